import { addDays, type Day } from '@clinic/contract/clinic-calendar';
import { fromPaise, invoiceTotalsPaise } from '@clinic/contract/billing/invoice-totals';
import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import type { Instalment } from '@clinic/contract/billing/payments';

/** What a client of the demo clinic has paid before any invoice, in rupees. */
export const ADVANCE = 2000;

/** How the demo clinic's invoices are paid: most in full, some in part, by instalments, or not yet. */
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

/** Three of them, a month apart. */
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
