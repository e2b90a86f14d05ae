import { addDays, type Day } from '@clinic/contract/clinic-calendar';
import { journalCalls } from '@clinic/contract/journal-calls';
import type { SavedJournal, TapState } from '@clinic/contract/journal';
import { today } from '@clinic/ui/clinic-page';
import { randomKey } from '@clinic/ui/session/request-keys.ts';
import { queryOptions } from '@tanstack/react-query';
import { clientApi } from '../../lib/http.ts';

/** What a client touched: an item of a day, and how it was. */
export interface Touched {
  day: Day;
  item: string;
  state: TapState;
  /** By this phone's clock. */
  at: Date;
}

/** The two days that can be answered. */
export const ownJournalQuery = (client: string) => {
  const to = today();
  return queryOptions({
    queryKey: ['client', 'journal', client, to],
    queryFn: async ({ signal }) => {
      const query = { from: addDays(to, -1), to };
      return (await clientApi.call(journalCalls.ofClient, { clientId: client, query }, { signal })).days;
    },
  });
};

export function sendTap({ day, item, state, at }: Touched): Promise<SavedJournal> {
  const taps = [{ id: randomKey(), item, state, at: at.toISOString() }];
  return clientApi.call(journalCalls.save, { day, body: { sentAt: new Date().toISOString(), taps } });
}
