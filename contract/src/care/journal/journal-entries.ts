import { addDays, clinicToday, type Day } from '../../clinic-calendar.ts';
import {
  ENTRY_KEPT_DAYS,
  type ExpectedDay,
  type JournalAnswer,
  type JournalDay,
  type JournalEntry,
  type EntryState,
} from './journal.ts';

const WATER = /^water:[\w-]{8,64}$/;

/** An entry with the corrected time at which it counts. */
export type CountedEntry = Pick<JournalEntry, 'id' | 'item' | 'state' | 'sequence'> & { at: Date };

/**
 * When an entry was made by the server's clock: as long before `now` as the phone says before sending, and never later.
 */
export function correctedAt(at: Date, sentAt: Date, now: Date): Date {
  return new Date(Math.min(now.getTime() - (sentAt.getTime() - at.getTime()), now.getTime()));
}

/**
 * Tells whether an entry made at that moment may be about the day: its own day or the day before. Without network it
 * may arrive a week later.
 */
export function isOpenFor(day: Day, madeAt: Date, { now, zone }: { now: Date; zone: string }): boolean {
  const made = clinicToday(madeAt, zone);
  const isKept = made >= addDays(clinicToday(now, zone), -ENTRY_KEPT_DAYS);
  return isKept && (made === day || addDays(made, -1) === day);
}

/** Tells whether a day contains the item, and the item allows this answer. */
export function isAnswerable({ meals, doses }: ExpectedDay, item: string, state: EntryState): boolean {
  if (meals.some(({ key }) => key === item)) return true;
  if (doses.some(({ key }) => key === item)) return state !== 'swapped';
  return WATER.test(item) && (state === 'had' || state === 'none');
}

const isLaterByTime = (one: CountedEntry, other: CountedEntry): boolean =>
  one.at.getTime() === other.at.getTime() ? one.id > other.id : one.at > other.at;

function isLaterOnDevice(one: CountedEntry, other: CountedEntry): boolean {
  const [count, before] = [one.sequence?.count ?? 0, other.sequence?.count ?? 0];
  return count === before ? isLaterByTime(one, other) : count > before;
}

/** Keeps the last entry of each key. */
function lastOf(
  entries: Iterable<CountedEntry>,
  keyOf: (entry: CountedEntry) => string,
  isLater: (one: CountedEntry, other: CountedEntry) => boolean,
): CountedEntry[] {
  const last = new Map<string, CountedEntry>();
  for (const entry of entries) {
    const known = last.get(keyOf(entry));
    if (!known || isLater(entry, known)) last.set(keyOf(entry), entry);
  }
  return [...last.values()];
}

/** Entries without a sequence each count as from a device of its own. */
const deviceOf = ({ id, sequence }: CountedEntry): string => (sequence ? `d:${sequence.device}` : `e:${id}`);

/**
 * Merges all entries of a day, in any order of arrival: for an item, the last of each device by its count, and among
 * devices the latest by time, or the greater id. So a phone clock that was set back moves no tick behind an earlier
 * one.
 */
export function mergedEntries(
  entries: readonly CountedEntry[],
): Pick<JournalDay, 'answers' | 'water' | 'count'> {
  const ofDevices = lastOf(entries, (entry) => `${entry.item} ${deviceOf(entry)}`, isLaterOnDevice);
  const last = lastOf(ofDevices, ({ item }) => item, isLaterByTime);
  const count = Math.max(0, ...entries.map(({ sequence }) => sequence?.count ?? 0));
  const standing = last
    .filter(({ state }) => state !== 'none')
    .toSorted((one, other) => (one.item < other.item ? -1 : 1));
  const answers = standing.filter(({ item }) => !item.startsWith('water:'));
  return {
    answers: Object.fromEntries(answers.map(({ item, state }) => [item, state as JournalAnswer])),
    water: standing.flatMap(({ item }) => (item.startsWith('water:') ? item.slice('water:'.length) : [])),
    ...(count > 0 && { count }),
  };
}
