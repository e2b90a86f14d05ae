import { counted } from '@clinic/contract/platform/counted';
import { setImmediate as turn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { cleanLine, cleanText } from '@clinic/contract/clients/client-input';
import { neutraliseCell, restoreCell } from '@clinic/contract/platform/csv-cells';
import {
  INVENTORY_COLUMNS,
  INVENTORY_FILE,
  ITEM_RULES,
  type CsvProblem,
  type ImportedItem,
  type InventoryColumn,
} from '@clinic/contract/billing/inventory';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import { parse, type CsvError } from 'csv-parse';
import { stringify } from 'csv-stringify/sync';
import { delimiterOf, headerProblem, type Delimiter } from './csv-header.ts';
import { textOf } from './csv-text.ts';
import { nameKeyOf, type ItemRecord } from './item.schema.ts';

/** Price in paise. */
export type FileRow = Pick<ItemRecord, InventoryColumn | 'nameKey'>;

/** Bytes that are parsed before other requests get their turn. */
const PIECE = 32 * 1024;
const END_OF_LINE = '\r\n';

/** The header line, or the lines of some items, by RFC 4180; no cell runs as a formula in a spreadsheet. */
export const headerLine = `${INVENTORY_COLUMNS.join(',')}${END_OF_LINE}`;
export const linesOf = (items: ItemRecord[]): string =>
  stringify(
    items.map((item) => {
      const cells = { ...item, price: fromPaise(item.price) };
      return INVENTORY_COLUMNS.map((column) => cellOf(cells[column]));
    }),
    { record_delimiter: END_OF_LINE, quoted_match: /[\r\n]/ },
  );

const cellOf = (value: string | number): string | number =>
  typeof value === 'string' ? neutraliseCell(value) : value;

/** What an item is known by: name and category. */
export const itemKey = ({ nameKey, category }: Pick<FileRow, 'nameKey' | 'category'>): string =>
  `${category} ${nameKey}`;

/** `refusal` says why a row that is right by itself cannot be imported. */
export async function readInventoryFile(
  file: Buffer,
  refusal: (row: FileRow) => string | undefined = () => undefined,
): Promise<{ rows: FileRow[]; problems: CsvProblem[] }> {
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
      const key = itemKey(row);
      const earlier = lines.get(key);
      if (earlier) problems.push({ line, reason: `The same name and category as in line ${earlier}.` });
      else lines.set(key, line);
      const refused = refusal(row);
      if (refused) problems.push({ line, reason: refused });
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
  const values = INVENTORY_COLUMNS.map(
    (column, index) => [column, READ[column](cells[index]?.trim() ?? '', delimiter)] as const,
  );
  for (const [column, value] of values) {
    const problem = ITEM_RULES[column](value);
    if (problem) return { reason: `${column}: ${problem}` };
  }
  const row = Object.fromEntries(values) as unknown as ImportedItem;
  return { row: { ...row, nameKey: nameKeyOf(row.name), price: toPaise(row.price) } };
}

/** The value of each column's cell, which the column's rule judges. */
const READ: Record<InventoryColumn, (cell: string, delimiter: Delimiter) => unknown> = {
  name: (cell) => cleanLine(restoreCell(cell)),
  description: (cell) => cleanText(restoreCell(cell)),
  // Where the comma is no delimiter it is the decimal mark.
  price: (cell, delimiter) =>
    numberIn(delimiter === ',' ? cell : cell.replace(/^(\d+),(\d{1,2})$/, '$1.$2'), /^\d{1,7}(\.\d{1,2})?$/),
  countInStock: (cell) => numberIn(cell, /^\d{1,6}$/),
  category: (cell) => cell,
};

const numberIn = (cell: string, shape: RegExp): number | undefined =>
  shape.test(cell) ? Number(cell) : undefined;

function syntaxProblem({ code, lines }: CsvError & { lines?: number }): CsvProblem {
  const reason =
    code === 'CSV_QUOTE_NOT_CLOSED'
      ? 'A quotation mark is opened here and never closed.'
      : 'A quotation mark is in the wrong place: inside a quoted cell it is written twice.';
  return { line: lines ?? 1, reason };
}
