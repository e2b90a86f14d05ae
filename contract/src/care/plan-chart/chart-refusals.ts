import { ALLERGY_FIELDS, DIET_FIELDS, sourceKey } from '../precautions/precaution-facts.ts';
import type { KnownFact, Precautions } from '../precautions/precautions.ts';
import type { ChartRefusals } from './plan-chart.ts';

const ABOUT_ALLERGIES = new Set(ALLERGY_FIELDS.map(sourceKey));
const ABOUT_FOOD = new Set([...ABOUT_ALLERGIES, ...DIET_FIELDS.map(sourceKey)]);
/** The diet of those who eat everything. */
const REFUSES_NOTHING = 'mixed';

const isAllergy = ({ sort, field }: Pick<KnownFact, 'sort'> & { field?: string }): boolean =>
  // Lactose and gluten are conditions, which stand among the allergies of a form.
  sort === 'allergy' || (sort === 'condition' && field !== undefined && ABOUT_ALLERGIES.has(field));

const labels = (facts: readonly Pick<KnownFact, 'label'>[]): string[] => [
  ...new Set(facts.map(({ label }) => label)),
];

/**
 * The precautions of a printed plan: allergies and diet, until a doctor has said that they were misread. Illnesses and
 * medicines stay off the paper. `quotes`: unread texts are quoted, for the doctor's own copy.
 */
export function chartRefusals(
  { facts, added, notChecked }: Pick<Precautions, 'facts' | 'added' | 'notChecked'>,
  quotes: boolean,
): ChartRefusals {
  const counting = [...facts.filter(({ state }) => state !== 'wrong'), ...added];
  const unread = notChecked.filter(({ means, field }) => means === null && ABOUT_FOOD.has(field));
  return {
    allergies: labels(counting.filter(isAllergy)),
    diet: labels(counting.filter(({ sort, code }) => sort === 'diet' && code !== REFUSES_NOTHING)),
    unread: quotes ? [...new Set(unread.map(({ text }) => text))] : [],
    isComplete: unread.length === 0,
  };
}
