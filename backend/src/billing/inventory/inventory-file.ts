import { counted } from '@clinic/contract/platform/counted';
import { setImmediate as turn } from 'node:timers/promises';
import { cleanLine, cleanText } from '@clinic/contract/clients/client-input';
import { restoreCell } from '@clinic/contract/platform/csv-cells';
import type { NamedEncoding } from '@clinic/contract/platform/table-encodings';
import {
  INVENTORY_COLUMNS,
  INVENTORY_FILE,
  ITEM_RULES,
  type CsvProblem,
  type ImportedItem,
  type InventoryColumn,
} from '@clinic/contract/billing/inventory';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import { hasDecimalComma, readCell, readPrice, readWhole } from '@clinic/contract/reading/numbers';
import { sentenceOf, valueOf, type Reading } from '@clinic/contract/reading/reading';
import { readTable, withPlainBlanks, type TableLine } from '../../platform/tables/table-reader.ts';
import { TableProblem, tableText } from '../../platform/tables/table-text.ts';
import { writeTable } from '../../platform/tables/table-writer.ts';
import { headerProblem } from './csv-header.ts';
import { nameKeyOf, type ItemRecord } from './item.schema.ts';

/** Price in paise. */
export type FileRow = Pick<ItemRecord, InventoryColumn | 'nameKey'>;

/** So many rows are read before other requests get their turn. */
const ROWS_AT_ONCE = 500;

/** Makes a CSV file of items, which can be uploaded again without change. */
export const inventoryFile = (groups: AsyncIterable<ItemRecord[]>): AsyncGenerator<string> =>
  writeTable({
    header: INVENTORY_COLUMNS,
    groups,
    cellsOf: (item) => {
      const cells = { ...item, price: fromPaise(item.price) };
      return INVENTORY_COLUMNS.map((column) => cells[column]);
    },
  });

/** Identifies an item by category and name, since the file has no ids. */
export const itemKey = ({ nameKey, category }: Pick<FileRow, 'nameKey' | 'category'>): string =>
  `${category} ${nameKey}`;

interface Options {
  /** The encoding that the preview of the file answered. */
  encoding?: NamedEncoding | undefined;
  /** Says why a row that is right by itself cannot be imported. */
  refusal?: (row: FileRow) => string | undefined;
}
interface InventoryFile {
  /** The encoding in which the file was read, when its bytes do not show it. */
  encoding?: NamedEncoding;
  rows: FileRow[];
  problems: CsvProblem[];
}

export async function readInventoryFile(file: Uint8Array, options: Options = {}): Promise<InventoryFile> {
  try {
    const { text, encoding } = await tableText(file, options.encoding);
    const { lines, problem } = await linesOf(text);
    const read = await readLines(lines, options.refusal);
    if (problem) read.problems.push(problem);
    return { ...read, ...(encoding && { encoding }) };
  } catch (error) {
    return { rows: [], problems: [problemOf(error)] };
  }
}

/** Returns the problem of the table; throws any other error. */
function problemOf(error: unknown): CsvProblem {
  if (!(error instanceof TableProblem)) throw error;
  return { line: error.line, reason: error.reason };
}

const TOO_MANY_ROWS = `At most ${counted(INVENTORY_FILE.maxRows, 'item')} fit into one file.`;

/** Returns the lines after the header, and the error that ended the reading before the end of the file. */
async function linesOf(text: string): Promise<{ lines: TableLine[]; problem?: CsvProblem }> {
  const lines: TableLine[] = [];
  let header: TableLine | undefined;
  try {
    for await (const next of readTable(text)) {
      const { line, cells } = next;
      if (header && lines.length >= INVENTORY_FILE.maxRows)
        return { lines, problem: { line, reason: TOO_MANY_ROWS } };
      if (header) {
        lines.push(next);
        continue;
      }
      header = next;
      const reason = headerProblem(cells);
      if (reason) return { lines, problem: { line, reason } };
    }
  } catch (error) {
    return { lines, problem: problemOf(error) };
  }
  if (header) return { lines };
  return { lines, problem: { line: 1, reason: headerProblem([]) ?? '' } };
}

async function readLines(
  lines: readonly TableLine[],
  refusal: Options['refusal'],
): Promise<{ rows: FileRow[]; problems: CsvProblem[] }> {
  const rows: FileRow[] = [];
  const problems: CsvProblem[] = [];
  const lineOf = new Map<string, number>();
  const decimalCommas = INVENTORY_COLUMNS.map((_, place) => {
    const withComma = lines.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.includes(','));
    return hasDecimalComma(withComma);
  });
  for (const [place, next] of lines.entries()) {
    if (place % ROWS_AT_ONCE === 0) await turn();
    const { line } = next;
    const { row, reason } = readRow(next, decimalCommas);
    if (!row) {
      problems.push({ line, reason });
      continue;
    }
    const key = itemKey(row);
    const earlier = lineOf.get(key);
    if (earlier) problems.push({ line, reason: `The same name and category as in line ${earlier}.` });
    else lineOf.set(key, line);
    const refused = refusal?.(row);
    if (refused) problems.push({ line, reason: refused });
    rows.push(row);
  }
  return { rows, problems };
}

type RowOrReason = { row: FileRow; reason?: undefined } | { row?: undefined; reason: string };

function readRow({ cells, total }: TableLine, decimalCommas: readonly boolean[]): RowOrReason {
  const refuse = (reason: string): RowOrReason => ({
    reason: total === undefined ? reason : `“${total}” is a total and no item: please remove the line.`,
  });
  if (cells.length !== INVENTORY_COLUMNS.length)
    return refuse(`There must be ${INVENTORY_COLUMNS.length} cells, not ${cells.length}.`);
  const values = new Map<InventoryColumn, unknown>();
  for (const [place, column] of INVENTORY_COLUMNS.entries()) {
    const reading = READ[column](cells[place] ?? '', decimalCommas[place] ?? false);
    const problem = sentenceOf(reading) ?? ITEM_RULES[column](valueOf(reading));
    if (problem) return refuse(`${column}: ${problem}`);
    values.set(column, valueOf(reading));
  }
  const row = Object.fromEntries(values) as unknown as ImportedItem;
  return { row: { ...row, nameKey: nameKeyOf(row.name), price: toPaise(row.price) } };
}

/** Reads the value of each column's cell, which the column's rule checks. */
const READ: Record<InventoryColumn, (cell: string, hasDecimalCommas: boolean) => Reading<unknown>> = {
  name: (cell) => ({ value: cleanLine(withPlainBlanks(restoreCell(cell))) }),
  description: (cell) => ({ value: cleanText(restoreCell(cell)) }),
  price: (cell, hasDecimalCommas) => numberIn(cell, hasDecimalCommas, readPrice),
  countInStock: (cell, hasDecimalCommas) => numberIn(cell, hasDecimalCommas, readWhole),
  category: (cell) => ({ value: cell }),
};

function numberIn(cell: string, hasDecimalCommas: boolean, read: typeof readPrice): Reading<number> {
  const reading = readCell(cell, hasDecimalCommas ? {} : { comma: 'group' }, read);
  if (!('unsure' in reading)) return reading;
  const either = reading.candidates.join(' or ');
  const sentence = `“${cell}” is ${either}, since another cell of this column has a decimal comma: please write ${either}.`;
  return { ...reading, sentence };
}
