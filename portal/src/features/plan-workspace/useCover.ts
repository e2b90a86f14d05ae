import type { Cover } from '@clinic/contract/dashboards/doctor-client';
import { useQuery } from '@tanstack/react-query';
import { clientSummaryQuery } from './api.ts';

/**
 * The doctor's cover for the client's own one: null for the own doctor, undefined while unknown. Without an
 * answer the screen is the own doctor's, and the server refuses what is not allowed.
 */
export function useCover(clientId: string): Cover | null | undefined {
  const { data, isPending } = useQuery(clientSummaryQuery(clientId));
  return isPending ? undefined : (data?.cover ?? null);
}
