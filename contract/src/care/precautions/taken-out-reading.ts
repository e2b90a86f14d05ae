import type { Instant } from '../../clinic-calendar.ts';
import type { Sex } from '../body/body-derived.ts';
import type { FormType } from '../intake-forms/intake-form-fields.ts';
import type { MedicineBrand } from './medicine-names.ts';
import { ALLERGY_FIELDS, sourceKey } from './precaution-facts.ts';
import { OTHER } from './precaution-words.ts';
import { answerKey } from './precautions.ts';
import { readPrecautions } from './precautions-reading.ts';
import type { TakenOutFact } from './taken-out.ts';

/** Most kept facts, more than one form's texts can name; beyond it the oldest are dropped. */
export const MOST_TAKEN_OUT = 200;

type Fields = Readonly<Record<string, string>>;

const ALLERGIES: ReadonlySet<string> = new Set(ALLERGY_FIELDS.map(sourceKey));

/**
 * Reads the facts of one form's texts. Unknown words of an allergy's field are kept too, since they may name a food of
 * the catalogue.
 */
function readIn(
  formType: FormType,
  fields: Fields,
  brands?: readonly MedicineBrand[],
): Omit<TakenOutFact, 'at'>[] {
  const { facts, notChecked } = readPrecautions({
    forms: [{ formType, fields }],
    program: '',
    expecting: false,
    age: null,
    sex: null,
    ...(brands && { brands }),
  });
  return [
    ...facts.map(({ sort, code, from, text, unsure }) => ({
      sort,
      code,
      field: sourceKey(from),
      text,
      unsure,
    })),
    ...notChecked
      .map(({ from, text }) => ({ field: sourceKey(from), text }))
      .filter(({ field }) => ALLERGIES.has(field))
      .map((words) => ({ sort: 'allergy' as const, code: OTHER, ...words, unsure: true })),
  ];
}

/**
 * The facts that a form must keep after its texts have changed: earlier facts that are gone now, and kept ones that
 * were not written again. They depend on this form alone, so that two forms saved at once keep both.
 */
export function takenOutOf(
  { formType, takenOut = [] }: { formType: FormType; takenOut?: readonly TakenOutFact[] },
  [before, now]: readonly [Fields, Fields],
  at: Instant,
  brands?: readonly MedicineBrand[],
): TakenOutFact[] {
  const written = new Set(readIn(formType, now, brands).map(answerKey));
  const said = readIn(formType, before, brands).map((fact) => ({ ...fact, at }));
  return [...new Map([...takenOut, ...said].map((one) => [answerKey(one), one])).values()]
    .filter((one) => !written.has(answerKey(one)))
    .slice(-MOST_TAKEN_OUT);
}

/** The kept facts that count: unknown words only if they name a food, and no pregnancy of a man. */
export const countingTakenOut = (
  takenOut: readonly TakenOutFact[],
  { sex, isFood }: { sex: Sex | null; isFood: (name: string) => boolean },
): TakenOutFact[] =>
  takenOut.filter(
    ({ sort, code, text }) => !(sort === 'state' && sex === 'Male') && (code !== OTHER || isFood(text)),
  );
