import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { joinPrecautions } from '@clinic/contract/care/precautions/precautions';
import { readPrecautions } from '@clinic/contract/care/precautions/precautions-reading';
import { checkPlans } from '@clinic/contract/care/plan-checks/check-plans';
import { eating, inputOf } from '@clinic/contract/care/plan-checks/plan-check-examples';
import { shippedIndex } from '../../../../test/shipped-index.ts';

/** The plan checks' findings about the product's own foods: each alarm that must sound, and each silence. */
const { foods } = shippedIndex();

interface Client {
  allergies?: string;
  kco?: string;
  rx?: string;
  vegEggNonVeg?: string;
  expecting?: boolean;
}
const IN_RECALL = ['vegEggNonVeg'];

function said({ expecting = false, ...fields }: Client, name: string): string[] {
  const inForm = (formType: FormType, isIn: boolean) => ({
    formType,
    fields: Object.fromEntries(
      Object.entries(fields).filter(([field]) => IN_RECALL.includes(field) === isIn),
    ),
  });
  const forms = [inForm('MedicalHistory', false), inForm('DietaryRecall', true)];
  const reading = readPrecautions({ forms, program: '', expecting, age: 40, sex: 'Female' });
  const known = joinPrecautions(reading, { answers: [] });
  const { findings } = checkPlans(inputOf({ ...known, foods, diet: eating(name) }));
  // Findings about the week as a whole belong to other tests.
  return findings.filter(({ words }) => words.includes(name)).map(({ level, words }) => `${level}: ${words}`);
}

test.each<[Client, string, RegExp]>([
  [{ allergies: 'peanuts' }, 'Peanut Chikki', /^stop.*contains peanut/],
  [{ allergies: 'peanuts' }, 'સિંગદાણા ચિક્કી', /^stop.*contains peanut/],
  [{ allergies: 'peanuts' }, 'Sabudana Khichdi', /^stop.*contains peanut/],
  [{ allergies: 'peanuts' }, 'Bharela ringan', /^stop.*contains peanut/],
  [{ allergies: 'milk' }, 'Protein Bar', /^ask.*may contain milk/],
  [{ allergies: 'gluten' }, 'Daliya Upma', /^stop.*contains gluten/],
  [{ allergies: 'nuts' }, 'Kaju Katli', /contains tree nuts/],
  [{ vegEggNonVeg: 'Pure veg' }, 'Boiled Egg', /^stop.*egg/],
  [{ vegEggNonVeg: 'Jain' }, 'Vegetable Poha', /^stop.*onion/],
  [{ vegEggNonVeg: 'vegan' }, 'Khandvi', /^stop.*milk/],
  [{ kco: 'coeliac' }, 'Steamed Dhokla', /^ask.*may contain gluten/],
  [{ kco: 'kidney stone' }, 'Palak Paneer', /^ask.*oxalate/],
  [{ kco: 'fatty liver' }, 'Giloy Kadha', /^stop/],
  [{ kco: 'DM' }, 'Gulab Jamun', /^ask.*sugars/],
  [{ kco: 'HTN' }, 'Gathiya', /^ask.*salty/],
  [{ kco: 'CKD' }, 'Star fruit', /^stop/],
  [{ kco: 'lactose intolerance' }, 'Milk', /^ask.*lactose/],
  [{ expecting: true }, 'Papaya no sambharo', /^ask.*papaya/],
  [{ expecting: true }, 'Kaleji', /^stop.*liver/],
  [{ rx: 'atorvastatin' }, 'Chakotra', /^ask.*grapefruit/],
  [{ rx: 'warfarin' }, 'Palak sabzi', /^note/],
])('Beside %j the planChecks speak of %s', (client, name, words) => {
  expect(said(client, name).join('\n')).toMatch(words);
});

test.each<[Client, string[]]>([
  [{ allergies: 'milk' }, ['butter beans', 'almond milk', 'coconut milk', 'soya milk']],
  [{ allergies: 'gluten' }, ['jowar atta roti', 'ragi malt', 'kuttu roti', 'rajgira roti', 'bajra rotlo']],
  [{ allergies: 'egg' }, ['paneer bhurji', 'eggplant', 'eggless cake']],
  [{ allergies: 'tree nuts' }, ['Fresh coconut', 'makhana', 'singhara']],
  [{ kco: 'lactose intolerance' }, ['Ghee', 'Curd']],
  [{ kco: 'gout' }, ['Toor Dal', 'Moong Dal', 'Palak sabzi']],
  [{ kco: 'hypothyroid' }, ['cabbage sabzi']],
  [{ kco: 'fatty liver' }, ['Green Tea']],
  [{ expecting: true }, ['Papaya Bowl', 'papaya']],
  [{ rx: 'insulin' }, ['Methi Thepla']],
  [{ kco: 'G6PD deficiency' }, ['papdi nu shaak', 'Val nu shaak', 'sem']],
  [{ kco: 'kidney stone' }, ['Steamed Dhokla', 'Methi Thepla']],
  [{ kco: 'DM' }, ['Toor Dal', 'Lauki Sabzi', 'Kadhi', 'Warm Water with Honey']],
  [{ kco: 'HTN' }, ['Vegetable Poha', 'Rajma', 'Thepla', 'Khichdi kadhi']],
  [{ vegEggNonVeg: 'Pure veg' }, ['Marie biscuit', 'Pav bhaji', 'Sabudana Khichdi', 'Paneer chilla']],
  [{ vegEggNonVeg: 'Jain' }, ['Rotli', 'Bhinda nu shaak', 'Lauki Sabzi', 'Khichu', 'Puran poli']],
])('Beside %j the planChecks are silent of %j', (client, names) => {
  expect(names.flatMap((name) => said(client, name))).toEqual([]);
});
