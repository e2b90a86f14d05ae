import { useGetList } from 'react-admin';

/** Milliseconds between two reads. */
const REFRESH = 20_000;

/** Number of open requests; undefined until it is known. Read again by timer and on window focus. */
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
