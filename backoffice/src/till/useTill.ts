import { tillCalls } from '@clinic/contract/billing/till-calls';
import { useQuery } from '@tanstack/react-query';
import { useServer } from '../providers/useServer.ts';

export function useTill() {
  const server = useServer();
  return useQuery({ queryKey: ['till'], queryFn: () => server((api) => api.call(tillCalls.state, {})) });
}
