import type { InventoryItem } from '@clinic/contract/billing/inventory';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Ids of an invoice's items that the inventory no longer has; none while that is unknown. */
export function useRemovedItems({ id, items }: Pick<Invoice, 'id' | 'items'>) {
  const server = useServer();
  const ids = [...new Set(items.map((item) => item.id))];
  const { data, isPending, refetch } = useQuery({
    queryKey: ['inventory', 'of', id],
    queryFn: () => server((api) => api.getMany<InventoryItem>('inventory', { ids })),
    enabled: ids.length > 0,
    // Not repeated: the server refuses impossible returns anyway, so the dialog need not wait.
    retry: false,
  });
  const there = data?.data.map((item) => item.id);
  const removed = new Set(there ? ids.filter((one) => !there.includes(one)) : []);
  return { removed, isPending: isPending && ids.length > 0, refetch };
}
