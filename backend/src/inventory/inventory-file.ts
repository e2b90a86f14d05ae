import { counted } from '@clinic/contract/counted';
import { setImmediate as turn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { cleanLine, cleanText } from '@clinic/contract/client-input';
import { ITEM_CATEGORIES, type ItemCategory } from '@clinic/contract/constants';
import { neutraliseCell, restoreCell } from '@clinic/contract/csv-cells';
import { INVENTORY_COLUMNS, INVENTORY_FILE, MAX_STOCK, type CsvProblem } from '@clinic/contract/inventory';
import * as rules from '@clinic/contract/rules';
import { fromPaise, toPaise } from '@clinic/contract/invoice-totals';
import { parse, type CsvError } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { delimiterOf, headerProblem, type Delimiter } from './csv-header.ts';
import { textOf } from './csv-text.ts';
import { nameKeyOf, type ItemRecord } from './item.schema.ts';

/** One row of the file as it is stored; the price in paise. */
export type FileRow = Pick<
  ItemRecord,
  'name' | 'nameKey' | 'description' | 'price' | 'countInStock' | 'category'
>;

/** Bytes that are read before other requests get their turn. */
const PIECE = 32 * 1024;
const END_OF_LINE = '\r\n';

/** The header line, or the lines of some items, by RFC 4180; no cell runs as a formula in a spreadsheet. */
export const headerLine = `${INVENTORY_COLUMNS.join(',')}${END_OF_LINE}`;
export const linesOf = (items: ItemRecord[]): string =>
  stringify(
    items.map(({ name, description, price, countInStock, category }) => [
      neutraliseCell(name),
      neutraliseCell(description),
      fromPaise(price),
      countInStock,
      category,
    ]),
    { record_delimiter: END_OF_LINE, quoted_match: /[\r\n]/ },
  );

/** Reads a whole file as a spreadsheet may save it: its rows, or what is wrong with it, line by line. */
export async function readInventoryFile(file: Buffer): Promise<{ rows: FileRow[]; problems: CsvProblem[] }> {
  const { text, problem } = await textOf(file);
  if (problem) return { rows: [], problems: [problem] };
  const delimiter = delimiterOf(text);
  const rows: FileRow[] = [];
  const problems: CsvProblem[] = [];
  const lines = new Map<string, number>();
  let header = false;
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      delimiter,
      record_delimiter: '\n',
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
    }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedLine>) {
      const line = info.lines - breaksIn(record);
      const cells = withoutEmptyEnd(record);
      if (!header) {
        header = true;
        const wrong = headerProblem(cells);
        if (wrong) return { rows, problems: [{ line, reason: wrong }] };
        continue;
      }
      if (rows.length + problems.length >= INVENTORY_FILE.maxRows)
        return { rows, problems: [{ line, reason: TOO_MANY_ROWS }] };
      const { row, reason } = readRow(cells, delimiter);
      if (!row) {
        problems.push({ line, reason });
        continue;
      }
      const key = `${row.category} ${row.nameKey}`;
      const earlier = lines.get(key);
      if (earlier) problems.push({ line, reason: `The same name and category as in line ${earlier}.` });
      else lines.set(key, line);
      rows.push(row);
    }
  } catch (error) {
    problems.push(syntaxProblem(error as CsvError));
  }
  if (!header && problems.length === 0) problems.push({ line: 1, reason: headerProblem([]) ?? '' });
  return { rows, problems };
}

interface ParsedLine {
  record: string[];
  /** The number of the record's last line. */
  info: { lines: number };
}

const TOO_MANY_ROWS = `At most ${counted(INVENTORY_FILE.maxRows, 'item')} fit into one file.`;

async function* pieces(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield bytes.subarray(from, from + PIECE);
    await turn();
  }
}

const breaksIn = (record: string[]): number =>
  record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);

/** A sheet that once had more columns is saved with empty cells after the last one. */
function withoutEmptyEnd(record: string[]): string[] {
  const last = record.findLastIndex((cell) => cell.trim() !== '');
  return record.slice(0, Math.max(last + 1, INVENTORY_COLUMNS.length));
}

function readRow(
  cells: string[],
  delimiter: Delimiter,
): { row: FileRow; reason?: undefined } | { row?: undefined; reason: string } {
  if (cells.length !== INVENTORY_COLUMNS.length)
    return { reason: `There must be ${INVENTORY_COLUMNS.length} cells, not ${cells.length}.` };
  const [name = '', description = '', price = '', countInStock = '', category = ''] = cells.map((cell) =>
    cell.trim(),
  );
  // Where the comma is no delimiter it is the decimal mark.
  const amount = delimiter === ',' ? price : price.replace(/^(\d+),(\d{1,2})$/, '$1.$2');
  const text = { name: cleanLine(restoreCell(name)), description: cleanText(restoreCell(description)) };
  const problem =
    column('name', allOfName(text.name)) ??
    column('description', rules.longText()(text.description)) ??
    column('price', rules.money(numberIn(amount, /^\d{1,7}(\.\d{1,2})?$/))) ??
    column('countInStock', rules.wholeNumber(0, MAX_STOCK)(numberIn(countInStock, /^\d{1,6}$/))) ??
    column('category', rules.oneOf(ITEM_CATEGORIES)(category));
  if (problem) return { reason: problem };
  return {
    row: {
      ...text,
      nameKey: nameKeyOf(text.name),
      price: toPaise(Number(amount)),
      countInStock: Number(countInStock),
      category: category as ItemCategory,
    },
  };
}

const allOfName = rules.allOf(rules.required(), rules.oneLine());

const column = (name: string, sentence: string | undefined): string | undefined =>
  sentence && `${name}: ${sentence}`;

const numberIn = (cell: string, shape: RegExp): number | undefined =>
  shape.test(cell) ? Number(cell) : undefined;

function syntaxProblem({ code, lines }: CsvError & { lines?: number }): CsvProblem {
  const reason =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'A quotation mark is opened here and never closed.'
      : 'A quotation mark is in the wrong place: inside a quoted cell it is written twice.';
  return { line: lines ?? 1, reason };
}
