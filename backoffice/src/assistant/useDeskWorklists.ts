import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

const MINUTE = 60_000;

export const DESK_DAY = ['deskToday'] as const;

/** The desk's day, read again every minute and on window focus. */
export function useDeskWorklists() {
  const server = useServer();
  return useQuery<DeskWorklists>({
    queryKey: DESK_DAY,
    queryFn: () => server((api) => api.call(worklistCalls.desk, {})),
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
    staleTime: MINUTE / 4,
  });
}
