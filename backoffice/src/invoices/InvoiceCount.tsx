import { counted } from '@clinic/contract/platform/counted';
import { useGetList, useListContext } from 'react-admin';

/** Shows how many rows are on the screen, and how many invoices the clinic has in all. */
export function InvoiceCount() {
  const { data, total, filterValues, resource } = useListContext();
  const searched = Object.keys(filterValues).length > 0;
  const all = useGetList(
    resource,
    { filter: {}, pagination: { page: 1, perPage: 1 }, sort: { field: 'date', order: 'DESC' } },
    { enabled: searched },
  );
  const count = searched ? all.total : total;
  return count === undefined ? null : `Showing ${data?.length ?? 0} of ${counted(count, 'invoice')}`;
}
