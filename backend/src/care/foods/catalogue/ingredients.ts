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

/** Columns with the same meaning for ingredients and dishes. */
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

/** Reads the tags of a row, each from its column. */
export const sharedTags = (
  row: TableRow<SharedColumn>,
): Pick<FoodFacts, 'mayContain' | 'avoid' | 'traits' | 'herbs'> => ({
  mayContain: codesOf<Content>(row.may, CONTENT_CODES),
  avoid: codesOf(row.avoid, AVOIDED_CODES),
  traits: codesOf(row.traits, FOOD_TRAITS),
  herbs: listOf(row.herbs),
});

/** Reads a cell "kcal 290; protein 18"; a value that it does not name is unknown. */
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
 * Fills in lactose, the sugar of milk, which the table mostly leaves out: it is zero without milk or without any sugar.
 * In milk products it stays unknown.
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
 * Reads foods as they are bought. `ref` is the NDB number of the line with the values; "~" before it marks the nearest
 * food of the table or, where the row has values of its own, a mere comparison. Values beside a plain number fill in
 * what its line lacks.
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
