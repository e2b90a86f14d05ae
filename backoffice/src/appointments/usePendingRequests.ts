import { useGetList } from 'react-admin';

/** Milliseconds between two reads. */
const REFRESH = 20_000;

/** Requests that wait for the front desk; undefined until loaded. Refreshes by itself and on window focus. */
export function usePendingRequests(): number | undefined {
  const { total } = useGetList(
    'appointments',
    {
      filter: { waiting: true },
      pagination: { page: 1, perPage: 1 },
      sort: { field: 'start', order: 'ASC' },
    },
    { refetchInterval: REFRESH, refetchOnWindowFocus: 'always', onError: () => undefined },
  );
  return total;
}
