import { fromPaise, invoiceTotalsPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { PaymentPart } from '@clinic/contract/billing/payments';
import type { CreateInvoiceDto } from './invoice.dto.ts';
import type { InvoiceRecord } from './invoice.schema.ts';

type Sums = Pick<
  InvoiceRecord,
  'plan' | 'taxPercent' | 'discountPercent' | 'subtotal' | 'discount' | 'tax' | 'total'
>;

/** Tells if the invoice charges for weeks of a program; one without a price charges nothing. */
export const isCharged = ({ numberOfWeeks, pricePerWeek }: CreateInvoiceDto): boolean =>
  (numberOfWeeks ?? 0) > 0 && (pricePerWeek ?? 0) > 0;

/**
 * Lists the payments of a new invoice in paise: the whole total, unless the request names parts or uses the client's
 * credit.
 */
export function paymentsOf(fields: CreateInvoiceDto, total: number): PaymentPart[] {
  if (fields.payments) return fields.payments;
  if (fields.useCredit || total === 0) return [];
  return [{ mode: fields.paymentMode ?? 'Cash', amount: fromPaise(total) }];
}

/** Computes all amounts of an invoice in paise; totals sent by the browser are ignored, since they could be forged. */
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
