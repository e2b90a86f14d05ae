import type { SimpleInvoices } from './business.ts';
import type { Day } from '../clinic-calendar.ts';

/** Reports that an admin opens or downloads, with their titles; GSTR names tables of the GST returns. */
export const MONEY_REPORTS = {
  collectionsByDay: 'Collections by day',
  collectionsByMode: 'Collections by mode',
  collectionsByPerson: 'Collections by person',
  collectionsByDoctor: 'Collections by doctor',
  sales: 'Sales',
  owed: 'Dues at the end of the last day',
  b2b: 'GSTR-1 B2B',
  b2cl: 'GSTR-1 B2C large',
  b2cs: 'GSTR-1 B2C small',
  cdnr: 'GSTR-1 credit notes, registered',
  cdnur: 'GSTR-1 credit notes, unregistered',
  exemp: 'GSTR-1 nil rated, exempt and non-GST',
  hsnB2b: 'GSTR-1 HSN of B2B',
  hsnB2c: 'GSTR-1 HSN of B2C',
  at: 'GSTR-1 advances received (11A)',
  atadj: 'GSTR-1 advances adjusted (11B)',
  docs: 'GSTR-1 documents (13)',
  lostNumbers: 'Numbers of papers that a restore lost',
  gstr3b: 'GSTR-3B 3.1',
  inNoTable: 'In no table of the returns',
  advances: 'Advances without class',
  month: 'Everything for the accountant',
} as const;
export type MoneyReportName = keyof typeof MONEY_REPORTS;

export const REPORT_NAMES = Object.keys(MONEY_REPORTS) as MoneyReportName[];

/** Tables that the offline tool of GSTR-1 reads. */
const GSTR1_REPORTS = [
  'b2b',
  'b2cl',
  'b2cs',
  'cdnr',
  'cdnur',
  'exemp',
  'hsnB2b',
  'hsnB2c',
  'at',
  'atadj',
  'docs',
] as const satisfies MoneyReportName[];

export const isGstr1 = (name: MoneyReportName): boolean => GSTR1_REPORTS.some((one) => one === name);

/** Tables of the returns of a clinic that is registered the regular way. */
export const RETURN_REPORTS = [
  ...GSTR1_REPORTS,
  'lostNumbers',
  'gstr3b',
  'inNoTable',
] as const satisfies MoneyReportName[];
export type ReturnReport = (typeof RETURN_REPORTS)[number];

export const isReturn = (name: MoneyReportName): name is ReturnReport =>
  RETURN_REPORTS.some((one) => one === name);

/** Formats of a report; `month` has only `zip`, and no other report has it. */
export const REPORT_FORMATS = ['json', 'csv', 'xlsx', 'zip'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** Most rows on a screen, and in one sheet of a workbook. */
export const REPORT_LIMITS = { shown: 1000, workbook: 50_000 } as const;

/** A cell: rupees, or a day as yyyy-MM-dd, or text; empty when the column does not apply. */
export type ReportCell = string | number;

export interface ReportColumn {
  label: string;
  kind: 'text' | 'day' | 'money' | 'number';
}

export const text = (label: string): ReportColumn => ({ label, kind: 'text' });
export const money = (label: string): ReportColumn => ({ label, kind: 'money' });
export const figure = (label: string): ReportColumn => ({ label, kind: 'number' });

/** A table's columns and rows. */
export interface ReportTable {
  columns: ReportColumn[];
  rows: ReportCell[][];
}

export interface MoneyReport extends ReportTable {
  name: MoneyReportName;
  from: Day;
  to: Day;
  /** False: more rows exist, which a file contains. */
  complete: boolean;
  /** Simple invoices on days of the registration, which no table of the return contains; only with such a table. */
  inNoTable?: SimpleInvoices;
}

export interface ReportQuery {
  from: Day;
  /** Last day, not before `from`. */
  to: Day;
  /** Left out: json. */
  format?: ReportFormat;
}
