import {
  CONDITION_LABELS,
  CONTENT_LABELS,
  DIET_LABELS,
  MEDICINE_LABELS,
  STATE_LABELS,
} from '../vocabulary/codes.ts';

/** The sorts of precautions, with their names. */
export const SORT_NAMES = ['allergy', 'diet', 'condition', 'medicine', 'state'] as const;
export type PrecautionSort = (typeof SORT_NAMES)[number];

/** Codes of each sort with their labels; the words that mean them are in `vocabulary`, which only the server loads. */
export const PRECAUTION_SORTS: Record<PrecautionSort, readonly { code: string; label: string }[]> = {
  allergy: CONTENT_LABELS,
  diet: DIET_LABELS,
  condition: CONDITION_LABELS,
  medicine: MEDICINE_LABELS,
  state: STATE_LABELS,
};

/** Diets that include egg or meat. */
export const WITH_ANIMALS: ReadonlySet<string> = new Set(['egg', 'mixed']);

/** The code of a precaution that no table has; its words describe it. */
export const OTHER = 'other';

/** The label of a code; undefined for a code that the table lacks. */
export const labelOf = (sort: PrecautionSort, code: string): string | undefined =>
  PRECAUTION_SORTS[sort].find((one) => one.code === code)?.label;

export const isCode = (sort: PrecautionSort, code: string): boolean =>
  code === OTHER || labelOf(sort, code) !== undefined;
