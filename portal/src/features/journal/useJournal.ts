import type { Day } from '@clinic/contract/clinic-calendar';
import type { JournalDay } from '@clinic/contract/care/journal/journal';
import { randomKey } from '@clinic/ui/session/request-keys.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ownJournalQuery, unsentQuery } from './api.ts';
import { dropEntries, isLost, keepEntry, phoneNow, type KeptEntry } from './kept-entries.ts';
import { keepSending, sendUnsent } from './sending.ts';
import { nextSequence } from './tick-sequence.ts';

/** The day with the entry, before the server has answered. */
function touched(day: JournalDay, { item, state }: KeptEntry): JournalDay {
  if (item.startsWith('water:')) {
    const glass = item.slice('water:'.length);
    const others = day.water.filter((one) => one !== glass);
    return { ...day, water: state === 'none' ? others : [...others, glass] };
  }
  const { [item]: _before, ...others } = day.answers;
  return { ...day, answers: state === 'none' ? others : { ...others, [item]: state } };
}

/** `seen`: the highest count of the day that the clinic or a waiting tick has. */
const madeNow = (touch: Pick<KeptEntry, 'account' | 'day' | 'item' | 'state'>, seen: number): KeptEntry => ({
  ...touch,
  id: randomKey(),
  at: phoneNow().toISOString(),
  sequence: nextSequence(touch.account, seen),
});

/** A client's days with this phone's unsent ticks; a tick shows at once, and is sent when possible. */
export function useJournal(account: string) {
  const queryClient = useQueryClient();
  const known = useQuery(ownJournalQuery(account));
  const { queryKey } = unsentQuery(account);
  const kept = useQuery(unsentQuery(account)).data;
  const unsent = kept?.filter((entry) => !isLost(entry)) ?? [];
  const days =
    kept &&
    known.data?.days.map((day) => unsent.filter((entry) => entry.day === day.day).reduce(touched, day));
  const enter = async (day: Day, entries: readonly Pick<KeptEntry, 'item' | 'state'>[]) => {
    const waiting = unsent.filter((entry) => entry.day === day).map(({ sequence }) => sequence?.count ?? 0);
    const answered = known.data?.days.find((one) => one.day === day)?.count ?? 0;
    const seen = Math.max(answered, ...waiting);
    const made = entries.map((entry) => madeNow({ account, day, ...entry }, seen));
    // An earlier request must not remove the new tick from the screen.
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData(queryKey, (before) => [
      ...(before ?? []),
      ...made.map((entry) => ({ ...entry, waits: false })),
    ]);
    for (const entry of made) await keepEntry(entry);
    await sendUnsent(account, queryClient);
  };
  useEffect(() => keepSending(queryClient), [queryClient]);
  const lost = kept?.filter((one) => isLost(one)) ?? [];
  const forget = async () => {
    await dropEntries(lost);
    queryClient.setQueryData(queryKey, (entries) => entries?.filter((one) => !isLost(one)));
  };
  return { known, days, waiting: unsent.filter(({ waits }) => waits), lost, forget, enter };
}
