import { FOOD_DIETS, FOOD_TRAITS, NUTRIENTS } from '@clinic/contract/care/foods/foods';
import type {
  Avoided,
  Content,
  FoodDiet,
  FoodTrait,
  FoodUnit,
  Nutrients,
  Sureness,
} from '@clinic/contract/care/foods/foods';
import { AVOIDED_CODES, CONTENT_CODES } from '@clinic/contract/care/vocabulary/codes';
import { reckonedKcal } from '@clinic/contract/care/foods/macro-energy';
import { NAMED_ENCODINGS, type NamedEncoding } from '@clinic/contract/platform/table-encodings';
import { readTable, withPlainBlanks, type TableLine } from '../../platform/tables/table-reader.ts';
import { tableText } from '../../platform/tables/table-text.ts';
import { columnOf, type Column, type TextColumn } from './food-table-columns.ts';
import { RowProblem, valueIn, type DecimalMark } from './food-table-numbers.ts';

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
  /** The values that are known. */
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
  /** Names of the rows with an energy that was computed anew. */
  reckoned: string[];
}

/** A table's energy may differ from the computed one by this share. */
const MOST_OFF = 0.2;

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

const unitsIn = (cell: string, decimal: DecimalMark | undefined): FoodUnit[] =>
  listIn(cell).map((one) => {
    const [name = '', typed = ''] = one.split('=').map((part) => part.trim());
    const grams = valueIn(typed, decimal) ?? 0;
    if (!name || grams <= 0) throw new RowProblem(`“${one}” is no unit: write katori=150.`);
    return { name, grams };
  });

type Columns = readonly (Column | undefined)[];

function valuesIn(
  cells: readonly string[],
  columns: Columns,
  decimal: DecimalMark | undefined,
): Partial<Nutrients> {
  const values: Partial<Nutrients> = {};
  for (const [place, column] of columns.entries()) {
    if (!column || 'text' in column) continue;
    const value = valueIn(cells[place] ?? '', decimal);
    if (value !== undefined) values[column.nutrient] = Math.round(value * column.factor * 1000) / 1000;
  }
  return values;
}

function rowOf({ line, cells, total }: TableLine, columns: Columns, decimal?: DecimalMark): TableRow {
  if (total !== undefined) throw new RowProblem(`“${total}” is a total and no food.`);
  const text = (wanted: TextColumn): string => {
    const place = columns.findIndex((column) => column && 'text' in column && column.text === wanted);
    return withPlainBlanks(cells[place] ?? '');
  };
  const [diet, ...others] = codesIn(text('diet'), FOOD_DIETS, 'the diets');
  if (others.length > 0) throw new RowProblem('A food has one diet: the one that may have it.');
  const per100 = valuesIn(cells, columns, decimal);
  const kcal = reckonedKcal(per100);
  const isOff =
    kcal !== undefined &&
    (per100.kcal == null || Math.abs(per100.kcal - kcal) > MOST_OFF * Math.max(kcal, 1));
  return {
    line,
    names: { en: text('name'), hi: text('hi'), gu: text('gu') },
    aliases: listIn(text('aliases')),
    ...(diet && { diet }),
    contains: codesIn(text('contains'), CONTENT_CODES, 'the contents'),
    mayContain: codesIn(text('mayContain'), CONTENT_CODES, 'the contents'),
    avoid: codesIn(text('avoid'), AVOIDED_CODES, 'what is avoided'),
    traits: codesIn(text('traits'), FOOD_TRAITS, 'the traits'),
    units: unitsIn(text('units'), decimal),
    per100: isOff ? { ...per100, kcal: Math.round(kcal) } : per100,
    sure: isOff ? 'estimate' : 'measured',
  };
}

/** Reads the header's columns. Throws a sentence for a header that cannot be read. */
function columnsOf(header: readonly string[]): Columns {
  const columns = header.map((cell) => {
    const column = columnOf(cell);
    if (typeof column === 'string') throw new Error(column);
    return column;
  });
  if (!columns.some((column) => column && 'text' in column && column.text === 'name'))
    throw new Error('The first line must name the columns, “name” among them.');
  if (!columns.some((column) => column && 'nutrient' in column))
    throw new Error(`No column is one of: ${NUTRIENTS.map(({ code }) => code).join(', ')}.`);
  return columns;
}

/** Facts about a table that the operator states, since the table does not show them. */
export interface SaidOfTable {
  encoding?: NamedEncoding | undefined;
  decimal?: DecimalMark | undefined;
}

/**
 * Reads the values of a composition table for 100 g of its foods. Throws a sentence for a file or a header that cannot
 * be read, and when the operator must state something first.
 */
export async function readFoodTable(
  file: Uint8Array,
  { encoding, decimal }: SaidOfTable = {},
): Promise<FoodTable> {
  const read = await tableText(file, NAMED_ENCODINGS[0]);
  if (read.encoding && read.encoding !== encoding)
    throw new Error(
      `The file must be saved as UTF-8 text. If it is ${read.encoding}, please say so: --encoding ${read.encoding}`,
    );
  const table: FoodTable = { rows: [], refused: [], reckoned: [] };
  let columns: Columns | undefined;
  for await (const next of readTable(read.text)) {
    if (!columns) {
      columns = columnsOf(next.cells);
      continue;
    }
    try {
      const row = rowOf(next, columns, decimal);
      table.rows.push(row);
      if (row.sure === 'estimate') table.reckoned.push(row.names.en);
    } catch (error) {
      const { message } = error as Error;
      if (!(error instanceof RowProblem)) throw new Error(`Line ${next.line}: ${message}`, { cause: error });
      table.refused.push({ line: next.line, name: next.cells[0] ?? '', reason: message });
    }
  }
  columns ??= columnsOf([]);
  return table;
}
