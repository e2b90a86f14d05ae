import type { SortedRow } from './likely-meanings.ts';
import { NO_RULE } from './medicine-names.ts';
import type { DeniedWord } from './precaution-facts.ts';
import type { FoundWord } from '../words/table-words.ts';

type Found = FoundWord<SortedRow>;

/**
 * Tells whether a text means this one of several conditions with the same word: "not on dialysis" denies no kidney
 * disease.
 */
function isMeant(text: string, one: Found, found: readonly Found[]): boolean {
  const word = text.slice(one.from, one.to).toLowerCase();
  const same = found.filter(({ from, to }) => from === one.from && to === one.to);
  const isCalled = ({ row }: Found) => row.label.toLowerCase() === word;
  return isCalled(one) || !same.some(isCalled);
}

const capitalised = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** Denied words with their labels; a medicine is labelled as written, since its code covers several. */
export const deniedIn = (text: string, found: readonly Found[]): DeniedWord[] =>
  found
    .filter((one) => one.row.code !== NO_RULE && isMeant(text, one, found))
    .map(({ row: { sort, code, label }, from, to }) => ({
      sort,
      code,
      label: sort === 'medicine' ? capitalised(text.slice(from, to)) : label,
    }));
