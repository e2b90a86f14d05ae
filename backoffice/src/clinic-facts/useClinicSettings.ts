import { clinicCalls } from '@clinic/contract/clinic-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

export const CLINIC_KEY = ['clinic'];

/** Reads the clinic's facts as an admin sets them. */
export function useClinicSettings() {
  const server = useServer();
  return useQuery({
    queryKey: CLINIC_KEY,
    queryFn: () => server((api) => api.call(clinicCalls.read, {})),
  });
}
