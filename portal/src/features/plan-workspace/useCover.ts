import type { Cover } from '@clinic/contract/dashboards/doctor-client';
import { useQuery } from '@tanstack/react-query';
import { clientSummaryQuery } from './api.ts';

/**
 * That the doctor covers for the client's own one: null for the own doctor, undefined while it is not known. When the
 * answer is missing the screen is the own doctor's, and the server refuses what is not allowed.
 */
export function useCover(clientId: string): Cover | null | undefined {
  const { data, isPending } = useQuery(clientSummaryQuery(clientId));
  return isPending ? undefined : (data?.cover ?? null);
}
