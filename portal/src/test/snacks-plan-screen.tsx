import { inventoryCalls } from '@clinic/contract/billing/inventory-calls';
import { snacksPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import type { SnacksPlan } from '@clinic/contract/care/snacks-plans/snacks-plans';
import { answerApi, on, type Stub } from '@clinic/ui/test/api.ts';
import { anItem, clientId } from '@clinic/ui/test/records.ts';
import { clientRecord } from './client-record.ts';
import { renderAt } from './render.tsx';

export const snacksPlan: SnacksPlan = {
  id: 's'.repeat(24),
  client: clientId,
  _id: 's'.repeat(24),
  createdAt: '2026-01-05T10:00:00.000Z',
  updatedAt: '2026-01-06T10:00:00.000Z',
  snacks: [{ name: 'Granola', quantity: '2 spoons' }],
};
const items = [
  anItem({ id: '1', name: 'Green Tea', category: 'Snack', countInStock: 12 }),
  anItem({ id: '2', name: 'Granola', category: 'Snack', countInStock: 4 }),
  anItem({ id: '3', name: 'Trail Mix', category: 'Other', countInStock: 99 }),
];
export function open(answers: Stub[] = []) {
  const calls = answerApi([
    ...clientRecord(),
    on(snacksPlanCalls.current, { snacksPlan: null }, { clientId }),
    on(inventoryCalls.all, { items }),
    ...answers,
  ]);
  const bodies = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { bodies, ...renderAt(`/doctor/snacks/${clientId}`, { as: { area: 'doctor' } }) };
}
