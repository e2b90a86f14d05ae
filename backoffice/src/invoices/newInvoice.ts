import { invoiceTotals, type InvoiceTotals } from '@clinic/contract/invoice-totals';
import type { CreateInvoice } from '@clinic/contract/invoices';
import type { PaymentMode } from '@clinic/contract/constants';
import { money, percent, wholeNumber } from '@clinic/contract/rules';

/** A line of the form; `stock` is what was there when the item was chosen. */
export interface NewLine {
  item: string;
  name: string;
  quantity: number;
  price: number;
  stock: number;
}

/** What the form holds. */
export interface NewInvoice {
  invoiceNumber: string;
  date: string;
  paymentMode: PaymentMode;
  client: string;
  lines: NewLine[];
  /** Empty: no plan on this invoice. */
  selectedPlan: string;
  numberOfWeeks: number | null;
  pricePerWeek: number | null;
  tax_Percent: number | null;
  discount_Percent: number | null;
}

export const MAX_WEEKS = 52;
export const quantityRule = wholeNumber(1, 9999);
export const weeksRule = wholeNumber(0, MAX_WEEKS);

export const emptyInvoice = (today: string, client: string): NewInvoice => ({
  invoiceNumber: '',
  date: today,
  paymentMode: 'Cash',
  client,
  lines: [],
  selectedPlan: '',
  numberOfWeeks: 0,
  pricePerWeek: null,
  tax_Percent: 0,
  discount_Percent: 0,
});

/** The sums as the server will compute them; null while a number is not one yet. */
export const totalsOf = (invoice: NewInvoice): InvoiceTotals | null => {
  const { lines, selectedPlan, numberOfWeeks, pricePerWeek } = invoice;
  const weeks = selectedPlan ? numberOfWeeks : 0;
  const weekPrice = selectedPlan ? pricePerWeek : 0;
  const tax = invoice.tax_Percent ?? 0;
  const discount = invoice.discount_Percent ?? 0;
  if (weeksRule(weeks) || money(weekPrice) || percent(tax) || percent(discount)) return null;
  return invoiceTotals({
    items: lines,
    weeks: weeks ?? 0,
    pricePerWeek: weekPrice ?? 0,
    discountPercent: discount,
    taxPercent: tax,
  });
};

/** How many pieces of each item are asked for beyond the stock. */
export const shortages = (lines: NewLine[]): { name: string; wanted: number; stock: number }[] => {
  const sums = new Map<string, { name: string; wanted: number; stock: number }>();
  for (const { item, name, quantity, stock } of lines) {
    const sum = sums.get(item) ?? { name, wanted: 0, stock };
    sums.set(item, { ...sum, wanted: sum.wanted + quantity });
  }
  return [...sums.values()].filter(({ wanted, stock }) => wanted > stock);
};

/** Whether everything that an invoice cannot do without is there. */
export const isComplete = ({ invoiceNumber, date, client, lines }: NewInvoice): boolean =>
  Boolean(invoiceNumber?.trim()) && Boolean(date) && Boolean(client) && lines.length > 0;

/** The body of `POST /api/invoice/addInvoice`. */
export const bodyOf = (invoice: NewInvoice): CreateInvoice => ({
  invoiceNumber: invoice.invoiceNumber.trim(),
  date: invoice.date,
  client: invoice.client,
  items: invoice.lines.map(({ item, name, quantity, price }) => ({ id: item, name, quantity, price })),
  tax_Percent: invoice.tax_Percent ?? 0,
  discount_Percent: invoice.discount_Percent ?? 0,
  paymentMode: invoice.paymentMode,
  ...(invoice.selectedPlan && {
    selectedPlan: invoice.selectedPlan,
    numberOfWeeks: invoice.numberOfWeeks ?? 0,
    pricePerWeek: invoice.pricePerWeek ?? 0,
  }),
});
