import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { receiptCalls } from '@clinic/contract/billing/receipt-calls';
import type { AnswerOf } from '@clinic/contract/calls';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';

export type OwnPapers = AnswerOf<typeof invoiceCalls.own> & AnswerOf<typeof receiptCalls.own>;

/** The client's own papers, newest first, with the clinic's details printed on them. */
export const ownPapersQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'papers', client],
    queryFn: async ({ signal }): Promise<OwnPapers> => {
      const [invoices, others] = await Promise.all([
        clientApi.call(invoiceCalls.own, {}, { signal }),
        clientApi.call(receiptCalls.own, {}, { signal }),
      ]);
      return { ...invoices, ...others };
    },
    // Always outdated, since the clinic may have made or paid one.
    staleTime: 0,
  });

/** The client's dues and credit, and the clinic's UPI address. */
export const ownAccountQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'money', client],
    queryFn: ({ signal }) => clientApi.call(paymentCalls.own, {}, { signal }),
    staleTime: 0,
  });
