import { addDays, type Day } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/counted';
import type { ReportedProgram } from '@clinic/contract/course-report';
import { MAX_JOURNAL_DAYS, type ClientJournal } from '@clinic/contract/journal';
import { adherenceOf } from '@clinic/contract/journal-adherence';
import { journalCalls } from '@clinic/contract/journal-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

/** What the client has answered in a program; of a very long one its last days. */
export function journalQuery(
  clientId: string,
  { startDate, until }: Pick<ReportedProgram, 'startDate' | 'until'>,
) {
  const least = addDays(until, 1 - MAX_JOURNAL_DAYS);
  const query = { from: startDate < least ? least : startDate, to: until };
  return queryOptions({
    queryKey: ['doctor', 'journal', clientId, query],
    queryFn: ({ signal }) => doctorApi.call(journalCalls.ofClient, { clientId, query }, { signal }),
  });
}

/** "82 % of what was answered on 23 days"; empty while that says nothing. */
export function followedWords({ days }: ClientJournal, today: Day): string {
  const { percent, answeredDays } = adherenceOf(days, today);
  return percent === null ? '' : `${percent} % of what was answered on ${counted(answeredDays, 'day')}`;
}
