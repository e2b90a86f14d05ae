import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';

/** The client's own papers, newest first, and how they are headed. */
export const ownInvoicesQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'invoices', client],
    queryFn: ({ signal }) => clientApi.call(invoiceCalls.own, {}, { signal }),
    // The clinic may have received or made one since.
    staleTime: 0,
  });

/** The client's dues and credit, and the clinic's UPI address. */
export const ownAccountQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'money', client],
    queryFn: ({ signal }) => clientApi.call(paymentCalls.own, {}, { signal }),
    staleTime: 0,
  });
