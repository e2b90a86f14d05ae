import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { SaidPaid } from '@clinic/contract/billing/said-paid';
import type { SaidPaidMark } from './invoice.schema.ts';

export const saidPaidView = ({ id, at, reference, due, open }: SaidPaidMark): SaidPaid => ({
  id: id.toHexString(),
  at: at.toISOString(),
  reference,
  due: fromPaise(due),
  open,
});
