import { invoiceTotalsPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { CreateInvoiceDto } from './invoice.dto.ts';
import type { InvoiceRecord } from './invoice.schema.ts';

type Sums = Pick<
  InvoiceRecord,
  'plan' | 'taxPercent' | 'discountPercent' | 'subtotal' | 'discount' | 'tax' | 'total'
>;

/** What the server computes of an invoice, in paise; totals that a browser sends are not looked at. */
export function sumsOf(fields: CreateInvoiceDto): Sums {
  const name = fields.selectedPlan ?? '';
  const weeks = fields.numberOfWeeks ?? 0;
  const pricePerWeek = fields.pricePerWeek ?? 0;
  const discountPercent = fields.discount_Percent ?? 0;
  const taxPercent = fields.tax_Percent ?? 0;
  const isCharged = weeks > 0 && pricePerWeek > 0;
  return {
    plan: name || isCharged ? { name, weeks, pricePerWeek: toPaise(pricePerWeek) } : null,
    taxPercent,
    discountPercent,
    ...invoiceTotalsPaise({ items: fields.items, weeks, pricePerWeek, discountPercent, taxPercent }),
  };
}
