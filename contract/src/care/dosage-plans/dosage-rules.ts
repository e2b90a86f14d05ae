import { cleanLine, cleanText, hasVisibleText } from '../../clients/client-input.ts';
import {
  DOSAGE_SLOTS,
  DOSAGE_TIMINGS,
  MAX_DOSE,
  type DosageSlot,
  type DosageTiming,
} from '../../constants.ts';
import type { Dosage, DosageEntry, DosagePlanKind, SlotDose } from './dosage-plans.ts';
import { firstNumber, wholeNumberIn } from '../../reading/numbers.ts';
import { wholeNumber } from '../../rules.ts';

const noDose = (): SlotDose => ({ count: 0, timing: '' });

/** A dosage of nothing: every slot with count 0 and no timing. */
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

/** The dosage with another count (whole, at least 0; parts are dropped); a count of 0 clears the slot's timing. */
export function withCount(dosage: Dosage, slot: DosageSlot, count: number): Dosage {
  const whole = Number.isFinite(count) ? Math.max(Math.trunc(count), 0) : 0;
  return { ...dosage, [slot]: { count: whole, timing: whole === 0 ? '' : dosage[slot].timing } };
}

/** More pieces of one thing than this in a day are asked about before they are saved. */
export const ASKED_A_DAY = 10;

const notWhole = 'Whole numbers only. Half a tablet: write it in the notes.';

/**
 * Says why a count is wrong as it is typed; undefined for a whole number, 0–999, and for an empty text, which
 * is 0.
 */
export function countProblem(typed: string): string | undefined {
  if (typed.trim() === '') return undefined;
  const count = wholeNumberIn(typed);
  return Number.isNaN(count) ? notWhole : wholeNumber(0, MAX_DOSE)(count);
}

/** The dosage with another timing; picking one sets the slot's count to at least 1. */
export function withTiming(dosage: Dosage, slot: DosageSlot, timing: DosageTiming): Dosage {
  const { count } = dosage[slot];
  return { ...dosage, [slot]: { count: timing === '' ? count : Math.max(count, 1), timing } };
}

/** A timing in words: A "After meal", B "Before meal", empty text when nothing is said. */
export function timingText(timing: DosageTiming): string {
  return { A: 'After meal', B: 'Before meal', '': '' }[timing];
}

/**
 * A dose as it is written everywhere: "1 × Triphala, ½ teaspoon (Before meal) · In warm water." The quantity is that of
 * one piece; without it a spoon is taken for half of one.
 */
export function doseText(
  { name, quantity, notes }: Pick<DosageEntry, 'name' | 'quantity' | 'notes'>,
  { count, timing }: SlotDose,
): string {
  const piece = [name, quantity].filter(Boolean).join(', ');
  const dose = `${count} × ${piece}${timing && ` (${timingText(timing)})`}`;
  return [dose, notes.replaceAll(/\s+/g, ' ')].filter(Boolean).join(' · ');
}

type Unchecked = Record<string, unknown>;

const objectOf = (value: unknown): Unchecked =>
  typeof value === 'object' && value !== null ? (value as Unchecked) : {};
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
const isTiming = (value: unknown): value is DosageTiming =>
  (DOSAGE_TIMINGS as readonly unknown[]).includes(value);

function readDosage(value: unknown): Dosage {
  const slots = objectOf(value);
  return DOSAGE_SLOTS.reduce((dosage, slot) => {
    const { count, timing } = objectOf(slots[slot]);
    const counted = withCount(dosage, slot, firstNumber(textOf(count)) ?? 0);
    return counted[slot].count > 0 && isTiming(timing) ? withTiming(counted, slot, timing) : counted;
  }, emptyDosage());
}

/**
 * An entry of a vitamin or herbs plan as it is now, read from any shape it ever had: without a dosage, or with
 * `unitCount` and `unitType` ("2", "tablet") instead of a quantity. `total` is computed, never taken over.
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
  };
}

/** The entries that have a name: what is saved of a plan. */
export function namedEntries<Entry extends { name: string }>(entries: readonly Entry[]): Entry[] {
  return entries.filter(({ name }) => hasVisibleText(name));
}

type Typed = Pick<DosageEntry, 'name' | 'quantity' | 'notes' | 'dosage'>;

/** Tells whether an entry says nothing at all: such a row is left out on save. */
export function isBlankEntry({ name, quantity, notes, dosage }: Typed): boolean {
  return ![name, quantity, notes].some(hasVisibleText) && dosageTotal(dosage) === 0;
}

/** Says why an entry that says something is incomplete; undefined for a complete and for a blank one. */
export function entryProblem(entry: Typed): string | undefined {
  const fine = hasVisibleText(entry.name) || isBlankEntry(entry);
  return fine ? undefined : 'Please enter a name, or remove this row.';
}

const ITEMS = { vitamin: 'vitamin', herbs: 'herb' } as const;

export const NO_NAMED_VITAMIN = 'Please add at least one vitamin with a name before saving.';

/** Why a screen does not save a plan: vitamins need at least one with a name, and no row that says something is dropped. */
export function dosagePlanProblem(kind: DosagePlanKind, entries: readonly Typed[]): string | undefined {
  if (kind === 'vitamin' && namedEntries(entries).length === 0) {
    return NO_NAMED_VITAMIN;
  }
  return entries.some(entryProblem)
    ? `Please enter the name of every ${ITEMS[kind]}, or remove its row.`
    : undefined;
}
