import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import { unusualDay } from '@clinic/contract/billing/paper-days';
import { realDate } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import type { InvoiceForm } from './invoice-form.ts';
import { InvoiceNumber } from './InvoiceNumber.tsx';
import { bodyOf, totalsOf, type NewInvoice } from './new-invoice.ts';
import { PercentFields } from './PercentFields.tsx';

const shown = (amount?: number) => (amount === undefined ? '–' : formatRupees(amount));

const sumsOf = (invoice: NewInvoice, total: string): [string, string][] => {
  const totals = totalsOf(invoice);
  return [
    ['Subtotal', shown(totals?.subtotal)],
    ['Discount', totals ? formatDeduction(totals.discount) : '–'],
    ['Tax', shown(totals?.tax)],
    [total, shown(totals?.total)],
  ];
};

/** The form of an invoice without GST: its number and its per cent of tax are typed, and it keeps any day. */
export const SIMPLE_INVOICE: InvoiceForm = {
  dayRule: realDate,
  oddDay: (day) => (realDate(day) ? undefined : unusualDay(day, today())),
  number: <InvoiceNumber />,
  hasNumber: ({ invoiceNumber }) => Boolean(invoiceNumber?.trim()),
  recipient: null,
  programClass: null,
  percents: <PercentFields />,
  classOfLine: () => null,
  sums: (invoice) => sumsOf(invoice, 'Total'),
  total: (invoice) => totalsOf(invoice)?.total ?? null,
  lacks: () => undefined,
  body: bodyOf,
  afterDay: '.',
  isBeforeRegistration: false,
};

/** The same form on a day before the clinic's registration. */
export const INVOICE_BEFORE_REGISTRATION: InvoiceForm = {
  ...SIMPLE_INVOICE,
  sums: (invoice) => sumsOf(invoice, 'Total, before the registration: no GST'),
  isBeforeRegistration: true,
};
