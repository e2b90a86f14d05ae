import { cleanLine, cleanText, hasVisibleText } from '../../clients/client-input.ts';
import { DOSAGE_SLOTS, DOSAGE_TIMINGS, type DosageSlot, type DosageTiming } from '../../constants.ts';
import type { Dosage, DosageEntry, DosagePlanKind, SlotDose } from './dosage-plans.ts';
import { firstNumber } from '../../reading/numbers.ts';
import { objectOf, readCourse } from './course-rules.ts';
import { DOSE_MOMENTS, type DoseMoment } from './dose-course.ts';

const noDose = (): SlotDose => ({ count: 0, timing: '' });

/** A dosage without pieces: every slot has count 0 and no timing. */
export function emptyDosage(): Dosage {
  return {
    onRising: noDose(),
    morning: noDose(),
    lunch: noDose(),
    snacks: noDose(),
    dinner: noDose(),
  };
}

/** Pieces a day: the sum of the five counts. */
export function dosageTotal(dosage: Dosage): number {
  return DOSAGE_SLOTS.reduce((sum, slot) => sum + dosage[slot].count, 0);
}

/** Sets a slot's count (whole, at least 0; fractions are dropped); 0 clears its timing and moment. */
export function withCount(dosage: Dosage, slot: DosageSlot, count: number): Dosage {
  const whole = Number.isFinite(count) ? Math.max(Math.trunc(count), 0) : 0;
  return { ...dosage, [slot]: whole === 0 ? noDose() : { ...dosage[slot], count: whole } };
}

/** A dose of more pieces a day needs a confirmation before it is saved. */
export const ASKED_A_DAY = 10;

/** Sets a slot's timing, and its count to at least 1; clears its moment. */
export function withTiming(dosage: Dosage, slot: DosageSlot, timing: DosageTiming): Dosage {
  const { count } = dosage[slot];
  return { ...dosage, [slot]: { count: timing === '' ? count : Math.max(count, 1), timing } };
}

/** Tells whether pieces of a slot may be taken at that moment: `bedtime` only with dinner. */
export const isMomentOf = (slot: DosageSlot, moment: DoseMoment): boolean =>
  moment !== 'bedtime' || slot === 'dinner';

/** Sets a slot's moment in place of its timing, and its count to at least 1; undefined clears it. */
export function withMoment(dosage: Dosage, slot: DosageSlot, moment: DoseMoment | undefined): Dosage {
  const { count, timing } = dosage[slot];
  return {
    ...dosage,
    [slot]: moment ? { count: Math.max(count, 1), timing: '', moment } : { count, timing },
  };
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const isTiming = (value: unknown): value is DosageTiming =>
  (DOSAGE_TIMINGS as readonly unknown[]).includes(value);

const isMoment = (value: unknown): value is DoseMoment =>
  (DOSE_MOMENTS as readonly unknown[]).includes(value);

function readDosage(value: unknown): Dosage {
  const slots = objectOf(value);
  return DOSAGE_SLOTS.reduce((dosage, slot) => {
    const { count, timing, moment } = objectOf(slots[slot]);
    const counted = withCount(dosage, slot, firstNumber(textOf(count)) ?? 0);
    if (counted[slot].count === 0) return counted;
    if (isTiming(timing) && timing !== '') return withTiming(counted, slot, timing);
    return isMoment(moment) && isMomentOf(slot, moment) ? withMoment(counted, slot, moment) : counted;
  }, emptyDosage());
}

/**
 * Reads an entry in any shape that a release has written: without a dosage, or with `unitCount` and `unitType`
 * ("2", "tablet") in place of a quantity. `total` is always computed; a course's fields that cannot be are left out.
 */
export function readDosageEntry(stored: unknown): DosageEntry {
  const { id, _id, name, quantity, unitCount, unitType, notes, dosage: slots } = objectOf(stored);
  const units = cleanLine(`${textOf(unitCount)} ${textOf(unitType)}`);
  const dosage = readDosage(slots);
  return {
    id: textOf(id) || textOf(_id),
    name: cleanLine(textOf(name)),
    quantity: cleanLine(textOf(quantity)) || units,
    notes: cleanText(textOf(notes)),
    dosage,
    total: dosageTotal(dosage),
    ...readCourse(stored),
  };
}

/** The entries with a name: only these are saved. */
export function namedEntries<Entry extends { name: string }>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ name }) => hasVisibleText(name));
}

type Typed = Pick<DosageEntry, 'name' | 'quantity' | 'notes' | 'dosage'>;

/** Tells whether an entry is empty; empty entries are left out on save. */
export function isBlankEntry({ name, quantity, notes, dosage }: Typed): boolean {
  return ![name, quantity, notes].some(hasVisibleText) && dosageTotal(dosage) === 0;
}

/** Says what an entry lacks; undefined for a complete and for an empty one. */
export function entryProblem(entry: Typed): string | undefined {
  const fine = hasVisibleText(entry.name) || isBlankEntry(entry);
  return fine ? undefined : 'Please enter a name, or remove this row.';
}

const ITEMS = { vitamin: 'vitamin', herbs: 'herb' } as const;

export const NO_NAMED_VITAMIN = 'Please add at least one vitamin with a name before saving.';

/**
 * Says why a plan cannot be saved: a vitamin plan needs an entry with a name, and no half-filled one may be dropped
 * silently.
 */
export function dosagePlanProblem(kind: DosagePlanKind, entries: readonly Typed[]): string | undefined {
  if (kind === 'vitamin' && namedEntries(entries).length === 0) {
    return NO_NAMED_VITAMIN;
  }
  return entries.some(entryProblem)
    ? `Please enter the name of every ${ITEMS[kind]}, or remove its row.`
    : undefined;
}
