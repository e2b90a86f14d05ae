import { counted } from '@clinic/contract/platform/counted';
import { useGetList, useListContext } from 'react-admin';

/** The number of rows on the screen, and of the clinic's invoices regardless of the search. */
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
