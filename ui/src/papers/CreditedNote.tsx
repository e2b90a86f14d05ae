import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { ReactNode } from 'react';
import type { PaperMoney } from './paid-words.ts';

interface Props {
  invoice: Pick<Invoice, 'state' | 'credits'>;
  notes: PaperMoney['notes'] | undefined;
  /** Number of the invoice in its place; left out: there is none, or it is not read yet. */
  successor?: ReactNode;
}

const WORDS = { credited: 'Credited', partCredited: 'Credited in part' } as const;

/** Says on a paper that it was taken back, by which credit notes, and what takes its place. */
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
