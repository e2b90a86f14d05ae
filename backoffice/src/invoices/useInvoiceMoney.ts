import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../payments/useAccount.ts';
import { useServer } from '../providers/useServer.ts';

/** Reads the payments for an invoice, and its credit notes. */
export function useInvoiceMoney({ id, client }: Pick<Invoice, 'id' | 'client'>) {
  const server = useServer();
  const account = useAccount(client.id);
  const notes = useQuery({
    queryKey: ['creditNotes', 'of', id],
    queryFn: () => server((api) => api.call(invoiceCalls.creditNotes, { id })),
  });
  return {
    payments: account.data?.payments.filter(({ uses }) => uses.some(({ invoice }) => invoice === id)),
    notes: notes.data?.creditNotes,
    error: account.error ?? notes.error,
    refetch: () => void Promise.all([account.refetch(), notes.refetch()]),
  };
}
