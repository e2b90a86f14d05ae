/** Parts of a shop, in the order in which a shopping list names them; foods of the clinic's own are `other`. */
export const FOOD_GROUPS = [
  'vegetables',
  'fruit',
  'milkAndEggs',
  'grains',
  'pulses',
  'nutsAndSeeds',
  'fatsAndSweets',
  'spices',
  'fishAndMeat',
  'packed',
  'drinks',
  'other',
] as const;
export type FoodGroup = (typeof FOOD_GROUPS)[number];
