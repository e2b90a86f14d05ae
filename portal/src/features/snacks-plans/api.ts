import type { InventoryItem } from '@clinic/contract/inventory';
import type { SaveSnacksPlan, SnacksPlan } from '@clinic/contract/snacks-plans';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { sentRows, type SnackRow } from './snack-rows.ts';

export const snacksPlanQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'snacks', clientId],
    queryFn: async ({ signal }) => {
      const path = `/snacksPlan/getClientsSnacksPlan/${clientId}`;
      return (await doctorApi.get<{ snacksPlan: SnacksPlan | null }>(path, { signal })).snacksPlan;
    },
  });

/** The clinic's snacks with what is in stock. */
export const snackStockQuery = queryOptions({
  queryKey: ['doctor', 'inventory', 'Snack'],
  queryFn: async ({ signal }) => {
    const { items } = await doctorApi.get<{ items?: InventoryItem[] }>('/inventory/getAllItems', { signal });
    if (!items) throw new Error('No inventory items found');
    return items.filter(({ category }) => category === 'Snack');
  },
});

interface Save {
  clientId: string;
  rows: SnackRow[];
  /** The plan that is replaced; null makes a new one. */
  base: Pick<SnacksPlan, 'updatedAt'> | null;
}

export function saveSnacksPlan({ clientId, rows, base }: Save) {
  const input: SaveSnacksPlan = {
    snacks: sentRows(rows),
    ...(base ? { updatedAt: base.updatedAt } : { newPlan: true }),
  };
  return doctorApi.post<{ snacksPlan?: SnacksPlan; message?: string }>(`/snacksPlan/save/${clientId}`, input);
}
