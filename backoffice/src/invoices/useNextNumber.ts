import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Proposes an invoice number for the form of this key; empty until the server answers. */
export function useNextNumber(form: string): string {
  const server = useServer();
  const { data } = useQuery({
    queryKey: ['nextInvoiceNumber', form],
    queryFn: () => server((api) => api.call(invoiceCalls.nextNumber, {})),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return data?.invoiceNumber ?? '';
}
