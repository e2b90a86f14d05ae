import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

const MINUTE = 60_000;

export const DESK_DAY = ['deskToday'] as const;

/** The desk's day; `live`: read again every minute and on window focus. */
export function useDeskWorklists({ live }: { live: boolean }) {
  const server = useServer();
  return useQuery<DeskWorklists>({
    queryKey: DESK_DAY,
    queryFn: () => server((api) => api.call(worklistCalls.desk, {})),
    refetchInterval: live && MINUTE,
    refetchOnWindowFocus: live && 'always',
    staleTime: live ? MINUTE / 4 : Infinity,
  });
}
