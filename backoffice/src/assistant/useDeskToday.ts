import type { DeskToday } from '@clinic/contract/dashboards/desk-today';
import { todayCalls } from '@clinic/contract/dashboards/today-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

const MINUTE = 60_000;

export const DESK_DAY = ['deskToday'] as const;

/** The desk's day; `live`: read again every minute and on window focus. */
export function useDeskToday({ live }: { live: boolean }) {
  const server = useServer();
  return useQuery<DeskToday>({
    queryKey: DESK_DAY,
    queryFn: () => server((api) => api.call(todayCalls.desk, {})),
    refetchInterval: live && MINUTE,
    refetchOnWindowFocus: live && 'always',
    staleTime: live ? MINUTE / 4 : Infinity,
  });
}
