import type { DosageEntry, DosageEntryInput } from '@clinic/contract/dosage-plans';
import { dosageTotal, emptyDosage, isBlankEntry } from '@clinic/contract/dosage-rules';
import type { DosagePlan } from './api.ts';

/** An entry on the screen; the key never leaves the browser. */
export type EditedEntry = DosageEntry & { key: string };

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

/** What stays on the screen when it is saved: a row that says nothing goes. */
export const keptEntries = (entries: readonly EditedEntry[]): EditedEntry[] =>
  entries.filter((entry) => !isBlankEntry(entry));

/** What is sent, the totals as the screen shows them. */
export const sentEntries = (entries: readonly EditedEntry[]): DosageEntryInput[] =>
  entries.map(({ id, name, quantity, notes, dosage }) => ({
    ...(id && { id }),
    name,
    quantity,
    notes,
    dosage,
    total: dosageTotal(dosage),
  }));

export function entriesDiffer(one: readonly EditedEntry[], other: readonly EditedEntry[]): boolean {
  const content = (entries: readonly EditedEntry[]) =>
    JSON.stringify(entries.map(({ key: _key, total: _total, ...entry }) => entry));
  return content(one) !== content(other);
}
