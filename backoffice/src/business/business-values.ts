import type { Business, Paper } from '@clinic/contract/billing/business';
import { gstinAsStored, STATE_CODES, STATES } from '@clinic/contract/billing/gstin';

/** The settings as the form holds them: a missing day is empty text. */
export type BusinessValues = Omit<Business, 'closedUntil' | 'annualReturn'> & {
  closedUntil: string;
  annualReturn: string;
};

export const valuesOf = (business: Business): BusinessValues => ({
  ...business,
  closedUntil: business.closedUntil ?? '',
  annualReturn: business.annualReturn ?? '',
});

/** Converts an empty input from null or undefined to text. */
const text = (value: string | null | undefined): string => value ?? '';

export const businessOf = (values: BusinessValues): Business => ({
  ...values,
  legalName: text(values.legalName),
  address: text(values.address),
  state: text(values.state),
  registration: values.registration.map((row) => ({
    ...row,
    gstin: row.kind === 'none' ? '' : gstinAsStored(text(row.gstin)),
  })),
  upiId: text(values.upiId),
  upiPayee: text(values.upiPayee),
  limits: {
    discountPercent: values.limits.discountPercent ?? null,
    credit: values.limits.credit ?? null,
    refund: values.limits.refund ?? null,
  },
  closedUntil: values.closedUntil || null,
  annualReturn: values.annualReturn || null,
  signatory: text(values.signatory),
  foot: text(values.foot),
});

export const STATE_CHOICES = STATE_CODES.map((code) => ({ id: code, name: `${code} ${STATES[code]?.name}` }));

export const REGISTRATION_CHOICES = [
  { id: 'none', name: 'Not registered' },
  { id: 'regular', name: 'Regular' },
  { id: 'composition', name: 'Composition' },
];

export const DRAWER_CHOICES = [
  { id: 'clinic', name: 'One drawer for the clinic' },
  { id: 'person', name: 'A drawer for each person' },
];

export const PREFIX_LABELS: Record<Paper, string> = {
  invoice: 'Invoices',
  creditNote: 'Credit notes',
  receipt: 'Receipts',
  voucher: 'Receipt vouchers',
  refund: 'Refunds',
};
