import { ADULT_AGE } from '../body/alert-thresholds.ts';
import type { Sex } from '../body/body-derived.ts';
import type { FormType } from '../intake-forms/intake-form-fields.ts';
import type { MedicineBrand } from './medicine-names.ts';
import { clausesOf, quoted } from './precaution-clauses.ts';
import { readDiets } from './precaution-diets.ts';
import {
  ALLERGY_FIELDS,
  at,
  CONDITION_FIELD,
  DIET_FIELDS,
  MEDICINE_FIELD,
  sourceKey,
  STATE_FIELDS,
  type FormSource,
  type PrecautionSource,
  type PrecautionsReading,
  type ReadFact,
} from './precaution-facts.ts';
import { readAllergies, readConditions, readMedicines, readStates } from './precaution-field-readers.ts';
import { labelOf } from './precaution-words.ts';
import { searchable, wordFinder } from '../words/table-words.ts';
import { CONDITIONS } from '../vocabulary/conditions.ts';
import { isPossibleDay } from '../../reading/days.ts';

export interface KnownOfClient {
  forms: readonly { formType: FormType; fields: object }[];
  /** Name of the running program; empty without one. */
  program: string;
  /** True: the goal's tick says pregnant or breastfeeding. */
  expecting: boolean;
  /** Age in years; null when unknown. */
  age: number | null;
  sex: Sex | null;
  /** Brands of medicines besides those of the tables. */
  brands?: readonly MedicineBrand[];
}

/** Other rules apply to a plan for people of this age or older. */
const OLDER_AGE = 65;

const conditionsIn = wordFinder(CONDITIONS);

const programFacts = (program: string): ReadFact[] =>
  clausesOf(program)
    .filter(({ says }) => says === 'something')
    .flatMap(({ text }) => conditionsIn(text))
    .map(({ row, unsure }) => ({
      sort: 'condition',
      code: row.code,
      label: row.label,
      from: 'program',
      text: quoted(searchable(program)),
      unsure,
    }));

const stateFact = (code: string, from: PrecautionSource): ReadFact => {
  const label = labelOf('state', code) ?? code;
  return { sort: 'state', code, label, from, text: label, unsure: false };
};

function ageFacts(age: number | null, dob: string): ReadFact[] {
  const from = at('PersonalDetails', isPossibleDay(dob) ? 'dob' : 'age');
  if (age === null) return [];
  if (age < 1) return [stateFact('under18', from), stateFact('under1', from)];
  if (age < ADULT_AGE) return [stateFact('under18', from)];
  return age >= OLDER_AGE ? [stateFact('from65', from)] : [];
}

const only = (facts: ReadFact[]): PrecautionsReading => ({ facts, notChecked: [], denied: [] });

const sameOnce = <One>(all: readonly One[], keyOf: (one: One) => string): One[] =>
  [...new Map(all.toReversed().map((one) => [keyOf(one), one])).values()].toReversed();

/**
 * Reads a client's precautions from forms, program and goal, by the tables of words. Words that no table knows are
 * quoted; a field left empty says nothing.
 */
export function readPrecautions({
  forms,
  program,
  expecting,
  age,
  sex,
  brands,
}: KnownOfClient): PrecautionsReading {
  const textOf = ({ formType, field }: FormSource): string => {
    const { fields = {} } = forms.find((form) => form.formType === formType) ?? {};
    const text = (fields as Partial<Record<string, unknown>>)[field];
    return typeof text === 'string' ? text : '';
  };
  const readings: PrecautionsReading[] = [
    ...ALLERGY_FIELDS.map((from) => readAllergies(from, textOf(from))),
    readDiets(DIET_FIELDS.map((from) => ({ from, text: textOf(from) }))),
    readConditions(CONDITION_FIELD, textOf(CONDITION_FIELD), sex),
    only(programFacts(program)),
    readMedicines(MEDICINE_FIELD, textOf(MEDICINE_FIELD), brands),
    only(expecting ? [stateFact('expecting', 'goal')] : []),
    ...STATE_FIELDS.map((from) => readStates(from, textOf(from), sex)),
    only(ageFacts(age, textOf(at('PersonalDetails', 'dob')).trim())),
  ];
  const facts = readings.flatMap((reading) => reading.facts);
  const isFact = new Set(facts.map(({ sort, code }) => `${sort}\n${code}`));
  return {
    facts: sameOnce(facts, ({ sort, code, from, text }) => [sort, code, sourceKey(from), text].join('\n')),
    notChecked: sameOnce(
      readings.flatMap(({ notChecked }) => notChecked),
      ({ from, text }) => [sourceKey(from), text].join('\n'),
    ),
    denied: sameOnce(
      readings.flatMap(({ denied }) => denied).filter(({ sort, code }) => !isFact.has(`${sort}\n${code}`)),
      ({ sort, label }) => `${sort}\n${label.toLowerCase()}`,
    ),
  };
}
