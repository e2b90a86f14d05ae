import { journalCalls } from '@clinic/contract/care/journal/journal-calls';
import type { JournalDay, SavedJournal } from '@clinic/contract/care/journal/journal';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';
import { changeOfflineCopy, withOfflineCopy } from '../../lib/offline-copy.ts';
import { keptEntries, phoneNow, type KeptEntry } from './kept-entries.ts';

/** The days that are stored on the phone. */
export interface OwnDays {
  days: JournalDay[];
}

const OFFLINE = 'days';

export const ownJournalQuery = (client: string) =>
  queryOptions({
    queryKey: ['client', 'journal', client],
    queryFn: ({ signal }) =>
      withOfflineCopy(client, OFFLINE, async (): Promise<OwnDays> => {
        const { days } = await clientApi.call(journalCalls.own, {}, { signal });
        return { days };
      }),
  });

/**
 * Shows a day of the server's answer, also without network. False: the days must be loaded, since a load was running or
 * the day is missing.
 */
export async function showAnswered(
  account: string,
  answered: JournalDay,
  queryClient: QueryClient,
): Promise<boolean> {
  const { queryKey } = ownJournalQuery(account);
  const change = (own: OwnDays): OwnDays => ({
    ...own,
    days: own.days.map((day) => (day.day === answered.day ? answered : day)),
  });
  const wasLoading = queryClient.isFetching({ queryKey }) > 0;
  await queryClient.cancelQueries({ queryKey });
  const own = queryClient.setQueryData(queryKey, (known) => known && change(known));
  changeOfflineCopy(account, OFFLINE, change);
  return !wasLoading && own?.days.some(({ day }) => day === answered.day) === true;
}

/** A tick that the server has not received. */
export interface UnsentEntry extends KeptEntry {
  /** True after a failed sending, or for a tick of an earlier visit; false while it is being sent. */
  waits: boolean;
}

export const unsentQuery = (account: string) =>
  queryOptions({
    queryKey: ['client', 'journal unsent', account],
    queryFn: async (): Promise<UnsentEntry[]> =>
      (await keptEntries(account)).map((entry) => ({ ...entry, waits: true })),
    staleTime: Infinity,
    refetchOnReconnect: false,
    // Read again on focus, since another tab may have sent them.
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
  });

export function sendEntries(batch: readonly KeptEntry[]): Promise<SavedJournal> {
  const entries = batch.map(({ id, item, state, at, sequence }) => ({ id, item, state, at, sequence }));
  const body = { sentAt: phoneNow().toISOString(), taps: entries };
  return clientApi.call(journalCalls.save, { day: batch[0]?.day ?? '', body });
}
