import type { Instant } from '../../clinic-calendar.ts';
import type { AvoidedCode, ContentCode } from '../vocabulary/codes.ts';

/** Nutrients that are reckoned of a food, in 100 g of it as it is eaten. */
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
/** Null is not known, 0 is none. */
export type Nutrients = Record<Nutrient, number | null>;

/** Makes a value for each nutrient, in the order in which they are shown. */
export const ofEachNutrient = <Value>(value: (code: Nutrient) => Value): Record<Nutrient, Value> =>
  Object.fromEntries(NUTRIENTS.map(({ code }) => [code, value(code)])) as Record<Nutrient, Value>;

/** The contents that an allergy can be to, as packs declare them (`contents.csv` of the vocabulary). */
export type Content = ContentCode;

/** The strictest diet that may have it. */
export const FOOD_DIETS = ['vegan', 'vegetarian', 'egg', 'meat'] as const;
export type FoodDiet = (typeof FOOD_DIETS)[number];

/**
 * Foods that some diets leave out, beside what the food's own diet says (`avoided.csv`); a wish is one of
 * them with “no-”.
 */
export type Avoided = AvoidedCode;

/** Traits that matter to some illnesses and medicines, and are in no table of nutrients. */
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

/** How a value is known: measured by the source, reckoned from others, or entered by a doctor. */
export const SURENESS = ['measured', 'estimate', 'entered'] as const;
export type Sureness = (typeof SURENESS)[number];

/** "katori" weighs 150 g. */
export interface FoodUnit {
  name: string;
  /** Grams of one, more than 0. */
  grams: number;
}

/** A part of a dish. */
export interface RecipePart {
  /** Key of the food. */
  food: string;
  /** Grams as it goes in, more than 0. */
  grams: number;
}

/** A food's quality by Ayurveda: empty until a doctor says it. No rule reads it. */
export interface AyurvedaOfFood {
  rasa: string;
  virya: string;
  vipaka: string;
  vata: string;
  pitta: string;
  kapha: string;
}

/**
 * The facts of a food: its contents, the diets that may have it, and the values of 100 g; those of a dish
 * follow from its recipe.
 */
export interface FoodFacts {
  per100: Nutrients;
  diet: FoodDiet;
  contains: Content[];
  mayContain: Content[];
  avoid: Avoided[];
  traits: FoodTrait[];
  /** Substances of the vocabulary: a juice or kadha that works like a dose. */
  herbs: string[];
}

/** An ingredient or a dish of the catalogue. */
export interface FoodFields extends FoodFacts {
  kind: FoodKind;
  names: { en: string; hi: string; gu: string };
  /** Other names and spellings; a name or alias belongs to one food that is not retired. */
  aliases: string[];
  units: FoodUnit[];
  /** Empty for an ingredient. */
  recipe: RecipePart[];
  /** Grams of the dish when it is done; null: as much as goes in. */
  yieldGrams: number | null;
  method: string;
  source: { of: string; ref: string; sure: Sureness };
  ayurveda: AyurvedaOfFood;
}

export interface Food extends FoodFields {
  id: string;
  /** Unique, and never changed: recipes name it. */
  key: string;
  /** Not offered any more; plans that name it still know it. */
  retired: boolean;
  /** It came with the product: contents can be added to it, not taken away. */
  shipped: boolean;
  /** 1 when it is new; a save of an older one answers 409. */
  version: number;
  updatedAt: Instant;
}

/** Most foods of a clinic, retired ones included. */
export const MAX_FOODS = 5000;
/** How deep recipes may stand in recipes. */
export const MAX_RECIPE_DEPTH = 3;
