import { clinicToday, type Day } from '@clinic/contract/clinic-calendar';
import { journalCalls } from '@clinic/contract/journal-calls';
import type { JournalDay, SavedJournal, TapState } from '@clinic/contract/journal';
import { clinicZone } from '@clinic/ui/clinic-page';
import { randomKey } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { withOfflineCopy } from '../../lib/offline-copy.ts';

/** What a client touched: an item of a day, and how it was. */
export interface Touched {
  day: Day;
  item: string;
  state: TapState;
  /** By this phone's clock. */
  at: Date;
}

/** The days that a phone knows of. */
export interface OwnDays {
  /** By how many milliseconds this phone's clock is ahead of the clinic's. */
  clockAhead: number;
  days: JournalDay[];
}

export const ownJournalQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'journal', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(client, 'journal', async (): Promise<OwnDays> => {
        const { now, days } = await clientApi.call(journalCalls.own, {}, { signal });
        return { clockAhead: Date.now() - Date.parse(now), days };
      }),
  });

/** Today at the clinic, also on a phone whose clock is wrong. */
export const clinicDay = ({ clockAhead }: OwnDays): Day =>
  clinicToday(new Date(Date.now() - clockAhead), clinicZone());

export function sendTap({ day, item, state, at }: Touched): Promise<SavedJournal> {
  const taps = [{ id: randomKey(), item, state, at: at.toISOString() }];
  return clientApi.call(journalCalls.save, { day, body: { sentAt: new Date().toISOString(), taps } });
}
