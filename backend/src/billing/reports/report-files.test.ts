import {
  REPORT_LIMITS,
  text,
  type MoneyReportName,
  type ReportCell,
} from '@clinic/contract/billing/money-reports';
import { unzipSync } from 'fflate';
import { csvPieces, workbook } from './report-files.ts';
import { rowsOf } from './report-rows.ts';

const report = (rows: ReportCell[][]) => rowsOf({ columns: [text('Client'), text('Number')], rows });

async function csvOf(rows: ReportCell[][], name: MoneyReportName = 'sales'): Promise<string> {
  let csv = '';
  for await (const piece of csvPieces(name, report(rows))) csv += piece;
  return csv;
}

async function sheetOf(rows: ReportCell[][]): Promise<string> {
  const files = unzipSync(await workbook('sales', report(rows)));
  return ['xl/worksheets/sheet1.xml', 'xl/sharedStrings.xml']
    .map((name) => new TextDecoder().decode(files[name]))
    .join('');
}

describe('a file of a report', () => {
  it.each([
    ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")",1`],
    ['+91 98', "'+91 98,1"],
    ['-1+1', "'-1+1,1"],
    ['@SUM(A1)', "'@SUM(A1),1"],
    ['\t=1', "'\t=1,1"],
    ['\r=1', `"'\r=1",1`],
  ])('runs no formula that is a name: %j', async (name, line) => {
    expect(await csvOf([[name, 1]])).toBe(`\u{feff}Client,Number\r\n${line}\r\n`);
    expect(await sheetOf([[name, 1]])).not.toContain('<f>');
  });

  it.each([
    ['sales', '\u{feff}'],
    ['gstr3b', '\u{feff}'],
    ['lostNumbers', '\u{feff}'],
    ['b2b', ''],
    ['docs', ''],
  ] as const)('begins with the mark of UTF-8, but for the tables of GSTR-1: %s', async (name, mark) => {
    expect(await csvOf([], name)).toBe(`${mark}Client,Number\r\n`);
  });

  it('keeps amounts below 0 as numbers', async () => {
    expect(await csvOf([['Asha', -10.5]])).toContain('Asha,-10.5\r\n');
    expect(await sheetOf([['Asha', -10.5]])).toContain('<v>-10.5</v>');
  });

  it('is no workbook beyond the rows that one takes, and says what to take', async () => {
    const rows = Array.from({ length: REPORT_LIMITS.workbook + 1 }, () => ['Asha', 1]);
    await expect(workbook('sales', report(rows))).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      message: 'A workbook has at most 50,000 rows. Please take CSV.',
    });
  });
});
