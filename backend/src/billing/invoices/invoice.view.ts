import type { Invoice, InvoiceItem, StockWarning } from '@clinic/contract/billing/invoices';
import { paperState } from '@clinic/contract/billing/paper-state';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { personView } from '../../platform/http/person-view.ts';
import { stored } from '../../platform/http/stored.ts';
import { gstView } from './gst-paper.view.ts';
import { saidPaidView } from './said-paid.view.ts';
import type { InvoiceRecord } from './invoice.schema.ts';

export function invoiceView(invoice: InvoiceRecord): Invoice {
  const plan = invoice.plan && { ...invoice.plan, pricePerWeek: fromPaise(invoice.plan.pricePerWeek) };
  return {
    ...stored(invoice),
    invoiceNumber: invoice.invoiceNumber,
    date: invoice.date,
    client: personView(invoice.client),
    clientName: invoice.client.name,
    items: itemsOf(invoice),
    tax_Percent: invoice.taxPercent,
    discount_Percent: invoice.discountPercent,
    paymentMode: invoice.paymentMode,
    plan,
    selectedPlan: plan?.name ?? '',
    numberOfWeeks: plan?.weeks ?? 0,
    pricePerWeek: plan?.pricePerWeek ?? 0,
    subtotal: fromPaise(invoice.subtotal),
    discount: fromPaise(invoice.discount),
    tax: fromPaise(invoice.tax),
    total: fromPaise(invoice.total),
    ...moneyIn(invoice),
    ...(invoice.saidPaid && { saidPaid: saidPaidView(invoice.saidPaid) }),
    ...(invoice.replacedBy && { replacedBy: invoice.replacedBy.toHexString() }),
    ...(invoice.replaces && { replaces: invoice.replaces.toHexString() }),
    gst: invoice.gst ? gstView(invoice.gst) : null,
    ...(invoice.issuer && { issuer: invoice.issuer }),
  };
}

type Owed = Pick<Invoice, 'due' | 'settled' | 'credits' | 'dueOn' | 'state'>;

/** An invoice of a release without payments was paid in full. */
function moneyIn({ total, due = 0, settled = total, credits = [], dueOn = [] }: InvoiceRecord): Owed {
  return {
    due: fromPaise(due),
    settled: fromPaise(settled),
    credits: credits.map(({ id, amount, fromDue }) => ({
      id: id.toHexString(),
      amount: fromPaise(amount),
      fromDue: fromPaise(fromDue),
    })),
    dueOn: dueOn.map(({ day, amount }) => ({ day, amount: fromPaise(amount) })),
    state: paperState({ total, due, credited: credits.reduce((sum, { amount }) => sum + amount, 0) }),
  };
}

/** Lines of an item that ran short share what the stock had, the first line first. */
function itemsOf({ items, stock }: InvoiceRecord): InvoiceItem[] {
  const left = new Map<string, number>();
  for (const { item, wanted, booked } of stock)
    if (booked !== null && booked < wanted) left.set(item.toHexString(), booked);
  return items.map(({ id: item, name, quantity, price }) => {
    const id = item.toHexString();
    const had = left.get(id) ?? quantity;
    const given = Math.min(quantity, had);
    if (left.has(id)) left.set(id, had - given);
    const line = { id, name, quantity, price: fromPaise(price) };
    return given < quantity ? { ...line, toFollow: quantity - given } : line;
  });
}

export const warningsOf = ({ stock }: InvoiceRecord): StockWarning[] =>
  stock.flatMap(({ name, wanted, booked }) =>
    booked === null || booked >= wanted ? [] : [{ item: name, wanted, booked }],
  );
