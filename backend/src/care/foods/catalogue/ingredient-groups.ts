import type { FoodGroup } from '@clinic/contract/care/foods/food-groups';
import { tablesByFile } from './table-files.ts';

/** The part of a shop that has the foods of a file. */
const GROUPS: Readonly<Record<string, FoodGroup>> = {
  'drinks.csv': 'drinks',
  'fats-sweets.csv': 'fatsAndSweets',
  'fish-meat.csv': 'fishAndMeat',
  'fruits.csv': 'fruit',
  'grains.csv': 'grains',
  'leaves-roots.csv': 'vegetables',
  'milk-eggs.csv': 'milkAndEggs',
  'nuts-seeds.csv': 'nutsAndSeeds',
  'packed.csv': 'packed',
  'pulses.csv': 'pulses',
  'spices.csv': 'spices',
  'vegetables.csv': 'vegetables',
};

let known: ReadonlyMap<string, FoodGroup> | undefined;

/**
 * The part of a shop that has an ingredient of the product, by the file that it stands in; undefined for dishes and for
 * foods of the clinic's own. The files are read once.
 */
export function groupOfKey(key: string): FoodGroup | undefined {
  known ??= new Map(
    tablesByFile<'key'>('ingredients').flatMap(({ file, rows }) => {
      const group = GROUPS[file];
      if (!group) throw new Error(`${file} has no part of a shop`);
      return rows.map((row) => [row.key, group] as const);
    }),
  );
  return known.get(key);
}
