import { useGetList } from 'react-admin';

/** Milliseconds between two looks at the number of pending requests. */
const REFRESH = 20_000;

/** How many appointment requests wait for the front desk; undefined while nobody knows. Refreshes by itself and when the window is looked at again. */
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
