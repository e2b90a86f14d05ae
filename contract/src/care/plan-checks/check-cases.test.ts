import { expect, test } from 'vitest';
import { joinPrecautions } from '../precautions/precautions.ts';
import { readPrecautions } from '../precautions/precautions-reading.ts';
import { knownOf, type Client } from './form-examples.ts';
import { checkPlans } from './check-plans.ts';
import { dose, eating, food, inputOf, meal, mealItem, week } from './plan-check-examples.ts';

/** Cases from the text of a form to the finding of the plan checks. */

const FOODS = [
  food('Sabudana Khichdi', { contains: ['peanut'], avoid: ['potato'] }),
  food('Protein Bar', { mayContain: ['milk', 'peanut', 'treeNuts', 'soy', 'gluten'] }),
  food('Boiled Egg', { diet: 'egg', contains: ['egg'] }),
  food('Vegetable Poha', { avoid: ['onion'], mayContain: ['peanut'] }),
  food('Steamed Dhokla', { avoid: ['hing'], mayContain: ['gluten', 'mustard'] }),
  food('Palak Paneer', { contains: ['milk'], traits: ['highOxalate'] }),
  food('Giloy Kadha', { herbs: ['giloy'] }),
  food('Green Tea', { diet: 'vegan' }),
  food('Ghee', { contains: ['milk'], per100: { lactose: 0 } }),
  food('Moong Dal', { diet: 'vegan', per100: { lactose: 0 } }),
  food('Ripe Papaya', { diet: 'vegan' }),
  food('Cabbage Sabzi', { diet: 'vegan' }),
  food('Methi Thepla', { contains: ['gluten'] }),
];

type Plans = Pick<
  Parameters<typeof inputOf>[0],
  'diet' | 'vitamin' | 'herbs' | 'snacks' | 'before' | 'person' | 'foods'
>;
const found = (client: Client, plans: Plans): string[] =>
  checkPlans(inputOf({ foods: FOODS, ...knownOf(client), ...plans })).findings.map(
    ({ level, words }) => `${level}: ${words}`,
  );
const eats = (...names: string[]): Plans => ({ diet: eating(...names), before: [] });

