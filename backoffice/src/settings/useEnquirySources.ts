import { enquiryCalls } from '@clinic/contract/clients/enquiry-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

export const SOURCES_KEY = ['enquirySources'];

/** How people may say that they have heard of the clinic. */
export function useEnquirySources() {
  const server = useServer();
  return useQuery({
    queryKey: SOURCES_KEY,
    queryFn: () => server((api) => api.call(enquiryCalls.sources, {})),
  });
}
