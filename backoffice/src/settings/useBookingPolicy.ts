import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

export const POLICY_KEY = ['bookingPolicy'];

/** The booking policy, and whether an admin has saved one yet. */
export function useBookingPolicy() {
  const server = useServer();
  return useQuery({
    queryKey: POLICY_KEY,
    queryFn: () => server((api) => api.call(appointmentCalls.policy, {})),
  });
}
