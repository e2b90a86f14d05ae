import type { DosageSlot, DosageTiming } from '@clinic/contract/constants';
import type { DosageEntry, DosageEntryInput } from '@clinic/contract/care/dosage-plans/dosage-plans';
import {
  ASKED_A_DAY,
  countProblem,
  dosageTotal,
  emptyDosage,
  isBlankEntry,
  withCount,
  withTiming,
} from '@clinic/contract/care/dosage-plans/dosage-rules';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import type { DosagePlan } from './api.ts';

/** An entry on the screen; the key and the typed counts never leave the browser. */
export type EditedEntry = DosageEntry & {
  key: string;
  /** Counts as typed, where the text differs from the number. */
  typed?: Partial<Record<DosageSlot, string>>;
};

export const countText = ({ dosage, typed }: EditedEntry, slot: DosageSlot): string =>
  typed?.[slot] ?? String(dosage[slot].count);

/** Applies a typed count: text that is no whole number is kept as text, and the dosage does not change. */
export function withTypedCount(entry: EditedEntry, slot: DosageSlot, text: string): EditedEntry {
  if (countProblem(text)) return { ...entry, typed: { ...entry.typed, [slot]: text } };
  const count = wholeNumberIn(text.trim() || '0');
  const { [slot]: _before, ...others } = entry.typed ?? {};
  const typed = text === String(count) ? others : { ...others, [slot]: text };
  return { ...entry, dosage: withCount(entry.dosage, slot, count), typed };
}

/** Applies a timing; the count becomes at least 1, unless a wrong count is still typed. */
export function withChosenTiming(entry: EditedEntry, slot: DosageSlot, timing: DosageTiming): EditedEntry {
  if (countProblem(countText(entry, slot))) return entry;
  const { [slot]: _before, ...typed } = entry.typed ?? {};
  return { ...entry, dosage: withTiming(entry.dosage, slot, timing), typed };
}

export const typedProblem = ({ typed = {} }: EditedEntry): string | undefined =>
  Object.values(typed).map(countProblem).find(Boolean);

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

/** The entries to send, with the totals on the screen. */
export const sentEntries = (entries: readonly EditedEntry[]): DosageEntryInput[] =>
  entries.map(({ id, name, quantity, notes, dosage }) => ({
    ...(id && { id }),
    name,
    quantity,
    notes,
    dosage,
    total: dosageTotal(dosage),
  }));

/** Prepares the entries for the plan checks; each keeps its place on the screen, where its findings are shown. */
export const checkedEntries = (entries: readonly EditedEntry[]): DosageEntry[] =>
  entries.map(({ id, name, quantity, notes, dosage }) => ({
    id,
    name,
    quantity,
    notes,
    dosage,
    total: dosageTotal(dosage),
  }));

export function entriesDiffer(one: readonly EditedEntry[], other: readonly EditedEntry[]): boolean {
  const content = (entries: readonly EditedEntry[]) =>
    JSON.stringify(
      entries.map(({ key: _key, total: _total, typed = {}, ...entry }) => ({ ...entry, typed })),
    );
  return content(one) !== content(other);
}
