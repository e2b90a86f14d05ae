import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { ClientAccount, MoneyMode, Payment } from '@clinic/contract/billing/payments';
import type { PaperMoney } from '@clinic/ui/papers/paid-words.ts';
import { useAccount } from '../payments/useAccount.ts';
import { useCreditNotes } from './useCreditNotes.ts';

/** The mode of an invoice's payments, if they had only one. */
export function paidBy(payments: readonly Payment[] = []): MoneyMode | undefined {
  const modes = new Set(payments.filter(({ reversed }) => !reversed).map(({ mode }) => mode));
  return modes.size === 1 ? [...modes][0] : undefined;
}

/** Payments and credit notes for the printed paper, once both are loaded. */
const paperOf = (payments: Payment[] | undefined, notes: CreditNote[] | undefined): PaperMoney | undefined =>
  payments && notes && { payments, notes };

/** The client's payments that the invoice took money of. */
export const paymentsFor = (invoice: string, { payments }: Pick<ClientAccount, 'payments'>): Payment[] =>
  payments.filter(({ uses }) => uses.some((use) => use.invoice === invoice));

/** Reads the payments for an invoice, and its credit notes. */
export function useInvoiceMoney({ id, client }: Pick<Invoice, 'id' | 'client'>) {
  const account = useAccount(client.id);
  const notes = useCreditNotes(id);
  const payments = account.data && paymentsFor(id, account.data);
  const noted = notes.data?.creditNotes;
  return {
    payments,
    notes: noted,
    paper: paperOf(payments, noted),
    error: account.error ?? notes.error,
    refetch: () => void Promise.all([account.refetch(), notes.refetch()]),
  };
}
