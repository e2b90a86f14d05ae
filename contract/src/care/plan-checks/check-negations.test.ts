import { expect, test } from 'vitest';
import { joinPrecautions } from '../precautions/precautions.ts';
import { readPrecautions } from '../precautions/precautions-reading.ts';
import { checkPlans } from './check-plans.ts';
import { dose, eating, food, inputOf } from './plan-check-examples.ts';

/** Texts of the medical history with a negation, and the findings that follow from them. */

const FOODS = [
  food('Gulab Jamun', { traits: ['sugary'], per100: { sugars: 40 }, units: [{ name: 'bowl', grams: 100 }] }),
  food('Giloy Kadha', { herbs: ['giloy'] }),
];
type History = Partial<Record<'allergies' | 'kco' | 'rx', string>>;
type Plans = Pick<Parameters<typeof inputOf>[0], 'diet' | 'vitamin' | 'herbs'>;

const SUGAR: Plans = { diet: eating('Gulab Jamun') };
const MULETHI: Plans = { herbs: [dose('Mulethi')] };
const POTASSIUM: Plans = { vitamin: [dose('Potassium citrate')] };
const VITAMIN_K: Plans = { vitamin: [dose('Vitamin K2 100 mcg')] };
const ASHWAGANDHA: Plans = { herbs: [dose('Ashwagandha')] };
const GILOY: Plans = { diet: eating('Giloy Kadha') };
const CHIKKI: Plans = { diet: eating('Peanut Chikki') };

function check(history: History, plans: Plans) {
  const forms = [{ formType: 'MedicalHistory' as const, fields: history }];
  const reading = readPrecautions({ forms, program: '', expecting: false, age: 40, sex: 'Female' });
  const { facts, notChecked } = joinPrecautions(reading, { answers: [] });
  return checkPlans(inputOf({ foods: FOODS, facts, notChecked, ...plans }));
}
const found = (history: History, plans: Plans): string[] =>
  check(history, plans).findings.map(({ level, words }) => `${level}: ${words}`);

test.each<[History, Plans, string]>([
  [{ kco: 'DM not controlled' }, SUGAR, 'ask: Diabetes (Medical History: “DM not controlled”). Gulab Jamun'],
  [{ kco: 'DM no HTN' }, SUGAR, 'ask: Diabetes (Medical History: “DM no HTN”). Gulab Jamun'],
  [{ kco: 'DM type 2 - not on insulin' }, SUGAR, 'ask: Diabetes (Medical History'],
  [{ kco: 'HTN not on medication' }, MULETHI, 'stop: Hypertension (Medical History'],
  [{ kco: 'CKD not on dialysis' }, POTASSIUM, 'stop: Kidney disease (Medical History'],
  [{ rx: 'Warfarin 5 mg not regular' }, VITAMIN_K, 'stop: Warfarin 5 mg not regular. Vitamin K2'],
  [{ kco: 'Hypothyroid no medicines' }, ASHWAGANDHA, 'ask: Hypothyroid (Medical History'],
  [{ kco: 'Fatty liver no alcohol' }, GILOY, 'stop: Liver disease (Medical History'],
  [{ kco: 'Pregnant no complications' }, ASHWAGANDHA, 'ask: Pregnant or breastfeeding (Medical History'],
  [{ allergies: 'Peanut allergy not severe' }, CHIKKI, 'stop: Peanut allergy (Medical History'],
  [{ allergies: 'Peanut (no anaphylaxis so far)' }, CHIKKI, 'stop: Peanut allergy (Medical History'],
  [{ allergies: 'peanut se allergy hai par milk se nahi' }, CHIKKI, 'stop: Peanut allergy'],
  [{ kco: 'DM: no HTN: yes' }, MULETHI, 'stop: Hypertension (Medical History'],
  [{ kco: 'sugar nahi hai BP high hai' }, MULETHI, 'stop: Hypertension (Medical History'],
  [{ kco: 'ડાયાબિટીસ કંટ્રોલમાં નથી' }, SUGAR, 'ask: Diabetes (Medical History'],
])('%j finds what its words leave standing', (history, plans, said) => {
  expect(found(history, plans)).toContainEqual(expect.stringContaining(said));
});

test.each<[History, Plans]>([
  [{ kco: 'No DM' }, SUGAR],
  [{ kco: 'no cough or DM' }, SUGAR],
  [{ kco: 'DM: no HTN: no' }, SUGAR],
  [{ kco: 'DM no HTN' }, MULETHI],
  [{ kco: 'મધુમેહની બીમારી નથી' }, SUGAR],
  [{ kco: 'no CKD, not on dialysis' }, POTASSIUM],
  [{ rx: 'not on warfarin' }, VITAMIN_K],
  [{ kco: 'no fatty liver or hepatitis' }, GILOY],
  [{ kco: 'not pregnant' }, ASHWAGANDHA],
  [{ allergies: 'no peanut allergy' }, CHIKKI],
])('%j finds nothing of what it denies', (history, plans) => {
  expect(found(history, plans)).toEqual([]);
});

test.each<[History, Plans, string]>([
  [{ kco: 'no uncontrolled DM' }, SUGAR, '“no uncontrolled DM” (Medical History): what does it mean?'],
  [{ kco: 'no diabetic foot' }, SUGAR, '“no diabetic foot” (Medical History): what does it mean?'],
])('%j is named as not checked', (history, plans, said) => {
  const { notChecked } = check(history, plans);
  expect(notChecked.map(({ words }) => words)).toContain(said);
});
