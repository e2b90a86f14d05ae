import type { Cover } from '@clinic/contract/dashboards/doctor-client';
import { useQuery } from '@tanstack/react-query';
import { clientSummaryQuery } from './api.ts';

/**
 * The doctor's access as a covering colleague: null for the client's own doctor, undefined while unknown. If it cannot
 * be read, the screen is the own doctor's, and the server refuses what is not allowed.
 */
export function useCover(clientId: string): Cover | null | undefined {
  const { data, isPending } = useQuery(clientSummaryQuery(clientId));
  return isPending ? undefined : (data?.cover ?? null);
}
