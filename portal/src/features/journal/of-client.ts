import type { Day } from '@clinic/contract/clinic-calendar';
import { counted } from '@clinic/contract/platform/counted';
import type { ClientJournal, JournalRange } from '@clinic/contract/care/journal/journal';
import { adherenceOf } from '@clinic/contract/care/journal/journal-adherence';
import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import { queryOptions } from '@tanstack/react-query';
import { doctorApi } from '../../lib/http.ts';

export const journalQuery = (clientId: string, query: JournalRange) =>
  queryOptions({
    queryKey: ['doctor', 'journal', clientId, query],
    queryFn: ({ signal }) => doctorApi.call(journalCalls.ofClient, { clientId, query }, { signal }),
  });

/** "82 % of what was answered on 23 days"; empty while there are too few. */
export function followedWords({ days }: ClientJournal, today: Day): string {
  const { percent, answeredDays } = adherenceOf(days, today);
  return percent === null ? '' : `${percent} % of what was answered on ${counted(answeredDays, 'day')}`;
}
