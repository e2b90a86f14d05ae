import type { InventoryItem } from '@clinic/contract/billing/inventory';
import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { snacksPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { SaveSnacksPlan, SnacksPlan } from '@clinic/contract/care/snacks-plans/snacks-plans';
import type { RepeatKeys } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';
import { sentRows, type SnackRow } from './snack-rows.ts';

export const snacksPlanQuery = (clientId: string) =>
  queryOptions({
    queryKey: ['doctor', 'snacks', clientId],
    queryFn: async ({ signal }) =>
      (await doctorApi.call(snacksPlanCalls.current, { clientId }, { signal })).snacksPlan,
  });

export const snackStockQuery = queryOptions({
  queryKey: ['doctor', 'inventory', 'Snack'],
  queryFn: async ({ signal }) => {
    const { items }: { items?: InventoryItem[] } = await doctorApi.call(inventoryCalls.all, {}, { signal });
    if (!items) throw new Error('No inventory items found');
    return items.filter(({ category, kind }) => category === 'Snack' && kind !== 'service');
  },
});

interface Save {
  clientId: string;
  rows: SnackRow[];
  /** The plan to replace; null makes a new one. */
  base: Pick<SnacksPlan, 'updatedAt'> | null;
  /** Answers to findings of the plan checks. */
  answers: PlanAnswer[];
}

export async function saveSnacksPlan({ clientId, rows, base, answers }: Save, keys?: RepeatKeys) {
  const input: SaveSnacksPlan = {
    snacks: sentRows(rows),
    ...(base ? { updatedAt: base.updatedAt } : { newPlan: true }),
    answers,
  };
  return (await doctorApi.call(snacksPlanCalls.save, { clientId, body: input }, { keys })).snacksPlan;
}
