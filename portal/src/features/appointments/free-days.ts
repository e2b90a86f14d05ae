import { appointmentCalls } from '@clinic/contract/scheduling/appointment-calls';
import type { FreeTimes } from '@clinic/contract/scheduling/appointments';
import { addDays } from '@clinic/contract/clinic-calendar';
import type { FreeDay } from '@clinic/contract/scheduling/free-times';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { today } from '@clinic/ui/clinic-page';
import { clientApi } from '../../lib/http.ts';

const FIRST_DAYS = 7;
const MORE_DAYS = 14;

export const policyQuery = (token?: string) =>
  queryOptions({
    queryKey: ['client', 'policy'],
    queryFn: ({ signal }) => clientApi.call(appointmentCalls.policy, {}, { signal, token }),
    staleTime: 10 * 60_000,
  });

export type Wish = Pick<FreeTimes, 'doctor' | 'duration' | 'type' | 'except'>;

/** The doctor's days from today on, in pages; none after the day `last`. */
export const freeDaysQuery = (wish: Wish, last: string, token?: string) =>
  infiniteQueryOptions({
    queryKey: ['client', 'free-days', wish],
    initialPageParam: '',
    queryFn: async ({ pageParam, signal }): Promise<FreeDay[]> => {
      const date = pageParam || today();
      const end = addDays(date, (pageParam ? MORE_DAYS : FIRST_DAYS) - 1);
      const query = { ...wish, date, to: end < last ? end : last };
      return (await clientApi.call(appointmentCalls.freeTimes, { query }, { signal, token })).days ?? [];
    },
    getNextPageParam(days) {
      const next = days.at(-1);
      return next && next.date < last ? addDays(next.date, 1) : undefined;
    },
  });

export interface ClosedDays {
  from: string;
  to: string;
  why: string;
  /** True: times are free, but it is too late to book them online. */
  tooLate?: true;
}

/** Says why a day has no button. */
function whyNone({ date, closed, tooLate }: FreeDay): string {
  if (closed) return closed;
  if (!tooLate) return 'No free time';
  return date === today() ? 'Too late for today: please call' : 'Too late to ask for here: please call';
}

/** Days with free times one by one, closed days joined. */
export function shownDays(days: readonly FreeDay[]): (FreeDay | ClosedDays)[] {
  const shown: (FreeDay | ClosedDays)[] = [];
  for (const day of days) {
    const before = shown.at(-1);
    const why = whyNone(day);
    if (day.times.length > 0) shown.push(day);
    else if (before && 'why' in before && before.why === why) before.to = day.date;
    else shown.push({ from: day.date, to: day.date, why, ...(day.tooLate && { tooLate: day.tooLate }) });
  }
  return shown;
}
