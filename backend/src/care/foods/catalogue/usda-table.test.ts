import { parse } from 'csv-parse/sync';
import { NUTRIENTS, type Nutrient } from '@clinic/contract/care/foods/foods';
import { shippedFoods } from './shipped-foods.ts';
import { tableText } from './table-files.ts';
import { USDA_COLUMNS, usdaTable } from './usda-table.ts';

const LINES: Record<string, string>[] = parse(tableText('usda.csv'), { columns: true });
const lineOf = new Map(LINES.map((line) => [line['ndb'] ?? '', line]));
const cellOf = (line: Record<string, string> | undefined, code: Nutrient) => line?.[USDA_COLUMNS[code]];

const FOODS = shippedFoods();
/** Foods with the values of a line of the table: of the food itself, or of the nearest one. */
const FROM_THE_TABLE = FOODS.filter(({ source }) => source.of === 'USDA SR26');

test('About 450 lines or more are taken, each of another food and each used', () => {
  expect(lineOf.size).toBe(LINES.length);
  expect(lineOf.size).toBeGreaterThanOrEqual(450);
  const named = new Set(FOODS.map(({ source }) => source.ref));
  expect(LINES.filter((line) => !named.has(line['ndb'] ?? ''))).toEqual([]);
});

test('A cell of a line is its number, and an empty one is not known', () => {
  const read = usdaTable();
  for (const line of LINES) {
    for (const { code } of NUTRIENTS) {
      const cell = cellOf(line, code);
      const value = read.get(line['ndb'] ?? '')?.[code];
      expect({ ndb: line['ndb'], code, value }).toEqual({
        ndb: line['ndb'],
        code,
        value: cell === '' ? null : Number(cell),
      });
    }
  }
});

/** Returns the value that a line gives a food; undefined: the row says it, by hand. */
function expected(food: (typeof FOODS)[number], code: Nutrient): number | null | undefined {
  const cell = cellOf(lineOf.get(food.source.ref), code);
  if (cell !== '') return Number(cell);
  // Lactose is in milk and nowhere else.
  const hasMilk = [...food.contains, ...food.mayContain].includes('milk');
  if (code === 'lactose' && (!hasMilk || food.per100.sugars === 0)) return 0;
  return food.source.sure === 'measured' ? null : undefined;
}

test('A food has what its line says, and 0 is never made of what it does not know', () => {
  const values = FROM_THE_TABLE.flatMap((food) =>
    NUTRIENTS.map(({ code }) => ({
      key: food.key,
      code,
      value: food.per100[code],
      line: expected(food, code),
    })),
  );
  expect(values.filter(({ value, line }) => line !== undefined && value !== line)).toEqual([]);
});

test('A food that has its values from its own line alone is measured, every other one is an estimate', () => {
  const measured = FROM_THE_TABLE.filter(({ source }) => source.sure === 'measured');
  expect(measured.length).toBeGreaterThanOrEqual(380);
  const others = FOODS.filter((food) => !measured.includes(food));
  expect(others.filter(({ source }) => source.sure !== 'estimate')).toEqual([]);
});

test('What the energy of a food says and what its fat, protein and carbohydrate give is not far apart', () => {
  const far = FOODS.filter(({ kind, source }) => kind === 'ingredient' && source.of === 'estimate').filter(
    ({ key, per100: { kcal, protein, fat, carbohydrate, fibre } }) => {
      // Gum and cress are mostly fibre, sweet bars hold sweeteners, wine and toddy hold alcohol.
      if (['gond', 'asava', 'toddy', 'protein-bar'].includes(key)) return false;
      const most = 4 * (protein ?? 0) + 9 * (fat ?? 0) + 4 * (carbohydrate ?? 0);
      const least = most - 4 * (fibre ?? 0);
      return kcal === null || kcal > most * 1.2 + 5 || kcal < least * 0.8 - 5;
    },
  );
  expect(far.map(({ key, per100 }) => [key, per100])).toEqual([]);
});
