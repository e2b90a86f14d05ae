import { businessCalls } from '@clinic/contract/billing/business-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

export const BUSINESS_KEY = ['business'];

/** Reads the settings; `isNeeded` false: reads nothing. */
export function useBusiness(isNeeded = true) {
  const server = useServer();
  return useQuery({
    queryKey: BUSINESS_KEY,
    enabled: isNeeded,
    queryFn: () => server((api) => api.call(businessCalls.read, {})),
  });
}
