import { ofEachNutrient, type AyurvedaOfFood, type FoodFields, type Nutrients } from './foods.ts';

/** Nutrients of a food whose values are all unknown. */
export const NO_VALUES: Nutrients = ofEachNutrient(() => null);
export const NO_AYURVEDA: AyurvedaOfFood = {
  rasa: '',
  virya: '',
  vipaka: '',
  vata: '',
  pitta: '',
  kapha: '',
};

/** An ingredient with nothing but an English name. */
export const emptyFood = (en: string): FoodFields => ({
  kind: 'ingredient',
  names: { en, hi: '', gu: '' },
  aliases: [],
  units: [],
  per100: NO_VALUES,
  diet: 'vegan',
  contains: [],
  mayContain: [],
  avoid: [],
  traits: [],
  herbs: [],
  recipe: [],
  yieldGrams: null,
  method: '',
  source: { of: '', ref: '', sure: 'entered' },
  ayurveda: NO_AYURVEDA,
});
