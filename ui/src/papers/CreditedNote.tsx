import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { ReactNode } from 'react';
import type { PaperMoney } from './paid-words.ts';

interface Props {
  invoice: Pick<Invoice, 'state' | 'credits'>;
  notes: PaperMoney['notes'] | undefined;
  /** Number of the replacing invoice; left out: there is none, or it is not loaded. */
  successor?: ReactNode;
}

const WORDS = { credited: 'Credited', partCredited: 'Credited in part' } as const;

/** Says on an invoice that it was credited, by which notes, and which invoice replaces it. */
export function CreditedNote({ invoice: { state, credits }, notes = [], successor }: Props) {
  if (state !== 'credited' && state !== 'partCredited') return null;
  const of = notes.filter(({ id }) => credits.some((credit) => credit.id === id));
  const by = of.map(({ number, day }) => `${number} of ${formatInvoiceDate(day)}`).join(', ');
  return (
    <strong>
      {WORDS[state]}
      {by && `: ${by}`}.{successor && <> {successor} takes its place.</>}
    </strong>
  );
}
