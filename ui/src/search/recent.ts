import type { Role } from '@clinic/contract/constants';
import { tabStorage } from '../browser-storage.ts';
import { readSession, recentKey } from '../session/session.ts';
import type { Destination } from './destinations.ts';

/** So many are remembered. */
const REMEMBERED = 6;

interface Kept {
  /** Id of the person: the tab may be another person's next. */
  person: string;
  opened: Destination[];
}

/**
 * Returns what the person who is signed in has opened by the search in this tab, the latest first; it ends
 * with the session.
 */
export function readRecent(area: Role): Destination[] {
  try {
    const { person, opened } = JSON.parse(tabStorage.read(recentKey(area)) ?? '{}') as Partial<Kept>;
    return opened && person === readSession(area)?.id ? opened : [];
  } catch {
    return [];
  }
}

export function remember(area: Role, destination: Destination): void {
  const person = readSession(area)?.id;
  if (!person) return;
  const others = readRecent(area).filter(({ key }) => key !== destination.key);
  const opened = [{ ...destination, group: 'Recently opened' as const }, ...others].slice(0, REMEMBERED);
  // Without storage, only the list of recent searches is lost.
  tabStorage.keep(recentKey(area), JSON.stringify({ person, opened } satisfies Kept));
}
