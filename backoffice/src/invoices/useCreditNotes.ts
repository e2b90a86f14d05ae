import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Reads an invoice's credit notes. */
export function useCreditNotes(id: string, { enabled = true } = {}) {
  const server = useServer();
  return useQuery({
    queryKey: ['creditNotes', 'of', id],
    queryFn: () => server((api) => api.call(invoiceCalls.creditNotes, { id })),
    enabled,
  });
}
