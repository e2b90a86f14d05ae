import { INVOICE_LIMITS } from '@clinic/contract/billing/invoices';
import { invoiceTotals, type InvoiceTotals } from '@clinic/contract/billing/invoice-totals';
import type { CreateInvoice } from '@clinic/contract/billing/invoices';
import type { MoneyMode } from '@clinic/contract/billing/payments';
import { money, percent, wholeNumber } from '@clinic/contract/rules';
import { emptyItem, isRightLine, lineOf, type ItemToAdd, type NewLine } from './item-to-add.ts';
import { emptyMoney, paymentOf, type TypedMoney } from './typed-money.ts';
import { emptyPaper, type TypedPaper } from './typed-paper.ts';

export interface NewInvoice {
  invoiceNumber: string;
  date: string;
  paymentMode: MoneyMode;
  money: TypedMoney;
  paper: TypedPaper;
  /** Why this invoice corrects another one. */
  reason: string;
  client: string;
  lines: NewLine[];
  toAdd: ItemToAdd;
  /** Name of the program; empty: none is charged. */
  selectedPlan: string;
  numberOfWeeks: number | null;
  pricePerWeek: number | null;
  tax_Percent: number | null;
  discount_Percent: number | null;
  /** In per cent, or for a registered clinic also in rupees. */
  discountUnit: '%' | '₹';
  discountAmount: number | null;
}

export const weeksRule = wholeNumber(INVOICE_LIMITS.weeks.min, INVOICE_LIMITS.weeks.max);

/** All lines: the added ones, and the complete row, which generating adds too. */
export function linesOf({ lines, toAdd }: Pick<NewInvoice, 'lines' | 'toAdd'>): NewLine[] {
  const last = lineOf(toAdd);
  return last ? [...lines, last] : lines;
}

export const emptyInvoice = (today: string, client: string): NewInvoice => ({
  invoiceNumber: '',
  date: today,
  paymentMode: 'Cash',
  money: emptyMoney,
  reason: '',
  paper: emptyPaper,
  client,
  lines: [],
  toAdd: emptyItem,
  selectedPlan: '',
  numberOfWeeks: 0,
  pricePerWeek: null,
  tax_Percent: 0,
  discount_Percent: 0,
  discountUnit: '%',
  discountAmount: null,
});

/** The sums by the server's arithmetic; null while a number is invalid. */
export function totalsOf(invoice: NewInvoice): InvoiceTotals | null {
  const { selectedPlan, numberOfWeeks, pricePerWeek } = invoice;
  const weeks = selectedPlan ? numberOfWeeks : 0;
  const weekPrice = selectedPlan ? pricePerWeek : 0;
  const tax = invoice.tax_Percent ?? 0;
  const discount = invoice.discount_Percent ?? 0;
  if (weeksRule(weeks) || money(weekPrice) || percent(tax) || percent(discount)) return null;
  const items = linesOf(invoice);
  if (!items.every(isRightLine)) return null;
  return invoiceTotals({
    items,
    weeks: weeks ?? 0,
    pricePerWeek: weekPrice ?? 0,
    discountPercent: discount,
    taxPercent: tax,
  });
}

export function shortages(lines: NewLine[]): { name: string; wanted: number; stock: number }[] {
  const sums = new Map<string, { name: string; wanted: number; stock: number }>();
  for (const { item, name, quantity, stock } of lines.filter(isRightLine)) {
    const sum = sums.get(item) ?? { name, wanted: 0, stock };
    sums.set(item, { ...sum, wanted: sum.wanted + quantity });
  }
  return [...sums.values()].filter(({ wanted, stock }) => wanted > stock);
}

/** Tells if the invoice charges for weeks of a program; then it needs no item. */
export const chargesProgram = ({ selectedPlan, numberOfWeeks, pricePerWeek }: NewInvoice): boolean =>
  Boolean(selectedPlan) && (numberOfWeeks ?? 0) > 0 && (pricePerWeek ?? 0) > 0;

export const bodyOf = (invoice: NewInvoice): CreateInvoice => ({
  invoiceNumber: invoice.invoiceNumber.trim(),
  date: invoice.date,
  client: invoice.client,
  items: linesOf(invoice).map(({ item, name, quantity, price }) => ({ id: item, name, quantity, price })),
  tax_Percent: invoice.tax_Percent ?? 0,
  discount_Percent: invoice.discount_Percent ?? 0,
  ...paymentOf(invoice.money, invoice.paymentMode, {
    date: invoice.date,
    total: totalsOf(invoice)?.total ?? 0,
  }),
  ...(invoice.selectedPlan && {
    selectedPlan: invoice.selectedPlan,
    numberOfWeeks: invoice.numberOfWeeks ?? 0,
    pricePerWeek: invoice.pricePerWeek ?? 0,
  }),
});
