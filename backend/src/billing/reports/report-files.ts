import {
  isGstr1,
  REPORT_LIMITS,
  type MoneyReportName,
  type ReportCell,
  type ReportColumn,
} from '@clinic/contract/billing/money-reports';
import { invalid } from '../../platform/http/api-error.ts';
import { zipPieces, type ArchivedFile } from '../../platform/files/zip-pieces.ts';
import { writeTable } from '../../platform/tables/table-writer.ts';
import { firstRows, type ReportRows } from './report-rows.ts';

/** Widths of a workbook's columns, in characters. */
const WIDTHS: Record<ReportColumn['kind'], number> = { text: 24, day: 12, money: 16, number: 12 };

/**
 * The CSV begins without a byte order mark: the offline tool of GSTR-1 knows its columns by their names, which the mark
 * would change.
 */
export const csvPieces = (name: MoneyReportName, { columns, groups }: ReportRows): AsyncGenerator<string> =>
  writeTable({
    header: columns.map(({ label }) => label),
    groups,
    cellsOf: (row: ReportCell[]) => row,
    isMarked: !isGstr1(name),
  });

/**
 * Makes a workbook. Throws INVALID_INPUT for more rows than a workbook takes, since they are in memory while it is
 * made.
 */
export async function workbook(name: MoneyReportName, report: ReportRows): Promise<Buffer> {
  const rows = await firstRows(report, REPORT_LIMITS.workbook);
  if (rows.length > REPORT_LIMITS.workbook)
    throw invalid('format', 'A workbook has at most 50,000 rows. Please take CSV.');
  const { columns } = report;
  const heading = columns.map(({ label: value }) => ({ value, fontWeight: 'bold' as const }));
  const format = columns.map(({ kind }) => (kind === 'money' ? { format: '#,##0.00' } : {}));
  const cells = rows.map((row) =>
    row.map((value, place) =>
      value === '' ? null : { value, ...(typeof value === 'number' && format[place]) },
    ),
  );
  const options = {
    sheet: name,
    columns: columns.map(({ kind }) => ({ width: WIDTHS[kind] })),
    stickyRowsCount: 1,
  };
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  return writeXlsxFile([heading, ...cells], options).toBuffer();
}

async function* bytes(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

/** Yields each report as CSV under its name. */
export async function* archive<Name extends MoneyReportName>(
  names: readonly Name[],
  rowsOf: (name: Name) => Promise<ReportRows>,
): AsyncGenerator<Uint8Array> {
  async function* files(): AsyncGenerator<ArchivedFile> {
    for (const name of names)
      yield { name: `${name}.csv`, contents: bytes(csvPieces(name, await rowsOf(name))) };
  }
  yield* zipPieces(files());
}