test.each<[string, Client, Plans, string]>([
  [
    'Peanut Chikki',
    { allergies: 'peanuts' },
    eats('Peanut Chikki'),
    'stop: Peanut allergy (Medical History: “peanuts”). Peanut Chikki contains peanut.',
  ],
  [
    'સિંગદાણા ચિક્કી',
    { allergies: 'peanuts' },
    eats('સિંગદાણા ચિક્કી'),
    'stop: Peanut allergy (Medical History: “peanuts”). સિંગદાણા ચિક્કી contains peanut.',
  ],
  [
    'Sabudana Khichdi',
    { allergies: 'peanuts' },
    eats('Sabudana Khichdi'),
    'stop: Peanut allergy (Medical History: “peanuts”). Sabudana Khichdi contains peanut.',
  ],
  [
    'a protein bar that may have milk',
    { foodAllergy: 'milk' },
    eats('Protein Bar'),
    'ask: Milk allergy (Dietary Recall). Protein Bar may contain milk.',
  ],
  [
    'Boiled Egg for who is pure veg',
    { vegEggNonVeg: 'Pure veg' },
    eats('Boiled Egg'),
    'stop: Vegetarian (Dietary Recall: “Pure veg”). Boiled Egg is egg.',
  ],
  [
    'onion in poha for a Jain',
    { vegEggNonVeg: 'Jain' },
    eats('Vegetable Poha'),
    'stop: Jain (Dietary Recall). Vegetable Poha contains onion.',
  ],
  [
    'dhokla with hing beside coeliac disease',
    { kco: 'coeliac' },
    eats('Steamed Dhokla'),
    'ask: Coeliac disease (Medical History: “coeliac”). Steamed Dhokla may contain gluten.',
  ],
  [
    'Palak Paneer beside stones',
    { kco: 'kidney stone' },
    eats('Palak Paneer'),
    'ask: Kidney stones (Medical History: “kidney stone”). Palak Paneer is high in oxalate (the clinic’s own value).',
  ],
  [
    'D3 60,000 IU',
    {},
    { vitamin: [dose('D3 60,000 IU')] },
    'stop: Vitamin D 60,000 IU a day (D3 60,000 IU × 1): above 4,000 IU, the upper level for adults (NIH ODS).',
  ],
  [
    'D3 beside calcium with D3',
    {},
    { vitamin: [dose('D3 2,000 IU'), dose('Calcium 500 mg + D3 1,000 IU', { lunch: 3 })] },
    'ask: Vitamin D 5,000 IU a day (Calcium 500 mg + D3 1,000 IU × 3, D3 2,000 IU × 1): above 4,000 IU, the upper level for adults (NIH ODS).',
  ],
  [
    'calcium on rising beside Thyronorm',
    { rx: 'Thyronorm' },
    { vitamin: [dose('Calcium with D3', { onRising: 1 })] },
    'ask: Thyronorm. Calcium with D3 on rising: four hours apart (NIH ODS).',
  ],
  [
    'Ashwagandha while expecting',
    { expecting: true },
    { herbs: [dose('Ashwagandha')] },
    'stop: Pregnant or breastfeeding (Goal). Ashwagandha: advised against (WHO vol. 4, Radix Withaniae).',
  ],
  [
    'Mulethi in the program Hypertension',
    { program: 'Hypertension' },
    { herbs: [dose('Mulethi')] },
    'stop: Hypertension (Program). Mulethi has liquorice: advised against (EMA/HMPC/571119/2010).',
  ],
  [
    'Giloy Kadha beside fatty liver',
    { kco: 'Fatty liver' },
    eats('Giloy Kadha'),
    'stop: Liver disease (Medical History: “Fatty liver”). Giloy Kadha: advised against (J Clin Exp Hepatol 2021;11:732; Hepatol Commun 2022).',
  ],
  [
    'Daliya Upma beside "gluten"',
    { allergies: 'gluten' },
    eats('Daliya Upma'),
    'stop: Gluten allergy (Medical History). Daliya Upma contains gluten.',
  ],
  [
    'chikki beside "nuts"',
    { allergies: 'nuts' },
    eats('Chikki'),
    'ask: Peanut allergy (Medical History: “nuts”). Chikki may contain peanut.',
  ],
  [
    'Kaju Katli beside "nuts"',
    { allergies: 'nuts' },
    eats('Kaju Katli'),
    'ask: Tree nuts allergy (Medical History: “nuts”). Kaju Katli contains tree nuts.',
  ],
  [
    'Sing Bhujia beside "No drug allergy, peanut"',
    { allergies: 'No drug allergy, peanut' },
    eats('Sing Bhujia'),
    'ask: Peanut allergy (Medical History). Sing Bhujia contains peanut.',
  ],
  [
    'a fish oil capsule for a vegetarian',
    { vegEggNonVeg: 'Vegetarian' },
    { vitamin: [dose('Fish oil capsule')] },
    'stop: Vegetarian (Dietary Recall). Fish oil capsule is fish and may contain gelatin.',
  ],
  [
    'churna with milk beside a milk allergy',
    { allergies: 'milk' },
    { herbs: [dose('Churna', { notes: 'with milk', morning: 1 })] },
    'stop: Milk allergy (Medical History). Churna is taken with milk.',
  ],
  [
    'dapagliflozin with a fasting day',
    { rx: 'Dapagliflozin 10 mg' },
    eats('Farali chevdo'),
    'stop: Dapagliflozin 10 mg. The plan has a fasting day: to be reviewed with the treating doctor (PMC8432437).',
  ],
  [
    'glimepiride with a first plan',
    { rx: 'Glimepiride 1 mg' },
    { diet: eating('Moong Dal'), before: null },
    'ask: Glimepiride 1 mg. It is the first plan: doses: to be reviewed with the treating doctor (the clinic’s own value).',
  ],
  [
    'Telma 40 with Mulethi',
    { rx: 'Telma 40' },
    { herbs: [dose('Mulethi')] },
    'stop: Telma 40. Mulethi has liquorice: advised against (EMA/HMPC/571119/2010).',
  ],
  [
    'D3 60,000 IU for a child of 12',
    { age: 12 },
    { vitamin: [dose('D3 60,000 IU')] },
    'stop: Under 18 years (Personal Details). Vitamin D 60,000 IU a day (D3 60,000 IU × 1): above 4,000 IU, the upper level for adults (NIH ODS).',
  ],
  [
    'two foods of one name, one of them without its peanut',
    { allergies: 'peanuts' },
    {
      ...eats('Bhel'),
      foods: [food('Bhel', { contains: ['peanut'] }), { ...food('Bhel'), id: 'id-other', key: 'other' }],
    },
    'stop: Peanut allergy (Medical History: “peanuts”). Bhel contains peanut.',
  ],
])('%s is found', (_name, client, plans, said) => {
  expect(found(client, plans)).toContain(said);
});

