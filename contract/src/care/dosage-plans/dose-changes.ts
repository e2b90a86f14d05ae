import type { Day } from '../../clinic-calendar.ts';
import { DOSAGE_SLOT_LABELS, DOSAGE_SLOTS } from '../../constants.ts';
import type { DosageEntry } from './dosage-plans.ts';
import { whenText } from './dose-in-words.ts';
import { courseText } from './dose-words.ts';

/** Most lines about one save. */
export const MAX_CHANGES = 20;
/** Days for which the client reads what a save changed. */
export const CHANGES_SHOWN_DAYS = 7;

/** The slots in words: "Morning 1 (After meal), Dinner 2". */
function slotsText({ dosage }: DosageEntry): string {
  const taken = DOSAGE_SLOTS.filter((slot) => dosage[slot].count > 0);
  const parts = taken.map((slot) => {
    const when = whenText(dosage[slot]);
    return `${DOSAGE_SLOT_LABELS[slot]} ${dosage[slot].count}${when && ` (${when})`}`;
  });
  return parts.join(', ') || 'as your doctor told you';
}

function daysText(entry: DosageEntry, today: Day): string {
  const { rhythm } = entry;
  const days = courseText(entry, today) || 'every day';
  return rhythm && 'weekdays' in rhythm && days === courseText({ rhythm }, today) ? `${days} only` : days;
}

const textOf = (entry: DosageEntry, today: Day): string =>
  [slotsText(entry), courseText(entry, today)].filter(Boolean).join(', ');

/** The changes of one entry. */
function changesOf(before: DosageEntry, entry: DosageEntry, today: Day): string[] {
  const quantity = entry.quantity || 'no strength';
  const changes = [
    before.name !== entry.name && `instead of ${before.name}`,
    before.quantity !== entry.quantity && `${quantity} instead of ${before.quantity || 'no strength'}`,
    slotsText(before) !== slotsText(entry) && slotsText(entry),
    daysText(before, today) !== daysText(entry, today) && daysText(entry, today),
    before.vehicle !== entry.vehicle &&
      (entry.vehicle ? `with ${entry.vehicle}` : `without ${before.vehicle}`),
    before.notes !== entry.notes && (entry.notes.replaceAll(/\s+/g, ' ') || 'without its note'),
  ].filter((change) => change !== false);
  return changes.length > 0 ? [`${entry.name}: ${changes.join('; ')}`] : [];
}

/**
 * The changes of a save, in words for the client, at most 20 lines: "Vitamin D3: Sundays only". Entries are told apart by
 * their ids.
 */
export function doseChanges(
  before: readonly DosageEntry[],
  after: readonly DosageEntry[],
  today: Day,
): string[] {
  const known = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const lines = [
    ...after.flatMap((entry) => {
      const standing = known.get(entry.id);
      return standing ? changesOf(standing, entry, today) : [`${entry.name}: new, ${textOf(entry, today)}`];
    }),
    ...before.filter(({ id }) => !kept.has(id)).map(({ name }) => `${name}: no longer taken`),
  ];
  return lines.length <= MAX_CHANGES
    ? lines
    : [...lines.slice(0, MAX_CHANGES - 1), `and ${lines.length - MAX_CHANGES + 1} more`];
}
