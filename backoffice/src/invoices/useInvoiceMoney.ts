import type { Invoice } from '@clinic/contract/billing/invoices';
import type { MoneyMode, Payment } from '@clinic/contract/billing/payments';
import { useAccount } from '../payments/useAccount.ts';
import { useCreditNotes } from './useCreditNotes.ts';

/** The way in which an invoice was paid, when it was one. */
export function paidBy(payments: readonly Payment[] = []): MoneyMode | undefined {
  const modes = new Set(payments.filter(({ reversed }) => !reversed).map(({ mode }) => mode));
  return modes.size === 1 ? [...modes][0] : undefined;
}

/** Reads the payments for an invoice, and its credit notes. */
export function useInvoiceMoney({ id, client }: Pick<Invoice, 'id' | 'client'>) {
  const account = useAccount(client.id);
  const notes = useCreditNotes(id);
  return {
    payments: account.data?.payments.filter(({ uses }) => uses.some(({ invoice }) => invoice === id)),
    notes: notes.data?.creditNotes,
    error: account.error ?? notes.error,
    refetch: () => void Promise.all([account.refetch(), notes.refetch()]),
  };
}
