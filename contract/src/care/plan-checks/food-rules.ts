import type { Content, FoodTrait, Nutrient } from '../foods/foods.ts';
import { wordList } from '../words/table-words.ts';
import type { FindingLevel } from './findings.ts';
import type { RuleRow } from './rule-rows.ts';
import type { With } from './facts-of-rules.ts';

/** Foods that certain people should not eat, and from which portion on. */
export interface FoodRule extends RuleRow {
  traits: readonly FoodTrait[];
  /** Contents, as rules of allergies name them. */
  contents: readonly Content[];
  with: readonly With[];
  /** Facts that the rule is about only when none of `with` applies. */
  otherwise: readonly With[];
  /** Traits of foods that another row is about, so this one is silent. */
  unless: readonly FoodTrait[];
  /** Without a trait, the amount alone decides. */
  portion?: LeastPortion;
}

/** The amount in a portion from which the rule applies. */
export interface LeastPortion {
  nutrient: Nutrient;
  least: number;
}

const CLINIC = 'the clinic’s own value';
const OURS = { source: CLINIC, state: 'ours' } as const;

const whom = (text: string): With[] => wordList(text).map((of) => ({ of }));
const row = (
  id: string,
  level: FindingLevel,
  traits: readonly FoodTrait[],
  people: readonly With[],
  more: Pick<RuleRow, 'source' | 'state'> &
    Partial<Pick<FoodRule, 'contents' | 'portion' | 'otherwise' | 'unless'>>,
): FoodRule => ({
  id,
  level,
  traits,
  contents: [],
  with: people,
  otherwise: [],
  unless: [],
  on: true,
  ...more,
});

const EXPECTING = whom('state:expecting');
const NHS = { source: 'NHS, FDA', state: 'not opened' } as const;
const POTASSIUM: readonly FoodTrait[] = ['coconutWater', 'saltSubstitute'];
const POTASSIUM_PORTION = { nutrient: 'potassium', least: 400 } as const;

/** Medicines whose effect grapefruit increases; others of the same codes are not meant. */
const WITH_GRAPEFRUIT: readonly With[] = [
  {
    of: 'medicine:statin',
    others: wordList('rosuvastatin, pravastatin, pitavastatin'),
    meant: wordList('simvastatin, lovastatin, atorvastatin'),
  },
  {
    of: 'medicine:blocker',
    others: wordList('propranolol, metoprolol, diltiazem, verapamil'),
    meant: wordList('nifedipine, felodipine'),
  },
  {
    of: 'medicine:immunosuppressant',
    others: wordList('azathioprine, methotrexate'),
    meant: wordList('cyclosporine, ciclosporin, tacrolimus'),
  },
];

export const FOOD_RULES: readonly FoodRule[] = [
  row('sugary', 'ask', ['sugary'], whom('condition:diabetes'), {
    ...OURS,
    otherwise: whom('medicine:insulinSulfonylurea'),
    portion: { nutrient: 'sugars', least: 10 },
  }),
  row(
    'salty',
    'ask',
    ['salty'],
    whom('condition:hypertension, condition:heart, condition:kidney, condition:dialysis'),
    OURS,
  ),
  row('oxalate', 'ask', ['highOxalate'], whom('condition:stones'), OURS),
  row('star-fruit', 'stop', ['starFruit'], whom('condition:kidney, condition:dialysis'), {
    source: 'the clinic’s own',
    state: 'ours',
  }),
  row('gout', 'ask', ['organMeat', 'sardine', 'alcohol'], whom('condition:gout'), {
    source: 'ACR 2020',
    state: 'not opened',
    contents: ['shellfish'],
  }),
  row('liver-alcohol', 'stop', ['alcohol'], whom('condition:liver'), {
    source: 'the clinic’s own',
    state: 'ours',
  }),
  row('expecting', 'stop', ['alcohol', 'rawEgg', 'liver'], EXPECTING, NHS),
  row('expecting-papaya', 'ask', ['unripePapaya'], EXPECTING, OURS),
  row('expecting-sprouts', 'ask', ['rawSprouts'], EXPECTING, { source: 'FDA', state: 'not opened' }),
  row('expecting-fish', 'ask', ['mercuryFish', 'unpasteurised', 'rawFish'], EXPECTING, NHS),
  row('vitamin-k', 'note', [], whom('medicine:anticoagulant'), {
    source: 'NIH ODS',
    state: 'not opened',
    portion: { nutrient: 'vitaminK', least: 100 },
  }),
  row('grapefruit', 'ask', ['grapefruit'], WITH_GRAPEFRUIT, { source: 'FDA', state: 'doubtful' }),
  row('g6pd', 'stop', ['broadBean'], whom('condition:g6pd'), { source: 'the clinic’s own', state: 'ours' }),
  row('potassium-dialysis', 'stop', POTASSIUM, whom('condition:dialysis'), OURS),
  row('high-potassium-dialysis', 'stop', ['highPotassium'], whom('condition:dialysis'), {
    ...OURS,
    portion: POTASSIUM_PORTION,
    unless: POTASSIUM,
  }),
  row(
    'potassium',
    'ask',
    POTASSIUM,
    whom('condition:kidney, medicine:aceArb, medicine:potassiumSparing'),
    OURS,
  ),
  row(
    'high-potassium',
    'ask',
    ['highPotassium'],
    whom('condition:kidney, medicine:aceArb, medicine:potassiumSparing'),
    { ...OURS, portion: POTASSIUM_PORTION, unless: POTASSIUM },
  ),
];

/** Most people tolerate 12 g at once (EFSA 2010). */
export const LACTOSE_RULE = {
  id: 'lactose',
  level: 'ask',
  source: CLINIC,
  state: 'ours',
  on: true,
  grams: 6,
} as const satisfies RuleRow & { grams: number };
