import type { ChangeFood } from '@clinic/contract/care/foods/food-calls';
import { NO_AYURVEDA, NO_VALUES } from '@clinic/contract/care/foods/empty-food';
import { joinTags, ownTags, type FoodTags } from '@clinic/contract/care/foods/food-tags';
import { MOST_OF_UNIT, type FoodProblem } from '@clinic/contract/care/foods/food-rules';
import {
  NUTRIENTS,
  ofEachNutrient,
  type AyurvedaOfFood,
  type Food,
  type FoodFacts,
  type FoodFields,
  type Nutrient,
  type Nutrients,
} from '@clinic/contract/care/foods/foods';
import { readNumber } from '@clinic/contract/reading/numbers';
import { sentenceOf, valueOf, type Reading } from '@clinic/contract/reading/reading';
import { RecipeError, recipeFacts } from '@clinic/contract/care/foods/recipe-facts';

/** A food as it is typed: numbers are text, and several names share a field. */
export interface FoodForm {
  kind: FoodFields['kind'];
  names: FoodFields['names'];
  aliases: string;
  units: { name: string; grams: string }[];
  per100: Record<Nutrient, string>;
  /** Tags set by hand; those of a dish are added to the tags of its recipe. */
  tags: FoodTags;
  recipe: { food: string; grams: string }[];
  yieldGrams: string;
  method: string;
  source: FoodFields['source'];
  ayurveda: AyurvedaOfFood;
  retired: boolean;
  because: string;
}

const NO_TAGS: FoodTags = { diet: 'vegan', contains: [], mayContain: [], avoid: [], traits: [], herbs: [] };

export const emptyFood = (name = ''): FoodForm => ({
  kind: 'ingredient',
  names: { en: name, hi: '', gu: '' },
  aliases: '',
  units: [],
  per100: ofEachNutrient(() => ''),
  tags: NO_TAGS,
  recipe: [],
  yieldGrams: '',
  method: '',
  source: { of: '', ref: '', sure: 'entered' },
  ayurveda: NO_AYURVEDA,
  retired: false,
  because: '',
});

export type FindFood = (key: string) => Food | undefined;

const tagsOf = ({ diet, contains, mayContain, avoid, traits, herbs }: FoodTags): FoodTags => ({
  diet,
  contains,
  mayContain,
  avoid,
  traits,
  herbs,
});

export function formOf(food: Food, find: FindFood): FoodForm {
  const follows = factsOf(food, food, find);
  return {
    kind: food.kind,
    names: food.names,
    aliases: food.aliases.join(', '),
    units: food.units.map(({ name, grams }) => ({ name, grams: String(grams) })),
    per100: ofEachNutrient((code) => String(food.per100[code] ?? '')),
    tags: follows && !('problem' in follows) ? ownTags(food, follows) : tagsOf(food),
    recipe: food.recipe.map(({ food: key, grams }) => ({ food: key, grams: String(grams) })),
    yieldGrams: String(food.yieldGrams ?? ''),
    method: food.method,
    source: food.source,
    ayurveda: food.ayurveda,
    retired: food.retired,
    because: '',
  };
}

/** Starts a new food from another one, without its names. */
export const copyOf = (food: Food, find: FindFood): FoodForm => ({
  ...formOf(food, find),
  names: { en: `${food.names.en} (copy)`, hi: '', gu: '' },
  aliases: '',
  source: { ...food.source, sure: food.source.sure === 'measured' ? 'estimate' : food.source.sure },
  retired: false,
});

/**
 * Computes a dish's facts from its recipe. Undefined for an ingredient or an empty recipe; else the reason why it
 * fails.
 */
export function factsOf(
  { kind, recipe, yieldGrams }: Pick<FoodFields, 'kind' | 'recipe' | 'yieldGrams'>,
  itself: Pick<Food, 'key'> | undefined,
  find: FindFood,
): FoodFacts | { problem: string } | undefined {
  if (kind === 'ingredient' || recipe.length === 0) return undefined;
  const part = (key: string) => {
    const food = find(key);
    return food && key === itself?.key ? { ...food, recipe } : food;
  };
  try {
    return recipeFacts(recipe, yieldGrams, part);
  } catch (error) {
    if (!(error instanceof RecipeError)) throw error;
    const way = error.path.map((key) => find(key)?.names.en ?? key).join(' → ');
    if (error.problem === 'cycle') return { problem: `The dish would be in itself: ${way}.` };
    if (error.problem === 'deep') return { problem: 'Dishes may stand in dishes up to 3 deep.' };
    return { problem: 'Something in it is not in the catalogue any more.' };
  }
}

/** Typed grams; NaN for other text, which the rules then refuse. */
const gramsIn = (typed: string): number => valueOf(readNumber(typed, { comma: 'group' })) ?? Number.NaN;

/** Reads a nutrient per 100 g; of two readings the possible one counts. */
const nutrientReading = (form: FoodForm, code: Nutrient): Reading<number> => {
  const most = MOST_OF_UNIT[NUTRIENTS.find((one) => one.code === code)?.unit ?? 'g'];
  return readNumber(form.per100[code], { isPossible: (value) => value >= 0 && value <= most });
};
const nutrientIn = (form: FoodForm, code: Nutrient): number | null =>
  form.per100[code].trim() === '' ? null : (valueOf(nutrientReading(form, code)) ?? Number.NaN);

/** Sentences about values with two readings, or that cannot be read. */
export const unreadValues = (form: FoodForm): FoodProblem[] =>
  NUTRIENTS.flatMap(({ code }) => {
    const text = sentenceOf(nutrientReading(form, code));
    return text ? [{ field: `per100.${code}`, text }] : [];
  });

/** Reads the typed form as a food's fields, with the facts that its recipe gives. */
export function fieldsOf(form: FoodForm, itself: Pick<Food, 'key'> | undefined, find: FindFood) {
  const recipe = form.recipe.map(({ food, grams }) => ({ food, grams: gramsIn(grams) }));
  const isYieldTyped = form.kind === 'dish' && form.yieldGrams.trim() !== '';
  const yieldGrams = isYieldTyped ? gramsIn(form.yieldGrams) : null;
  const isWeighed = recipe.every(({ grams }) => grams > 0) && (yieldGrams === null || yieldGrams > 0);
  const follows = isWeighed ? factsOf({ kind: form.kind, recipe, yieldGrams }, itself, find) : undefined;
  const facts = follows && !('problem' in follows) ? follows : null;
  const per100: Nutrients = facts?.per100 ?? ofEachNutrient((code) => nutrientIn(form, code));
  const fields: FoodFields = {
    kind: form.kind,
    names: form.names,
    aliases: form.aliases
      .split(/[,;\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
    units: form.units.map(({ name, grams }) => ({ name, grams: gramsIn(grams) })),
    per100: form.kind === 'dish' ? (facts?.per100 ?? NO_VALUES) : per100,
    ...(facts ? joinTags(facts, form.tags) : form.tags),
    recipe: form.kind === 'dish' ? recipe : [],
    yieldGrams,
    method: form.method,
    source: form.source,
    ayurveda: form.ayurveda,
  };
  return { fields, facts, recipeProblem: follows && 'problem' in follows ? follows.problem : undefined };
}

export const bodyOf = (fields: FoodFields, { because, retired }: FoodForm, version: number): ChangeFood => ({
  ...fields,
  because: because.trim(),
  retired,
  version,
});
