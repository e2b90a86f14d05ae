import { fromPaise, invoiceTotalsPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { PaymentPart } from '@clinic/contract/billing/payments';
import type { CreateInvoiceDto } from './invoice.dto.ts';
import type { InvoiceRecord } from './invoice.schema.ts';

type Sums = Pick<
  InvoiceRecord,
  'plan' | 'taxPercent' | 'discountPercent' | 'subtotal' | 'discount' | 'tax' | 'total'
>;

/** Whether weeks of a program are paid for. */
export const isCharged = ({ numberOfWeeks, pricePerWeek }: CreateInvoiceDto): boolean =>
  (numberOfWeeks ?? 0) > 0 && (pricePerWeek ?? 0) > 0;

/** What was paid of the total, in paise: all of it, unless the parts are named or the client's credit is used. */
export function paymentsOf(fields: CreateInvoiceDto, total: number): PaymentPart[] {
  if (fields.payments) return fields.payments;
  if (fields.useCredit || total === 0) return [];
  return [{ mode: fields.paymentMode ?? 'Cash', amount: fromPaise(total) }];
}

/** What the server computes of an invoice, in paise; totals that a browser sends are not looked at. */
export function sumsOf(fields: CreateInvoiceDto): Sums {
  const name = fields.selectedPlan ?? '';
  const weeks = fields.numberOfWeeks ?? 0;
  const pricePerWeek = fields.pricePerWeek ?? 0;
  const discountPercent = fields.discount_Percent ?? 0;
  const taxPercent = fields.tax_Percent ?? 0;
  return {
    plan: name || isCharged(fields) ? { name, weeks, pricePerWeek: toPaise(pricePerWeek) } : null,
    taxPercent,
    discountPercent,
    ...invoiceTotalsPaise({ items: fields.items, weeks, pricePerWeek, discountPercent, taxPercent }),
  };
}
