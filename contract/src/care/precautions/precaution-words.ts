import {
  CONDITION_LABELS,
  CONTENT_LABELS,
  DIET_LABELS,
  MEDICINE_LABELS,
  STATE_LABELS,
} from '../vocabulary/codes.ts';

/** The sorts of precautions. */
export const SORT_NAMES = ['allergy', 'diet', 'condition', 'medicine', 'state'] as const;
export type PrecautionSort = (typeof SORT_NAMES)[number];

/** Codes of each sort with what people read; the words that name them stand in `vocabulary`, which the server reads. */
export const PRECAUTION_SORTS: Record<PrecautionSort, readonly { code: string; label: string }[]> = {
  allergy: CONTENT_LABELS,
  diet: DIET_LABELS,
  condition: CONDITION_LABELS,
  medicine: MEDICINE_LABELS,
  state: STATE_LABELS,
};

/** Codes of diets with egg or meat. */
export const WITH_ANIMALS: ReadonlySet<string> = new Set(['egg', 'mixed']);

/** The code of a precaution that no table has: its words say what it is. */
export const OTHER = 'other';

/** The word of a code; undefined for none of the table. */
export const labelOf = (sort: PrecautionSort, code: string): string | undefined =>
  PRECAUTION_SORTS[sort].find((one) => one.code === code)?.label;

export const isCode = (sort: PrecautionSort, code: string): boolean =>
  code === OTHER || labelOf(sort, code) !== undefined;
