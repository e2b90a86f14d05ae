import { DOSAGE_SLOTS, type DosageSlot, type DosageTiming } from '@clinic/contract/constants';
import type { Dosage, DosageEntry, DosageEntryInput } from '@clinic/contract/care/dosage-plans/dosage-plans';
import {
  ASKED_A_DAY,
  dosageTotal,
  emptyDosage,
  isBlankEntry,
  withCount,
  withMoment,
  withTiming,
} from '@clinic/contract/care/dosage-plans/dosage-rules';
import { doseCellText, readDoseCell } from '@clinic/contract/care/dosage-plans/dose-cell';
import {
  MAX_VEHICLE,
  type DoseCourse,
  type DoseMoment,
  type DosePause,
  type DoseStop,
  type StopReason,
} from '@clinic/contract/care/dosage-plans/dose-course';
import type { Day } from '@clinic/contract/clinic-calendar';
import { isOver } from '@clinic/contract/care/dosage-plans/dose-days';
import { courseProblem, saidCourse } from '@clinic/contract/care/dosage-plans/course-rules';
import { cleanLine, hasVisibleText } from '@clinic/contract/clients/client-input';
import { oneLine } from '@clinic/contract/rules';
import type { DosagePlan } from './api.ts';

/** An entry on the screen; all but the entry itself never leaves the browser. */
export type EditedEntry = DosageEntry & {
  key: string;
  /** Counts as typed, where the text differs from the number. */
  typed?: Partial<Record<DosageSlot, string>>;
  /** The number of the rhythm as it was typed. */
  typedDays?: string;
  /** Set on a row that the next save stops, with the reason once it is said. */
  stopping?: { reason?: StopReason };
};

export const isTaken = ({ stopping }: EditedEntry): boolean => stopping === undefined;

export const countText = ({ dosage, typed }: EditedEntry, slot: DosageSlot): string =>
  typed?.[slot] ?? String(dosage[slot].count);

/** Says what is wrong with a slot's typed text; undefined for what can be read. */
export function cellProblem({ typed }: EditedEntry, slot: DosageSlot): string | undefined {
  const text = typed?.[slot];
  const cell = text === undefined ? undefined : readDoseCell(text, slot);
  return cell && 'problem' in cell ? cell.problem : undefined;
}

/** A slot's text in the grid: unreadable text as it was typed, else the dose ("1a"). */
export const cellText = (entry: EditedEntry, slot: DosageSlot): string =>
  cellProblem(entry, slot) ? countText(entry, slot) : doseCellText(entry.dosage[slot]);

function withTyped(entry: EditedEntry, slot: DosageSlot, text: string | undefined): EditedEntry {
  const { [slot]: _before, ...others } = entry.typed ?? {};
  return { ...entry, typed: text === undefined ? others : { ...others, [slot]: text } };
}

/** Applies the text of a cell, which says count and timing; unreadable text is kept, and the dosage does not change. */
export function withTypedCell(entry: EditedEntry, slot: DosageSlot, text: string): EditedEntry {
  const cell = readDoseCell(text, slot);
  if ('problem' in cell) return withTyped(entry, slot, text);
  return { ...withTyped(entry, slot, undefined), dosage: { ...entry.dosage, [slot]: cell.dose } };
}

/** Applies the copied cells of a row, from a slot on. */
export const withPasted = (entry: EditedEntry, from: DosageSlot, cells: readonly string[]): EditedEntry =>
  DOSAGE_SLOTS.slice(DOSAGE_SLOTS.indexOf(from)).reduce(
    (pasted, slot, place) => withTypedCell(pasted, slot, cells[place] ?? cellText(pasted, slot)),
    entry,
  );

/** Applies a typed count: text that is no whole number is kept as text, and the dosage does not change. */
export function withTypedCount(entry: EditedEntry, slot: DosageSlot, text: string): EditedEntry {
  const cell = readDoseCell(text, slot);
  if ('problem' in cell) return withTyped(entry, slot, text);
  const { count, timing, moment } = cell.dose;
  if (timing || moment) return withTypedCell(entry, slot, text);
  const typed = withTyped(entry, slot, text === String(count) ? undefined : text);
  return { ...typed, dosage: withCount(entry.dosage, slot, count) };
}

/** Applies a timing; the count becomes at least 1, unless a wrong count is still typed. */
export function withChosenTiming(
  entry: EditedEntry,
  slot: DosageSlot,
  chosen: DosageTiming | DoseMoment,
): EditedEntry {
  if (cellProblem(entry, slot)) return entry;
  const timed =
    chosen === 'withMeal' || chosen === 'bedtime'
      ? withMoment(entry.dosage, slot, chosen)
      : withTiming(entry.dosage, slot, chosen);
  return { ...withTyped(entry, slot, undefined), dosage: timed };
}

/** Says what is wrong with the typed doses; undefined when all can be read. */
export const typedProblem = (entry: EditedEntry): string | undefined =>
  DOSAGE_SLOTS.map((slot) => cellProblem(entry, slot)).find(Boolean);

/** A pause has both days; without any it is left out. */
export const pauseProblem = ({ from, to }: DosePause): string | undefined =>
  (from === '') === (to === '') ? undefined : 'Please choose both days of the pause, or remove it.';

/** Says why a row cannot be saved as it stands, apart from its name. */
export const rowProblem = (entry: EditedEntry): string | undefined =>
  typedProblem(entry) ??
  entry.pauses?.map(pauseProblem).find(Boolean) ??
  courseProblem(courseOf(entry))?.sentence ??
  oneLine(MAX_VEHICLE)(entry.vehicle ?? '');

