import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { useQuery } from '@tanstack/react-query';
import { useGetList } from 'react-admin';
import { useServer } from '../providers/useServer.ts';
import { clientsVisitsQuery } from './useActiveVisit.ts';
import { usualType } from './usual-type.ts';

/** Number of the clinic's latest visits that decide the usual type. */
const LATEST = 50;

/** The type that a new booking starts with; undefined until loaded. */
export function useUsualType(client: string) {
  const server = useServer();
  const own = useQuery(clientsVisitsQuery(server, client));
  const { data: all, isPending } = useGetList<Appointment>(
    'appointments',
    { pagination: { page: 1, perPage: LATEST }, sort: { field: 'createdAt', order: 'DESC' } },
    { staleTime: Infinity, onError: () => undefined },
  );
  if (isPending || (client && own.isPending)) return undefined;
  return usualType(own.data?.appointments ?? [], all ?? []);
}
