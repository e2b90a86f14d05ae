import type { Instant } from '../../clinic-calendar.ts';
import type { AvoidedCode, ContentCode } from '../vocabulary/codes.ts';

/** Nutrients of a food, stored per 100 g as it is eaten. */
export const NUTRIENTS = [
  { code: 'kcal', label: 'Energy', unit: 'kcal' },
  { code: 'protein', label: 'Protein', unit: 'g' },
  { code: 'fat', label: 'Fat', unit: 'g' },
  { code: 'carbohydrate', label: 'Carbohydrate', unit: 'g' },
  { code: 'sugars', label: 'Sugars', unit: 'g' },
  { code: 'fibre', label: 'Fibre', unit: 'g' },
  { code: 'lactose', label: 'Lactose', unit: 'g' },
  { code: 'sodium', label: 'Sodium', unit: 'mg' },
  { code: 'potassium', label: 'Potassium', unit: 'mg' },
  { code: 'calcium', label: 'Calcium', unit: 'mg' },
  { code: 'iron', label: 'Iron', unit: 'mg' },
  { code: 'zinc', label: 'Zinc', unit: 'mg' },
  { code: 'folate', label: 'Folate', unit: 'µg' },
  { code: 'vitaminC', label: 'Vitamin C', unit: 'mg' },
  { code: 'vitaminK', label: 'Vitamin K1', unit: 'µg' },
] as const;
export type Nutrient = (typeof NUTRIENTS)[number]['code'];
/** Null: unknown; 0: none. */
export type Nutrients = Record<Nutrient, number | null>;

/** Makes a value for each nutrient, in display order. */
export const ofEachNutrient = <Value>(value: (code: Nutrient) => Value): Record<Nutrient, Value> =>
  Object.fromEntries(NUTRIENTS.map(({ code }) => [code, value(code)])) as Record<Nutrient, Value>;

/** Allergens as packs declare them (`contents.csv` of the vocabulary). */
export type Content = ContentCode;

/** Diets from the strictest on; a food has the strictest that may eat it. */
export const FOOD_DIETS = ['vegan', 'vegetarian', 'egg', 'meat'] as const;
export type FoodDiet = (typeof FOOD_DIETS)[number];

/**
 * Foods that some diets avoid, apart from the food's own diet (`avoided.csv`); a client's wish has the same code with
 * “no-”.
 */
export type Avoided = AvoidedCode;

/** Traits that matter for some illnesses and medicines and are no nutrients. */
export const FOOD_TRAITS = [
  'sugary',
  'salty',
  'alcohol',
  'rawEgg',
  'rawFish',
  'rawSprouts',
  'unripePapaya',
  'grapefruit',
  'starFruit',
  'highOxalate',
  'highPotassium',
  'coconutWater',
  'saltSubstitute',
  'organMeat',
  'liver',
  'sardine',
  'mercuryFish',
  'unpasteurised',
  'broadBean',
  'fasting',
] as const;
export type FoodTrait = (typeof FOOD_TRAITS)[number];

export const FOOD_KINDS = ['ingredient', 'dish'] as const;
export type FoodKind = (typeof FOOD_KINDS)[number];

/** Where a value comes from: measured by its source, computed from others, or entered by a doctor. */
export const SURENESS = ['measured', 'estimate', 'entered'] as const;
export type Sureness = (typeof SURENESS)[number];

/** A household unit, such as a katori of 150 g. */
export interface FoodUnit {
  name: string;
  /** Grams of one unit, above 0. */
  grams: number;
}

/** A part of a dish. */
export interface RecipePart {
  /** Key of the food. */
  food: string;
  /** Grams put into the dish, above 0. */
  grams: number;
}

/** Grams of a whole finished dish: what was weighed, else the sum of its parts; 0 of a food without a recipe. */
export const wholeGrams = ({
  recipe,
  yieldGrams,
}: {
  recipe: readonly Pick<RecipePart, 'grams'>[];
  yieldGrams: number | null;
}): number => yieldGrams ?? recipe.reduce((sum, { grams }) => sum + grams, 0);

/** A food's qualities in Ayurveda: empty until a doctor enters them. No rule uses them. */
export interface AyurvedaOfFood {
  rasa: string;
  virya: string;
  vipaka: string;
  vata: string;
  pitta: string;
  kapha: string;
}

/** Facts of a food: contents, diets, traits, and values of 100 g; a dish's follow from its recipe. */
export interface FoodFacts {
  per100: Nutrients;
  diet: FoodDiet;
  contains: Content[];
  mayContain: Content[];
  avoid: Avoided[];
  traits: FoodTrait[];
  /** Substances of the vocabulary: a juice or kadha that acts like a dose. */
  herbs: string[];
}

/** An ingredient or a dish of the catalogue. */
export interface FoodFields extends FoodFacts {
  kind: FoodKind;
  names: { en: string; hi: string; gu: string };
  /** Other names and spellings; each belongs to only one food that is not retired. */
  aliases: string[];
  units: FoodUnit[];
  /** Parts of a dish; empty for an ingredient. */
  recipe: RecipePart[];
  /** Grams of the finished dish; null: the sum of its parts. */
  yieldGrams: number | null;
  method: string;
  source: { of: string; ref: string; sure: Sureness };
  ayurveda: AyurvedaOfFood;
}

export interface Food extends FoodFields {
  id: string;
  /** Unique and never changed, since recipes refer to it. */
  key: string;
  /** True: no longer offered; plans that refer to it still show it. */
  retired: boolean;
  /** True: it came with the product, so its contents can be extended but not removed. */
  shipped: boolean;
  /** Counts the versions from 1; a save of an older one answers 409. */
  version: number;
  updatedAt: Instant;
}

/** Most foods of a clinic, retired ones included. */
export const MAX_FOODS = 5000;
/** How deeply recipes may contain each other. */
export const MAX_RECIPE_DEPTH = 3;
