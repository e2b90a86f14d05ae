import type { PrecautionSort } from './precaution-words.ts';

/** Labels that keep their capital inside a sentence: names, and abbreviations such as "IBD". */
const NAMES = new Set(['Jain', 'Swaminarayan', 'Hashimoto']);
const within = (label: string): string =>
  NAMES.has(label) || /^\p{L}*\p{Lu}[\p{Lu}\d]/u.test(label)
    ? label
    : label.slice(0, 1).toLowerCase() + label.slice(1);

/** A precaution's name inside a sentence: "peanut allergy". */
export const labelWithin = ({ sort, label }: { sort: PrecautionSort; label: string }): string =>
  within(sort === 'allergy' ? `${label} allergy` : label);
