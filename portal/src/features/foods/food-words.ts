import { contentLabel, traitLabel } from '@clinic/contract/care/foods/food-tags';
import { FOOD_TRAITS, type Food, type Sureness } from '@clinic/contract/care/foods/foods';
import { AVOIDED_CODES, CONTENT_LABELS, SUBSTANCE_LABELS } from '@clinic/contract/care/vocabulary/codes';
import type { ChipChoice } from './ChipChoices.tsx';

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

export const CONTENT_CHOICES: readonly ChipChoice[] = CONTENT_LABELS;
export const AVOIDED_CHOICES: readonly ChipChoice[] = AVOIDED_CODES.map((code) => ({
  code,
  label: capital(code),
}));
export const TRAIT_CHOICES: readonly ChipChoice[] = FOOD_TRAITS.map((code) => ({
  code,
  label: capital(traitLabel(code)),
}));
export const HERB_CHOICES: readonly ChipChoice[] = SUBSTANCE_LABELS;

export const DIET_OPTIONS = [
  { value: 'vegan', label: 'Vegan: nothing of an animal' },
  { value: 'vegetarian', label: 'Vegetarian: milk or honey' },
  { value: 'egg', label: 'Egg' },
  { value: 'meat', label: 'Meat or fish' },
] as const;

export const KIND_OPTIONS = [
  { value: 'ingredient', label: 'Ingredient: its values are typed' },
  { value: 'dish', label: 'Dish: its values follow from its recipe' },
] as const;

export const SURE_OPTIONS: readonly { value: Sureness; label: string }[] = [
  { value: 'measured', label: 'Measured by the source' },
  { value: 'estimate', label: 'Estimate' },
  { value: 'entered', label: 'Entered by a doctor' },
];

/** Energy in words: "320 kcal", a dash when unknown. */
export const kcalWords = ({ per100 }: Pick<Food, 'per100'>): string =>
  per100.kcal === null ? '–' : `${Math.round(per100.kcal)} kcal`;

/** Contents in words: "peanut, may contain milk"; empty when none is known. */
export const contentWords = ({ contains, mayContain }: Pick<Food, 'contains' | 'mayContain'>): string =>
  [
    ...contains.map(contentLabel),
    ...(mayContain.length > 0 ? [`may contain ${mayContain.map(contentLabel).join(', ')}`] : []),
  ].join(', ');

/** Kind, diet and origin in words: "Dish · vegetarian · estimate". */
export const kindWords = ({
  kind,
  diet,
  source,
  retired,
}: Pick<Food, 'kind' | 'diet' | 'source' | 'retired'>) =>
  [capital(kind), diet, source.sure, ...(retired ? ['retired'] : [])].join(' · ');

export const foodPage = ({ id }: Pick<Food, 'id'>): string => `/doctor/foods/${id}`;