/** New or changed entries with unusually many pieces a day. */
export const unusualEntries = (
  entries: readonly EditedEntry[],
  saved: readonly DosageEntry[],
): EditedEntry[] =>
  entries.filter(({ id, dosage }) => {
    const total = dosageTotal(dosage);
    return total > ASKED_A_DAY && saved.every((one) => one.id !== id || one.total !== total);
  });

const newKey = (): string => Math.random().toString(36).slice(2);

export const editedEntries = (entries: readonly DosageEntry[]): EditedEntry[] =>
  entries.map((entry) => ({ ...entry, key: newKey() }));

export const entriesOf = (plan: DosagePlan | null): EditedEntry[] => editedEntries(plan?.entries ?? []);

export const blankEntry = (): EditedEntry => ({
  key: newKey(),
  id: '',
  name: '',
  quantity: '',
  notes: '',
  dosage: emptyDosage(),
  total: 0,
});

/** The entries that stay after a save: empty rows are removed. */
export const keptEntries = (entries: readonly EditedEntry[]): EditedEntry[] =>
  entries.filter((entry) => !isBlankEntry(entry) || typedProblem(entry));

/** The fields of a course that are said; what was emptied on the screen is not. */
function courseOf({ pauses = [], vehicle = '', ...course }: DoseCourse): DoseCourse {
  const paused = pauses.filter(({ from }) => from !== '');
  return saidCourse({
    ...course,
    ...(hasVisibleText(vehicle) && { vehicle }),
    ...(paused.length > 0 && { pauses: paused }),
  });
}

const contentOf = (entry: EditedEntry): DosageEntry => {
  const { id, name, quantity, notes, dosage } = entry;
  return { id, name, quantity, notes, dosage, total: dosageTotal(dosage), ...courseOf(entry) };
};

/**
 * The entries to send, with the totals on the screen. The server keeps what is not sent, by the id or by the name of
 * the standing entries, so a field that one of them has is cleared where the screen says nothing.
 */
export function sentEntries(
  entries: readonly EditedEntry[],
  standing: readonly DosageEntry[],
): DosageEntryInput[] {
  const fields = standing.flatMap((entry) => Object.keys(courseOf(entry)));
  const cleared = Object.fromEntries(fields.map((field) => [field, null]));
  return entries.filter(isTaken).map((entry) => {
    const { id, dosage, ...content } = contentOf(entry);
    return { ...(id && { id }), ...cleared, ...content, dosage: sentDosage(dosage, standing) };
  });
}

/** The slots to send; a moment is cleared where a standing entry has one. */
function sentDosage(dosage: Dosage, standing: readonly DosageEntry[]): DosageEntryInput['dosage'] {
  const hadMoment = (slot: DosageSlot) => standing.some((entry) => entry.dosage[slot].moment);
  return Object.fromEntries(
    DOSAGE_SLOTS.map((slot) => [slot, { ...(hadMoment(slot) && { moment: null }), ...dosage[slot] }]),
  );
}

/** The entries that a save stops. */
export const stopsOf = (entries: readonly EditedEntry[]): DoseStop[] =>
  entries.flatMap(({ id, stopping }) => (stopping?.reason ? [{ id, reason: stopping.reason }] : []));

/** Prepares the entries for the plan checks; each keeps its place on the screen, where its findings are shown. */
export const checkedEntries = (entries: readonly EditedEntry[]): DosageEntry[] =>
  entries.filter(isTaken).map(contentOf);

/** Marks the standing entries that other contents leave out, so that each is asked about, unless it is over. */
export function withStopped(
  entries: readonly EditedEntry[],
  standing: readonly DosageEntry[],
  today: Day,
): EditedEntry[] {
  const left = standing.filter(({ id }) => entries.every((entry) => entry.id !== id));
  return [
    ...entries,
    ...editedEntries(left).map((entry) => ({
      ...entry,
      stopping: isOver(entry, today) ? { reason: 'done' as const } : {},
    })),
  ];
}

/**
 * The rows once they are stored: new ones have the ids by which a later save names them, a course that is counted from
 * the day of its save has that day, and those that were stopped are gone.
 */
export function storedRows(
  rows: readonly EditedEntry[],
  sent: readonly EditedEntry[],
  stored: readonly DosageEntry[],
): EditedEntry[] {
  const stopped = sent.filter((row) => !isTaken(row)).map(({ key }) => key);
  const places = new Map(
    sent.filter(isTaken).map(({ key, name }, place) => [key, { name, at: stored[place] }]),
  );
  return rows
    .filter(({ key }) => !stopped.includes(key))
    .map((row) => {
      const { name = '', at } = places.get(row.key) ?? {};
      if (at?.name !== cleanLine(name)) return row;
      return { ...row, id: row.id || at.id, ...(at.from && !row.from && { from: at.from }) };
    });
}

export function entriesDiffer(one: readonly EditedEntry[], other: readonly EditedEntry[]): boolean {
  const content = (entries: readonly EditedEntry[]) =>
    JSON.stringify(
      entries.map((entry) => {
        const { typed = {}, stopping } = entry;
        return [contentOf(entry), typed, stopping];
      }),
    );
  return content(one) !== content(other);
}

/** Says that a stopped row has no reason yet. */
export const stopProblem = ({ name, stopping }: EditedEntry): string | undefined =>
  stopping && !stopping.reason ? `Please say why ${name} is stopped.` : undefined;
