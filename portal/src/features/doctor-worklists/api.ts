import { doctorWorklistCalls } from '@clinic/contract/dashboards/doctor-worklist-calls';
import type { HideRow } from '@clinic/contract/dashboards/work-rows';
import { worklistCalls } from '@clinic/contract/dashboards/worklist-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** The doctor's day; the present data stay on the screen during a refetch. */
export const doctorWorklistsQuery = () =>
  queryOptions({
    queryKey: ['doctor', 'today'],
    queryFn: ({ signal }) => doctorApi.call(doctorWorklistCalls.today, {}, { signal }),
    refetchInterval: 60_000,
    refetchOnWindowFocus: 'always',
    // Always outdated, since the doctor's work on a client changes the lists.
    staleTime: 0,
  });

export const hideRow = (row: HideRow) => doctorApi.call(worklistCalls.hide, { body: row });
