import { hasVisibleText } from '../../clients/client-input.ts';
import { foodName } from './food-index.ts';
import { NUTRIENTS, type FoodFields, type Nutrient } from './foods.ts';

/** Most entries of a food's lists, and longest texts. */
export const FOOD_LIMITS = {
  aliases: 40,
  units: 20,
  parts: 60,
  herbs: 20,
  /** Characters of a name. */
  name: 100,
  /** Grams of a unit, of a recipe's part and of a dish. */
  unitGrams: 5000,
  partGrams: 20_000,
  yieldGrams: 100_000,
  because: { min: 3, max: 300 },
} as const;

/** Highest possible values of 100 g: pure fat for energy, pure salt for minerals. */
const MOST_KCAL = 950;
/** Highest value of 100 g, by the nutrient's unit. */
export const MOST_OF_UNIT = { kcal: MOST_KCAL, g: 100, mg: 100_000, µg: 100_000 } as const;
/**
 * Most grams of protein, fat and carbohydrate together in 100 g: above 100, since values are rounded and carbohydrate
 * is often computed as the rest.
 */
const MOST_MACROS = 105;

export interface FoodProblem {
  /** Path of the wrong field: "units.0.grams". */
  field: string;
  text: string;
}

/** Checks grams; the smallest weight, half a gram, is a pinch. */
const gramsProblem = (field: string, grams: number, most: number): FoodProblem[] =>
  grams > 0 && grams <= most
    ? []
    : [{ field, text: `Please enter more than 0 and at most ${most.toLocaleString('en-US')} g.` }];

function nameProblems({ names, aliases }: Pick<FoodFields, 'names' | 'aliases'>): FoodProblem[] {
  const all = [
    ...Object.entries(names).map(([script, name]) => ({ field: `names.${script}`, name })),
    ...aliases.map((name, place) => ({ field: `aliases.${place}`, name })),
  ];
  return [
    ...(hasVisibleText(names.en)
      ? []
      : [{ field: 'names.en', text: 'Please enter what it is called in English.' }]),
    ...all
      .filter(({ name }) => name.length > FOOD_LIMITS.name)
      .map(({ field }) => ({ field, text: `Please use at most ${FOOD_LIMITS.name} characters.` })),
    ...aliases.flatMap((name, place) =>
      foodName(name) === '' ? [{ field: `aliases.${place}`, text: 'Please enter a name.' }] : [],
    ),
  ];
}

const unitProblems = ({ units }: Pick<FoodFields, 'units'>): FoodProblem[] =>
  units.flatMap(({ name, grams }, place) => {
    const isTwice = units.findIndex((one) => foodName(one.name) === foodName(name)) < place;
    return [
      ...(hasVisibleText(name) ? [] : [{ field: `units.${place}.name`, text: 'Please enter a unit.' }]),
      ...(isTwice ? [{ field: `units.${place}.name`, text: 'This unit is there twice.' }] : []),
      ...gramsProblem(`units.${place}.grams`, grams, FOOD_LIMITS.unitGrams),
    ];
  });

/** Says what is wrong with the values of 100 g. */
export function valueProblems({ per100 }: Pick<FoodFields, 'per100'>): FoodProblem[] {
  const beyond = NUTRIENTS.flatMap(({ code, unit }): FoodProblem[] => {
    const value = per100[code];
    const most = MOST_OF_UNIT[unit];
    return value === null || (value >= 0 && value <= most)
      ? []
      : [{ field: `per100.${code}`, text: `Please enter 0 to ${most.toLocaleString('en-US')} ${unit}.` }];
  });
  const macros: Nutrient[] = ['protein', 'fat', 'carbohydrate'];
  const sum = macros.reduce((all, code) => all + (per100[code] ?? 0), 0);
  if (beyond.length > 0 || sum <= MOST_MACROS) return beyond;
  return [
    { field: 'per100.carbohydrate', text: 'Protein, fat and carbohydrate are more than 100 g of 100 g.' },
  ];
}

function recipeProblems({ kind, recipe, yieldGrams }: FoodFields): FoodProblem[] {
  if (kind === 'ingredient')
    return recipe.length === 0 ? [] : [{ field: 'recipe', text: 'An ingredient has no recipe.' }];
  if (recipe.length === 0) return [{ field: 'recipe', text: 'Please add what is in it.' }];
  return [
    ...recipe.flatMap(({ food, grams }, place) => [
      ...(recipe.findIndex((part) => part.food === food) < place
        ? [{ field: `recipe.${place}.food`, text: 'This is in the recipe twice.' }]
        : []),
      ...gramsProblem(`recipe.${place}.grams`, grams, FOOD_LIMITS.partGrams),
    ]),
    ...(yieldGrams === null ? [] : gramsProblem('yieldGrams', yieldGrams, FOOD_LIMITS.yieldGrams)),
  ];
}

/**
 * Finds all mistakes of a food, in the order of its form. A dish's values follow from its recipe and are not checked.
 */
export const foodProblems = (food: FoodFields): FoodProblem[] => [
  ...nameProblems(food),
  ...unitProblems(food),
  ...(food.kind === 'ingredient' ? valueProblems(food) : []),
  ...recipeProblems(food),
];
