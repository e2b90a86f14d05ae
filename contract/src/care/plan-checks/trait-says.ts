import type { FoodTrait } from '../foods/foods.ts';

/** Words of a finding for each trait. */
export const TRAIT_SAYS: Record<FoodTrait, string> = {
  sugary: 'is sugary',
  salty: 'is salty',
  alcohol: 'has alcohol',
  rawEgg: 'has raw egg',
  rawFish: 'has raw fish or meat',
  rawSprouts: 'has raw sprouts',
  unripePapaya: 'has unripe papaya',
  grapefruit: 'has grapefruit',
  starFruit: 'has star fruit',
  highOxalate: 'is high in oxalate',
  highPotassium: 'is high in potassium',
  coconutWater: 'has coconut water',
  saltSubstitute: 'has a salt substitute',
  organMeat: 'has organ meat',
  liver: 'has liver',
  sardine: 'has sardine',
  mercuryFish: 'is a fish with much mercury',
  unpasteurised: 'has unpasteurised milk or soft cheese',
  broadBean: 'has broad beans',
  fasting: 'is for fasting',
};

/** Traits that depend on the portion or the dish: for foods of the catalogue a word of the name does not decide. */
export const PORTIONED: ReadonlySet<FoodTrait> = new Set(['sugary', 'salty', 'highOxalate', 'highPotassium']);
