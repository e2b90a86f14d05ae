import { businessCalls } from '@clinic/contract/billing/business-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

export const BUSINESS_KEY = ['business'];

export function useBusiness() {
  const server = useServer();
  return useQuery({
    queryKey: BUSINESS_KEY,
    queryFn: () => server((api) => api.call(businessCalls.read, {})),
  });
}
