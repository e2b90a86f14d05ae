import { todayCalls } from '@clinic/contract/dashboards/today-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Milliseconds. */
const MINUTE = 60_000;
/** Under which the admin's day is kept. */
export const ADMIN_DAY = ['adminToday'] as const;

/** What waits for an admin; asked again every minute, and when the window is looked at again. */
export function useAdminToday() {
  const server = useServer();
  return useQuery({
    queryKey: ADMIN_DAY,
    queryFn: () => server((api) => api.call(todayCalls.admin, {})),
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
  });
}
