import type { Role } from '@clinic/contract/constants';
import { tabStorage } from '../browser-storage.ts';
import { readSession, recentKey } from '../session/session.ts';
import type { Destination } from './destinations.ts';

/** Number of remembered results. */
const REMEMBERED = 6;

interface Kept {
  /** Id of the person: the tab may be another person's next. */
  person: string;
  opened: Destination[];
}

/** The results that the signed-in person has opened in this tab, latest first; they end with the session. */
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
  // Without storage only the recent results are lost.
  tabStorage.keep(recentKey(area), JSON.stringify({ person, opened } satisfies Kept));
}
