import { inOrder } from '../../platform/in-order.ts';
import { ADULT_AGE } from '../body/alert-thresholds.ts';
import { FORM_DEFINITIONS, FORM_TYPES } from '../intake-forms/intake-form-fields.ts';
import { labelWithin } from '../precautions/precaution-labels.ts';
import { labelOf, OTHER, type PrecautionSort } from '../precautions/precaution-words.ts';
import { addedLabel, answerKey, type FactState, type KnownFact } from '../precautions/precautions.ts';
import type { CheckedPerson, CheckedPrecautions } from './findings.ts';

/** A precaution that counts for the client, prepared for the rules. */
export interface HealthFact {
  /** The key that answers use; an added precaution has the field `added`. */
  key: string;
  sort: PrecautionSort;
  code: string;
  label: string;
  /** The written text, in which rules search the name of a medicine whose code covers several. */
  text: string;
  /** True: it may mean something else and no doctor has confirmed it, so a `stop` becomes an `ask`. */
  unsure: boolean;
  /** Its name in sentences: "Peanut allergy (Medical History: “peanuts”)". */
  words: string;
  /** Its name in the summary: "peanut allergy". */
  short: string;
}

export const ADDED_FIELD = 'added';

/** The form's name of a field: "Medical History" for "MedicalHistory.allergies". */
export function placeWords(field: string): string {
  if (field === 'program') return 'Program';
  if (field === 'goal') return 'Goal';
  if (field === ADDED_FIELD) return 'added by a doctor';
  const form = FORM_TYPES.find((type) => field.startsWith(`${type}.`));
  return form ? FORM_DEFINITIONS[form].title : field;
}

const GONE = ', no longer written: still true?';
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Says where a fact is written, and with which words if they say more than its name. */
function writtenWords({ sort, label, field, text, state }: KnownFact): string {
  const says = text !== '' && !same(text, label) && !(sort === 'allergy' && same(text, `${label} allergy`));
  const gone = state === 'no longer written' ? GONE : '';
  return `${placeWords(field)}${says ? `: “${text}”` : ''}${gone}`;
}

/**
 * Its name in sentences. Foods with one allergy code are named separately: a reason given for almonds is none for
 * cashews.
 */
function factWords(fact: KnownFact, others: readonly KnownFact[]): string {
  const { sort, label, field, text, state } = fact;
  // A medicine is named as written: "Thyronorm".
  if (sort === 'medicine' && field !== ADDED_FIELD)
    return state === 'no longer written' ? `${text} (${GONE.slice(2)})` : text;
  const more = sort === 'allergy' ? others.filter((one) => !same(one.text, text)) : [];
  const written = [...new Map([fact, ...more].map((one) => [one.text.trim().toLowerCase(), one])).values()];
  return `${sort === 'allergy' ? `${label} allergy` : label} (${written.map(writtenWords).join('; ')})`;
}

const RANK: Record<FactState, number> = { stands: 0, open: 1, 'no longer written': 2, wrong: 3 };

/** Sorts facts with one meaning: the surest comes first. */
const bySureness = (one: KnownFact, other: KnownFact): number =>
  Number(one.unsure && one.state !== 'stands') - Number(other.unsure && other.state !== 'stands') ||
  RANK[one.state] - RANK[other.state] ||
  inOrder(answerKey(one), answerKey(other));

const read = ([fact, ...others]: [KnownFact, ...KnownFact[]]): HealthFact => ({
  key: answerKey(fact),
  sort: fact.sort,
  code: fact.code,
  label: fact.label,
  text: [fact, ...others].flatMap(({ text, salts = [] }) => [text, ...salts]).join(' '),
  // An allergy to a food that no table has becomes a `stop` only when a doctor confirms it.
  unsure: fact.state === 'open' ? fact.unsure || fact.code === OTHER : fact.unsure && fact.state !== 'stands',
  words: factWords(fact, others),
  short: labelWithin(fact),
});

/** Adds "under 18" by age, unless a doctor said that it was read wrongly. */
function ageFacts({ facts }: CheckedPrecautions, { age }: CheckedPerson): KnownFact[] {
  if (age === null || age >= ADULT_AGE || facts.some(({ code }) => code === 'under18')) return [];
  return ['under18', ...(age < 1 ? ['under1'] : [])].map((code) => {
    const label = labelOf('state', code) ?? code;
    return {
      sort: 'state',
      code,
      label,
      field: 'PersonalDetails.age',
      text: label,
      unsure: false,
      state: 'open',
    };
  });
}

/** One fact for each code, and for each text that no table has; the order depends on nothing else. */
export function countingFacts(
  precautions: CheckedPrecautions,
  person: CheckedPerson,
  ofFoods: readonly HealthFact[] = [],
): HealthFact[] {
  const { facts, added } = precautions;
  const additions = added.map((one): KnownFact => ({
    sort: one.sort,
    code: one.code,
    label: addedLabel(one),
    field: ADDED_FIELD,
    text: one.words,
    unsure: false,
    state: 'stands',
  }));
  const counting = [...facts, ...additions, ...ageFacts(precautions, person)]
    .filter(({ state }) => state !== 'wrong')
    .toSorted(bySureness);
  const byCode = new Map<string, [KnownFact, ...KnownFact[]]>();
  for (const fact of counting) {
    const code = [fact.sort, fact.code, fact.code === OTHER ? fact.text.toLowerCase() : ''].join('\n');
    const before = byCode.get(code);
    if (before) before.push(fact);
    else byCode.set(code, [fact]);
  }
  return [...[...byCode.values()].map(read), ...ofFoods].toSorted((one, other) =>
    inOrder(one.key, other.key),
  );
}
