import { AVOIDED, FOOD_DIETS, FOOD_TRAITS, NUTRIENTS } from '@clinic/contract/care/foods/foods';
import type {
  Avoided,
  Content,
  FoodDiet,
  FoodTrait,
  FoodUnit,
  Nutrients,
  Sureness,
} from '@clinic/contract/care/foods/foods';
import { CONTENTS } from '@clinic/contract/care/food-words';
import { numberIn } from '@clinic/contract/number-in-text';
import { parse } from 'csv-parse/sync';
import { columnOf, KJ_OF_KCAL, type Column, type TextColumn } from './food-table-columns.ts';

/** A food of a composition table; what the table does not say is left out. */
export interface TableRow {
  line: number;
  names: { en: string; hi: string; gu: string };
  aliases: string[];
  diet?: FoodDiet;
  contains: Content[];
  mayContain: Content[];
  avoid: Avoided[];
  traits: FoodTrait[];
  units: FoodUnit[];
  /** Those that are known. */
  per100: Partial<Nutrients>;
  sure: Sureness;
}
export interface RefusedRow {
  line: number;
  name: string;
  reason: string;
}
export interface FoodTable {
  rows: TableRow[];
  refused: RefusedRow[];
  /** Names of the rows whose energy was reckoned anew. */
  reckoned: string[];
}

/** Kilojoules of a gram, and by how much a table's energy may be off. */
const KJ = { protein: 17, fat: 37, carbohydrate: 17 } as const;
const MOST_OFF = 0.2;

/** Kilocalories that follow from protein, fat and carbohydrate; undefined when one is not known. */
function reckonedKcal({ protein, fat, carbohydrate }: Partial<Nutrients>): number | undefined {
  if (protein == null || fat == null || carbohydrate == null) return undefined;
  return (KJ.protein * protein + KJ.fat * fat + KJ.carbohydrate * carbohydrate) / KJ_OF_KCAL;
}

/** Traces are none; a mean stands before its deviation ("9.9±0.4"). */
const valueIn = (cell: string): number | undefined => {
  const typed = cell.trim().toLowerCase();
  return ['tr', 'trace', 'traces'].includes(typed) ? 0 : numberIn(typed.split(/±|\+\/-/)[0]);
};

class RowProblem extends Error {}

const listIn = (cell: string): string[] =>
  cell
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);

function codesIn<Code extends string>(cell: string, codes: readonly Code[], column: string): Code[] {
  const words = listIn(cell);
  const unknown = words.find((word) => !codes.includes(word as Code));
  if (unknown !== undefined) throw new RowProblem(`“${unknown}” is none of ${column}: ${codes.join(', ')}.`);
  return [...new Set(words)] as Code[];
}

const unitsIn = (cell: string): FoodUnit[] =>
  listIn(cell).map((one) => {
    const [name = '', grams = ''] = one.split('=').map((part) => part.trim());
    if (!name || !(Number(grams) > 0)) throw new RowProblem(`“${one}” is no unit: write katori=150.`);
    return { name, grams: Number(grams) };
  });

function valuesIn(cells: readonly string[], columns: readonly (Column | undefined)[]): Partial<Nutrients> {
  const values: Partial<Nutrients> = {};
  for (const [place, column] of columns.entries()) {
    if (!column || 'text' in column) continue;
    const value = valueIn(cells[place] ?? '');
    if (value !== undefined) values[column.nutrient] = Number((value * column.factor).toFixed(3));
  }
  return values;
}

function rowOf(
  cells: readonly string[],
  columns: readonly (Column | undefined)[],
  line: number,
  sure: Sureness,
): TableRow {
  const text = (wanted: TextColumn): string => {
    const place = columns.findIndex((column) => column && 'text' in column && column.text === wanted);
    return (cells[place] ?? '').trim();
  };
  const contents = CONTENTS.map(({ code }) => code);
  const [diet, ...others] = codesIn(text('diet'), FOOD_DIETS, 'the diets');
  if (others.length > 0) throw new RowProblem('A food has one diet: the one that may have it.');
  const per100 = valuesIn(cells, columns);
  const kcal = reckonedKcal(per100);
  const isOff =
    kcal !== undefined &&
    (per100.kcal == null || Math.abs(per100.kcal - kcal) > MOST_OFF * Math.max(kcal, 1));
  return {
    line,
    names: { en: text('name'), hi: text('hi'), gu: text('gu') },
    aliases: listIn(text('aliases')),
    ...(diet && { diet }),
    contains: codesIn(text('contains'), contents, 'the contents'),
    mayContain: codesIn(text('mayContain'), contents, 'the contents'),
    avoid: codesIn(text('avoid'), AVOIDED, 'what is avoided'),
    traits: codesIn(text('traits'), FOOD_TRAITS, 'the traits'),
    units: unitsIn(text('units')),
    per100: isOff ? { ...per100, kcal: Math.round(kcal) } : per100,
    sure: isOff ? 'estimate' : sure,
  };
}

/** What a composition table says of 100 g of its foods. Throws a sentence for a header that cannot be read. */
export function readFoodTable(text: string, sure: Sureness = 'measured'): FoodTable {
  const lines = parse(text, {
    bom: true,
    delimiter: [',', ';', '\t'].find((one) => text.split('\n', 1)[0]?.includes(one)) ?? ',',
    relax_column_count: true,
    skip_empty_lines: true,
    info: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  const [header, ...rows] = lines;
  const columns = (header?.record ?? []).map((cell) => {
    const column = columnOf(cell);
    if (typeof column === 'string') throw new Error(column);
    return column;
  });
  if (!columns.some((column) => column && 'text' in column && column.text === 'name'))
    throw new Error('The first line must name the columns, “name” among them.');
  if (!columns.some((column) => column && 'nutrient' in column))
    throw new Error(`No column is one of: ${NUTRIENTS.map(({ code }) => code).join(', ')}.`);
  const table: FoodTable = { rows: [], refused: [], reckoned: [] };
  for (const { record, info } of rows) {
    try {
      const row = rowOf(record, columns, info.lines, sure);
      table.rows.push(row);
      if (row.sure !== sure) table.reckoned.push(row.names.en);
    } catch (error) {
      if (!(error instanceof RowProblem)) throw error;
      table.refused.push({ line: info.lines, name: record[0] ?? '', reason: error.message });
    }
  }
  return table;
}
