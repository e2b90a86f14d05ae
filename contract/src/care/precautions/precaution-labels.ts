import type { PrecautionSort } from './precaution-words.ts';

/** "peanut", "IBD", "Jain": names keep their capitals within a sentence. */
const NAMES = new Set(['Jain', 'Swaminarayan', 'Hashimoto']);
const within = (label: string): string =>
  NAMES.has(label) || /^\p{L}*\p{Lu}[\p{Lu}\d]/u.test(label)
    ? label
    : label.slice(0, 1).toLowerCase() + label.slice(1);

/** How a sentence names it: "peanut allergy". */
export const labelWithin = ({ sort, label }: { sort: PrecautionSort; label: string }): string =>
  within(sort === 'allergy' ? `${label} allergy` : label);