test('an allergy that was deleted from the form is found', () => {
  const answers = [
    {
      sort: 'allergy' as const,
      code: 'peanut',
      field: 'DietaryRecall.foodAllergy',
      text: 'peanuts',
      stands: true,
    },
  ];
  const reading = readPrecautions({ forms: [], program: '', expecting: false, age: 40, sex: 'Female' });
  const { findings } = checkPlans(
    inputOf({ ...joinPrecautions(reading, { answers }), diet: eating('Peanut Chikki') }),
  );
  expect(findings.map(({ level }) => level)).toEqual(['stop']);
});

test.each<[string, Client, Plans]>([
  ['butter beans beside milk', { allergies: 'milk' }, eats('Butter beans')],
  ['jowar atta roti beside gluten', { allergies: 'gluten' }, eats('Jowar atta roti')],
  ['ragi malt beside gluten', { allergies: 'gluten' }, eats('Ragi malt')],
  ['paneer bhurji beside egg', { allergies: 'egg' }, eats('Paneer bhurji')],
  ['a plan with one known meal', {}, { diet: [week(meal('Breakfast', mealItem('Moong Dal')))] }],
  ['peanuts for who has no known allergies', { allergies: 'No known allergies' }, eats('Peanut Chikki')],
  ['peanuts beside "none"', { allergies: 'none' }, eats('Peanut Chikki')],
  ['peanuts beside "NKDA"', { allergies: 'NKDA' }, eats('Peanut Chikki')],
  ['peanuts beside "–"', { allergies: '–' }, eats('Peanut Chikki')],
  ['peanuts beside "dust"', { allergies: 'dust' }, eats('Peanut Chikki')],
  ['eggplant beside egg', { allergies: 'egg' }, eats('Eggplant sabzi')],
  ['eggless cake beside egg', { allergies: 'egg' }, eats('Eggless cake')],
  ['almond milk beside milk', { allergies: 'milk' }, eats('Almond milk')],
  ['coconut milk beside milk', { allergies: 'milk' }, eats('Coconut milk')],
  ['coconut beside tree nuts', { allergies: 'tree nuts' }, eats('Coconut chutney')],
  ['kuttu beside gluten', { allergies: 'gluten' }, eats('Kuttu puri')],
  ['ghee beside lactose', { kco: 'lactose intolerance' }, eats('Ghee')],
  ['dal beside gout', { kco: 'gout' }, eats('Moong Dal')],
  ['cabbage beside hypothyroid', { kco: 'hypothyroid' }, eats('Cabbage Sabzi')],
  ['ripe papaya while expecting', { expecting: true }, eats('Ripe Papaya')],
  ['a cup of green tea beside the liver', { kco: 'Fatty liver' }, eats('Green Tea')],
  ['Methi Thepla beside insulin', { rx: 'Insulin' }, eats('Methi Thepla')],
  ['vitamin K beside a stopped warfarin', { dc: 'warfarin' }, { vitamin: [dose('Vitamin K2 100 mcg')] }],
  ['sugar for who has a father with diabetes', { father: 'diabetes' }, eats('Jaggery tea')],
  ['Remedy X, 60 tablets', {}, { vitamin: [dose('Remedy X', { quantity: '60 tablets', morning: 2 })] }],
])('%s is no finding', (_name, client, plans) => {
  expect(found(client, plans)).toEqual([]);
});
