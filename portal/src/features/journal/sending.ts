import { MAX_BATCH } from '@clinic/contract/care/journal/journal';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { readSession } from '@clinic/ui/session/session.ts';
import type { QueryClient } from '@tanstack/react-query';
import { ownJournalQuery, sendEntries, showAnswered, unsentQuery } from './api.ts';
import { dropEntries, isLost, keptEntries, type KeptEntry } from './kept-entries.ts';

let running: Promise<void> = Promise.resolve();

/** Sends an account's stored ticks, batch after batch; those that cannot be sent now stay. */
export function sendUnsent(account: string, queryClient: QueryClient): Promise<void> {
  running = running
    .then(() => send(account, queryClient))
    .catch((failure: unknown) => console.warn('Ticks wait on this phone.', failure));
  return running;
}

async function send(account: string, queryClient: QueryClient): Promise<void> {
  const entries = (await keptEntries(account)).filter((entry) => !isLost(entry));
  if (entries.length === 0) return;
  let isShown = true;
  for (const batch of batchesOf(entries)) {
    // Sends only with the session of the ticks' account.
    if (readSession('client')?.id !== account) return;
    const sent = await sendBatch(batch, account, queryClient);
    isShown &&= sent === 'shown';
    if (sent !== 'waits') continue;
    const tried = new Set(entries.map(({ id }) => id));
    queryClient.setQueryData(unsentQuery(account).queryKey, (unsent) =>
      unsent?.map((entry) => (tried.has(entry.id) ? { ...entry, waits: true } : entry)),
    );
    break;
  }
  if (!isShown) await queryClient.invalidateQueries({ queryKey: ownJournalQuery(account).queryKey });
}

/** Batches of one day each, up to the server's limit. */
function batchesOf(entries: readonly KeptEntry[]): KeptEntry[][] {
  const days = [...new Set(entries.map(({ day }) => day))];
  return days.flatMap((day) => {
    const ofDay = entries.filter((entry) => entry.day === day);
    const count = Math.ceil(ofDay.length / MAX_BATCH);
    return Array.from({ length: count }, (_, index) =>
      ofDay.slice(index * MAX_BATCH, (index + 1) * MAX_BATCH),
    );
  });
}

/**
 * How a batch was sent: when one waits, the rest is not tried now; when it cannot be shown, the days must be loaded.
 */
type Sent = 'shown' | 'not shown' | 'waits';

async function sendBatch(batch: KeptEntry[], account: string, queryClient: QueryClient): Promise<Sent> {
  const { queryKey: unsentKey } = unsentQuery(account);
  let isShown = false;
  try {
    const { journal, notTaken } = await sendEntries(batch);
    isShown = await showAnswered(account, journal, queryClient);
    if (notTaken.length > 0)
      notify.error('Your plan does not ask for that on this day, so it was not counted.');
  } catch (failure) {
    // The server would refuse it again (400), so it is not repeated.
    const isWrong = failure instanceof ApiError && failure.status === 400;
    if (!isWrong) return 'waits';
    notify.error('This could not be counted.');
  }
  await dropEntries(batch);
  const ids = new Set(batch.map(({ id }) => id));
  queryClient.setQueryData(unsentKey, (entries) => entries?.filter(({ id }) => !ids.has(id)));
  return isShown ? 'shown' : 'not shown';
}

let stopBefore = (): void => undefined;

/**
 * Sends the signed-in client's ticks: now, when the network returns, and when the page gets the focus, as long as the
 * page is open.
 */
export function keepSending(queryClient: QueryClient): void {
  stopBefore();
  const now = () => {
    const account = readSession('client')?.id;
    if (account !== undefined && document.visibilityState === 'visible')
      void sendUnsent(account, queryClient);
  };
  now();
  window.addEventListener('online', now);
  document.addEventListener('visibilitychange', now);
  stopBefore = () => {
    window.removeEventListener('online', now);
    document.removeEventListener('visibilitychange', now);
  };
}
