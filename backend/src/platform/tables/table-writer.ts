import { neutraliseCell } from '@clinic/contract/platform/csv-cells';
import { stringify } from 'csv-stringify/sync';

/** A cell: text, or a number. */
export type TableCell = string | number;

const BYTE_ORDER_MARK = '\u{feff}';

/** Writes rows as CSV by RFC 4180; text that a spreadsheet would run as a formula is neutralised. */
const linesOf = (rows: readonly (readonly TableCell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? neutraliseCell(cell) : cell))),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

interface WrittenTable<Row> {
  header: readonly string[];
  /** Rows in batches, so that a long table delays no other request. */
  groups: AsyncIterable<readonly Row[]>;
  cellsOf: (row: Row) => readonly TableCell[];
  /** False: without a byte order mark, for programs that would read it as part of the first column's name. */
  isMarked?: boolean;
}

/** Streams a table as CSV; it begins with a byte order mark, by which Excel recognises UTF-8. */
export async function* writeTable<Row>({
  header,
  groups,
  cellsOf,
  isMarked = true,
}: WrittenTable<Row>): AsyncGenerator<string> {
  let begin = (isMarked ? BYTE_ORDER_MARK : '') + linesOf([header]);
  for await (const rows of groups) {
    yield begin + linesOf(rows.map(cellsOf));
    begin = '';
  }
  if (begin !== '') yield begin;
}
