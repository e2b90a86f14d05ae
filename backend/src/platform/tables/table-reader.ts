import { setImmediate as turn } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { parse, type CsvError, type Options } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { delimiterOf, namedDelimiter } from './delimiter.ts';
import { TableProblem } from './table-text.ts';
import { totalName } from './total-row.ts';

/** A line of a table, without empty cells beyond the header. */
export interface TableLine {
  /** Line number in the file, from 1; for a cell with line breaks, where it begins. */
  line: number;
  /** Trimmed cells. */
  cells: string[];
  /** Set for a closing line of totals: its name, such as "Total". */
  total?: string;
}

/** Bytes that are parsed before other requests get their turn. */
const PIECE = 32 * 1024;

const QUOTE_OPEN = 'A quotation mark is opened here and never closed.';
const QUOTE_MISPLACED = 'A quotation mark is in the wrong place: inside a quoted cell it is written twice.';

/** Replaces non-breaking spaces by plain ones: spreadsheets and web pages put them into names invisibly. */
export const withPlainBlanks = (text: string): string => text.replaceAll(/[\u{a0}\u{202f}]/gu, ' ');

interface Parsed {
  record: string[];
  raw: string;
  info: { lines: number };
}

function optionsOf(text: string): Options {
  const named = namedDelimiter(text);
  return {
    delimiter: named ?? delimiterOf(text),
    from_line: named === undefined ? 1 : 2,
    record_delimiter: '\n',
    info: true,
    raw: true,
    relax_column_count: true,
    // A quote inside a cell, as for inches, is an ordinary character.
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  };
}

/** Reads a table's non-empty lines, the header first, and lets other requests run meanwhile. Throws TableProblem. */
export async function* readTable(text: string): AsyncGenerator<TableLine> {
  const parser = Readable.from(pieces(text)).pipe(parse(optionsOf(text)));
  let columns = 0;
  let linesRead = 0;
  // The last line, held back until it is known if another follows.
  let held: TableLine | undefined;
  try {
    for await (const parsed of parser as AsyncIterable<Parsed>) {
      if (held) yield held;
      held = undefined;
      held = lineOf(parsed, columns);
      columns ||= held.cells.length;
      linesRead = parsed.info.lines;
    }
  } catch (error) {
    if ((error as CsvError).code !== 'CSV_QUOTE_NOT_CLOSED') throw error;
    if (held) yield held;
    throw new TableProblem(nextLine(text, linesRead), QUOTE_OPEN);
  }
  if (!held) return;
  const total = totalName(held.cells);
  yield total === undefined ? held : { ...held, total };
}

/** Reads a file of the product at once. Throws TableProblem. */
export function readTableAtOnce(text: string): TableLine[] {
  const lines = parseAtOnce(text, optionsOf(text)) as unknown as Parsed[];
  return lines.map((parsed) => lineOf(parsed, lines[0]?.record.length ?? 0));
}

async function* pieces(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += PIECE) {
    yield bytes.subarray(from, from + PIECE);
    await turn();
  }
}

function lineOf({ record, raw, info }: Parsed, columns: number): TableLine {
  const breaks = record.reduce((count, cell) => count + cell.split('\n').length - 1, 0);
  const line = info.lines - breaks;
  const cells = record.map((cell) => cell.trim());
  // Tells whether a quote was closed too early, or opened behind a space.
  const isMisplaced = (cell: string, place: number) =>
    cell.startsWith('"') && !raw.includes(`"${(record[place] ?? '').replaceAll('"', '""')}"`);
  if (cells.some(isMisplaced)) throw new TableProblem(line, QUOTE_MISPLACED);
  const filled = cells.findLastIndex((cell) => cell !== '') + 1;
  return { line, cells: cells.slice(0, Math.max(filled, columns)) };
}

/** Number of the next line with content, after the given number of lines. */
function nextLine(text: string, linesRead: number): number {
  const lines = text.split('\n');
  const next = lines.findIndex((line, place) => place >= linesRead && /[^\s,;|]/.test(line));
  return next === -1 ? lines.length : next + 1;
}
