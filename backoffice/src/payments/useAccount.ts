import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** A client's account; nothing is read while the id is empty. */
export function useAccount(clientId: string) {
  const server = useServer();
  return useQuery({
    queryKey: ['account', clientId],
    queryFn: () => server((api) => api.call(paymentCalls.account, { clientId })),
    enabled: clientId !== '',
  });
}
