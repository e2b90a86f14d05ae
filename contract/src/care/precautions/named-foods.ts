import { ALLERGY_FIELDS, sourceKey, type NotChecked, type PrecautionsReading } from './precaution-facts.ts';
import { OTHER } from './precaution-words.ts';
import { placeOf, type PrecautionAnswer } from './precautions.ts';

const FIELDS: ReadonlySet<string> = new Set(ALLERGY_FIELDS.map(sourceKey));

const OF_A_FOOD = { sort: 'allergy', code: OTHER } as const;

type Read = Pick<PrecautionsReading, 'facts' | 'notChecked'>;

/**
 * Turns unknown words of an allergy field that name a food ("Brinjal") into an allergy to it, so that plans are checked
 * for it without asking the doctor. Words that a doctor has answered are unchanged.
 */
export function withNamedFoods<Reading extends Read>(
  reading: Reading,
  answers: readonly PrecautionAnswer[],
  isFood: (name: string) => boolean,
) {
  const answered = new Set(answers.filter(({ code }) => code !== OTHER).map(placeOf));
  const isNamed = ({ from, text }: NotChecked) => {
    const field = sourceKey(from);
    return FIELDS.has(field) && !answered.has(placeOf({ field, text })) && isFood(text);
  };
  const named = reading.notChecked
    .filter(isNamed)
    .map(({ from, text }) => ({ ...OF_A_FOOD, label: text, from, text, unsure: false }));
  return {
    ...reading,
    facts: [...reading.facts, ...named],
    notChecked: reading.notChecked.filter((one) => !isNamed(one)),
  };
}
