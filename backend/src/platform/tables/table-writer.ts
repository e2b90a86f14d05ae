import { neutraliseCell } from '@clinic/contract/platform/csv-cells';
import { stringify } from 'csv-stringify/sync';

/** Text, or a number as it is. */
export type TableCell = string | number;

const BYTE_ORDER_MARK = '\u{feff}';

/** Lines of CSV by RFC 4180; a text that a spreadsheet would run as a formula is neutralised. */
const linesOf = (rows: readonly (readonly TableCell[])[]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === 'string' ? neutraliseCell(cell) : cell))),
    { record_delimiter: 'windows', quoted_match: /[\r\n]/ },
  );

interface WrittenTable<Row> {
  header: readonly string[];
  /** Rows come in groups, so that a long table delays no other request. */
  groups: AsyncIterable<readonly Row[]>;
  cellsOf: (row: Row) => readonly TableCell[];
  /** False for a program that reads the first column's name as it stands. */
  isMarked?: boolean;
}

/** A table as a CSV file, group by group. It begins with the mark by which Excel knows UTF-8. */
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
