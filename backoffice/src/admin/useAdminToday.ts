import { todayCalls } from '@clinic/contract/dashboards/today-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

/** Milliseconds. */
const MINUTE = 60_000;
export const ADMIN_DAY = ['adminToday'] as const;

/** The admin's work lists; read again every minute and on window focus. */
export function useAdminToday() {
  const server = useServer();
  return useQuery({
    queryKey: ADMIN_DAY,
    queryFn: () => server((api) => api.call(todayCalls.admin, {})),
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
  });
}
