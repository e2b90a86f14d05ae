import { addDays } from '@clinic/contract/clinic-calendar';
import type { ReportedProgram } from '@clinic/contract/care/client-progress/kind-progress';
import { MAX_JOURNAL_DAYS, type JournalRange } from '@clinic/contract/care/journal/journal';

/** The days of a program; of a very long one only the last. */
export function daysOf({ startDate, until }: Pick<ReportedProgram, 'startDate' | 'until'>): JournalRange {
  const least = addDays(until, 1 - MAX_JOURNAL_DAYS);
  return { from: startDate < least ? least : startDate, to: until };
}
