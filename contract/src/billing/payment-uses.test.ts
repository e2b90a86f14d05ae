import { expect, it } from 'vitest';
import type { PaymentUse } from './payments.ts';
import { paidNumbers, takenBy } from './payment-uses.ts';

const use = (invoice: string, taken: number | null): PaymentUse => ({
  id: `${invoice}${taken}`,
  invoice,
  invoiceNumber: `INV-${invoice}`,
  wanted: 50,
  taken,
});

it('an invoice that gave a payment back and took it again is told once, with all it has', () => {
  const uses = [use('1', 0), use('2', 20.1), use('1', 30.2), use('1', 0.1), use('3', null), use('4', 0)];
  expect(takenBy('1', uses)).toBe(30.3);
  expect(takenBy('3', uses)).toBe(0);
  expect(paidNumbers(uses)).toEqual(['INV-2', 'INV-1', 'INV-3']);
});
