import { AVOIDED_CODES, CONTENT_CODES } from '@clinic/contract/care/vocabulary/codes';
import { NO_AYURVEDA } from '@clinic/contract/care/foods/empty-food';
import {
  FOOD_DIETS,
  FOOD_TRAITS,
  NUTRIENTS,
  ofEachNutrient,
  type Content,
  type FoodFacts,
  type FoodFields,
  type Nutrients,
} from '@clinic/contract/care/foods/foods';
import { amountsOf, codesOf, listOf, tablesOf, type TableRow } from './table-files.ts';
import { usdaTable } from './usda-table.ts';

export type CatalogueFood = FoodFields & { key: string };

/** Columns that ingredients and dishes share, of one meaning. */
type SharedColumn = 'key' | 'en' | 'hi' | 'gu' | 'aliases' | 'units' | 'may' | 'avoid' | 'traits' | 'herbs';

const COLUMNS = [
  'key',
  'ref',
  'en',
  'hi',
  'gu',
  'aliases',
  'units',
  'diet',
  'contains',
  'may',
  'avoid',
  'traits',
  'herbs',
  'values',
] as const;
type IngredientRow = TableRow<(typeof COLUMNS)[number]>;

/** Reads the fields that a row has alike for an ingredient and for a dish. */
export const sharedFields = (row: TableRow<SharedColumn>) => ({
  key: row.key,
  names: { en: row.en, hi: row.hi, gu: row.gu },
  aliases: listOf(row.aliases),
  units: amountsOf(row.units).map(({ name, amount }) => ({ name, grams: amount })),
  // Empty until a doctor says it.
  ayurveda: NO_AYURVEDA,
});

/** Tags of a row, each of its table of words. */
export const sharedTags = (
  row: TableRow<SharedColumn>,
): Pick<FoodFacts, 'mayContain' | 'avoid' | 'traits' | 'herbs'> => ({
  mayContain: codesOf<Content>(row.may, CONTENT_CODES),
  avoid: codesOf(row.avoid, AVOIDED_CODES),
  traits: codesOf(row.traits, FOOD_TRAITS),
  herbs: listOf(row.herbs),
});

/** "kcal 290; protein 18": what is not named is not known. */
function writtenValues(cell: string): Nutrients {
  const values = amountsOf(cell);
  codesOf(
    values.map(({ name }) => name).join(';'),
    NUTRIENTS.map(({ code }) => code),
  );
  const byCode = new Map(values.map(({ name, amount }) => [name, amount]));
  return ofEachNutrient((code) => byCode.get(code) ?? null);
}

/**
 * Lactose is the sugar of milk. The table mostly leaves it out: where there is no milk, or no sugar at all, there is none,
 * which is known without the table. Of milk products it stays not known.
 */
function withLactose(per100: Nutrients, contents: readonly Content[]): Nutrients {
  const hasNone = !contents.includes('milk') || per100.sugars === 0;
  return per100.lactose === null && hasNone ? { ...per100, lactose: 0 } : per100;
}

function valuesOf(
  row: IngredientRow,
  table: ReadonlyMap<string, Nutrients>,
): Pick<FoodFields, 'per100' | 'source'> {
  const nearest = row.ref.startsWith('~');
  const ref = row.ref.replace('~', '');
  const found = table.get(ref);
  if (ref !== '' && !found) throw new Error(`${row.key}: ${ref} is not in usda.csv`);
  const source = { of: ref === '' ? 'estimate' : 'USDA SR26', ref, sure: 'estimate' as const };
  const written = writtenValues(row.values);
  if (row.values !== '' && (nearest || !found))
    return { per100: written, source: { ...source, of: 'estimate' } };
  if (!found) throw new Error(`${row.key} has neither a number of the table nor values of its own`);
  const per100 = ofEachNutrient((code) => found[code] ?? written[code]);
  return { per100, source: nearest || row.values !== '' ? source : { ...source, sure: 'measured' } };
}

/**
 * Foods as they are bought. `ref` is the NDB number that gives the values; "~" before it: of the nearest food that the
 * table has, or, where the row has values of its own, only named for comparison. Values beside a plain number say what its
 * line does not know; what it knows stays.
 */
export function ingredients(): CatalogueFood[] {
  const table = usdaTable();
  return tablesOf('ingredients', COLUMNS).map((row) => {
    const [diet = 'vegan'] = codesOf(row.diet, FOOD_DIETS);
    if (row.diet === '') throw new Error(`${row.key} has no diet`);
    const contains = codesOf<Content>(row.contains, CONTENT_CODES);
    const tags = sharedTags(row);
    const { per100, source } = valuesOf(row, table);
    return {
      ...sharedFields(row),
      ...tags,
      kind: 'ingredient',
      diet,
      contains,
      per100: withLactose(per100, [...contains, ...tags.mayContain]),
      recipe: [],
      yieldGrams: null,
      method: '',
      source,
    };
  });
}
