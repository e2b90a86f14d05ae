import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Ids of an invoice's items that are no longer in the inventory; none while that cannot be read. */
export function useRemovedItems({ id, items }: Pick<Invoice, 'id' | 'items'>) {
  const server = useServer();
  const ids = [...new Set(items.map((item) => item.id))];
  const { data, isPending, refetch } = useQuery({
    queryKey: ['inventory', 'of', id],
    queryFn: () => server((api) => api.getMany<InventoryItem>('inventory', { ids })),
    enabled: ids.length > 0,
    // The server refuses what cannot come back; the dialog need not wait for more tries.
    retry: false,
  });
  const there = data?.data.map((item) => item.id);
  const removed = new Set(there ? ids.filter((one) => !there.includes(one)) : []);
  return { removed, isPending: isPending && ids.length > 0, refetch };
}
