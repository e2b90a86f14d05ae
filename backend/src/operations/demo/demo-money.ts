import { addDays, type Day } from '@clinic/contract/clinic-calendar';
import { fromPaise, invoiceTotalsPaise } from '@clinic/contract/billing/invoice-totals';
import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import type { Instalment } from '@clinic/contract/billing/payments';

/** A payment that a demo client made before any invoice. */
export const ADVANCE = { mode: 'UPI', amount: 2000, reference: '8830 1177' } as const;

/** Ends of the numbers of invoices with a credited piece. */
export const CREDITED = [
  { ends: '0056', reason: 'Did not agree with the client', refund: null },
  { ends: '0051', reason: 'A sealed jar too many', refund: { mode: 'UPI', reference: '5512 0038' } },
] as const;

/** Change money in the drawer, and the sum counted in the evening. */
export const DRAWER = { float: 2000, counted: 1950 } as const;

/** An item whose price was raised since the last open day. */
export const RAISED = { name: 'Shatavari Powder', by: 40 } as const;

/** Yesterday's invoice with a lowered price. */
const CHEAPER = 58;

/** The price at which an item is sold. */
export const soldFor = (index: number, price: number): number => (index === CHEAPER ? price - 20 : price);

/** Payments of the demo invoices: most in full, some in part, by instalments, or open. */
export function demoPayment(
  index: number,
  invoice: CreateInvoice,
): Pick<CreateInvoice, 'payments' | 'dueOn'> {
  const parts = instalments(invoice);
  const amount = parts[0]?.amount ?? 0;
  if (index % 12 === 5) return { payments: [{ mode: 'UPI', amount, reference: '4471 0926' }], dueOn: parts };
  if (index % 20 === 18) return { payments: [{ mode: 'Cash', amount }] };
  return index === 57 ? { payments: [] } : {};
}

/** Three monthly instalments. */
function instalments({
  date,
  items,
  numberOfWeeks,
  pricePerWeek,
  discount_Percent,
  tax_Percent,
}: CreateInvoice): Instalment[] {
  const { total } = invoiceTotalsPaise({
    items,
    weeks: numberOfWeeks ?? 0,
    pricePerWeek: pricePerWeek ?? 0,
    discountPercent: discount_Percent ?? 0,
    taxPercent: tax_Percent ?? 0,
  });
  const third = Math.floor(total / 3);
  const part = (month: number, paise: number): Instalment => {
    const day: Day = addDays(date, 30 * month);
    return { day, amount: fromPaise(paise) };
  };
  return [part(0, total - 2 * third), part(1, third), part(2, third)];
}
