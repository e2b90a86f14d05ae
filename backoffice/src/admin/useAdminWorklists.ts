import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

const MINUTE = 60_000;
export const ADMIN_DAY = ['adminToday'] as const;

export function useAdminWorklists() {
  const server = useServer();
  return useQuery({
    queryKey: ADMIN_DAY,
    queryFn: () => server((api) => api.call(worklistCalls.admin, {})),
    refetchInterval: MINUTE,
    refetchOnWindowFocus: 'always',
  });
}
