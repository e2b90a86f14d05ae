import { inOrder } from '../../platform/in-order.ts';
import { ADULT_AGE } from '../alert-thresholds.ts';
import { FORM_DEFINITIONS, FORM_TYPES } from '../intake-form-fields.ts';
import { OTHER, type PrecautionSort } from '../precaution-words.ts';
import { addedLabel, answerKey, type FactState, type KnownFact } from '../precautions.ts';
import type { RailPerson, RailPrecautions } from './findings.ts';

/** Something that is known of the client and that counts. */
export interface RailFact {
  /** As answers name it; of an addition with the field `added`. */
  key: string;
  sort: PrecautionSort;
  code: string;
  label: string;
  /** What is written: it is searched where a code stands for several medicines. */
  text: string;
  /** It may mean something else, and no doctor has said that it stands: what a table stops is asked. */
  unsure: boolean;
  /** How sentences name it: "Peanut allergy (Medical History: “peanuts”)". */
  words: string;
  /** How the summary names it: "peanut allergy". */
  short: string;
}

export const ADDED_FIELD = 'added';

/** "Medical History" of "MedicalHistory.allergies". */
export function placeWords(field: string): string {
  if (field === 'program') return 'Program';
  if (field === 'goal') return 'Goal';
  if (field === ADDED_FIELD) return 'added by a doctor';
  const form = FORM_TYPES.find((type) => field.startsWith(`${type}.`));
  return form ? FORM_DEFINITIONS[form].title : field;
}

/** "peanut", "IBD", "Jain": names keep their capitals within a sentence. */
const NAMES = new Set(['Jain', 'Swaminarayan', 'Hashimoto']);
const within = (label: string): string =>
  NAMES.has(label) || /^\p{L}*\p{Lu}[\p{Lu}\d]/u.test(label)
    ? label
    : label.slice(0, 1).toLowerCase() + label.slice(1);

const GONE = ', no longer written: still true?';
const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

function factWords({ sort, label, field, text, state }: Omit<KnownFact, 'code' | 'unsure'>): string {
  const gone = state === 'no longer written' ? GONE : '';
  // A medicine is called as it is written: "Thyronorm".
  if (sort === 'medicine' && field !== ADDED_FIELD) return gone ? `${text} (${gone.slice(2)})` : text;
  const name = sort === 'allergy' ? `${label} allergy` : label;
  const says = text !== '' && !same(text, label) && !same(text, name);
  return `${name} (${placeWords(field)}${says ? `: “${text}”` : ''}${gone})`;
}

const RANK: Record<FactState, number> = { stands: 0, open: 1, 'no longer written': 2, wrong: 3 };

/** Of several places that say the same, the surest speaks. */
const bySureness = (one: KnownFact, other: KnownFact): number =>
  Number(one.unsure && one.state !== 'stands') - Number(other.unsure && other.state !== 'stands') ||
  RANK[one.state] - RANK[other.state] ||
  inOrder(answerKey(one), answerKey(other));

const read = (fact: KnownFact): RailFact => ({
  key: answerKey(fact),
  sort: fact.sort,
  code: fact.code,
  label: fact.label,
  text: fact.text,
  unsure: fact.unsure && fact.state !== 'stands',
  words: factWords(fact),
  short: within(fact.sort === 'allergy' ? `${fact.label} allergy` : fact.label),
});

/** Under 18 is known by the age alone, too; unless a doctor said that it was read wrongly. */
function ageFact({ facts }: RailPrecautions, { age }: RailPerson): KnownFact[] {
  if (age === null || age >= ADULT_AGE || facts.some(({ code }) => code === 'under18')) return [];
  const label = 'Under 18 years';
  return [
    {
      sort: 'state',
      code: 'under18',
      label,
      field: 'PersonalDetails.age',
      text: label,
      unsure: false,
      state: 'open',
    },
  ];
}

/** One fact for each code; of what no table has, for each of its words. In an order that depends on nothing else. */
export function countingFacts(
  precautions: RailPrecautions,
  person: RailPerson,
  ofFoods: readonly RailFact[] = [],
): RailFact[] {
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
  const counting = [...facts, ...additions, ...ageFact(precautions, person)]
    .filter(({ state }) => state !== 'wrong')
    .toSorted(bySureness);
  const byCode = new Map<string, KnownFact>();
  for (const fact of counting) {
    const code = [fact.sort, fact.code, fact.code === OTHER ? fact.text.toLowerCase() : ''].join('\n');
    if (!byCode.has(code)) byCode.set(code, fact);
  }
  return [...[...byCode.values()].map(read), ...ofFoods].toSorted((one, other) =>
    inOrder(one.key, other.key),
  );
}
