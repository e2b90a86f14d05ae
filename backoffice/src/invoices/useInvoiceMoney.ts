import type { Invoice } from '@clinic/contract/billing/invoices';
import { useAccount } from '../payments/useAccount.ts';
import { useCreditNotes } from './useCreditNotes.ts';

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
