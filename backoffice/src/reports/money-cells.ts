import { formatDay } from '@clinic/contract/clinic-calendar';
import { formatRupees, fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import {
  isReturn,
  type MoneyReport,
  type MoneyReportName,
  type ReportCell,
  type ReportColumn,
} from '@clinic/contract/billing/money-reports';

/** A cell with money is a number; an empty one counts as 0. */
const rupeesOf = (cell: ReportCell | undefined): number => (typeof cell === 'number' ? cell : 0);

/** Columns of wide reports that stand under another one on the screen, where a file has them beside it. */
const UNDER: Partial<Record<MoneyReportName, Readonly<Record<string, string>>>> = {
  sales: { Kind: 'Number', GSTIN: 'Client', Place: 'Client' },
};

/** Places of the columns in the order of the screen: each with those that stand under it. */
export function shownColumns({ name, columns }: Pick<MoneyReport, 'name' | 'columns'>): number[][] {
  const under = UNDER[name] ?? {};
  return columns.flatMap(({ label }, at) =>
    under[label]
      ? []
      : [[at, ...columns.flatMap((one, below) => (under[one.label] === label ? [below] : []))]],
  );
}

/** A cell as people read it. */
export function cellText(cell: ReportCell, { kind }: ReportColumn): string {
  if (cell === '') return '';
  if (kind === 'money') return formatRupees(rupeesOf(cell));
  return kind === 'day' ? formatDay(String(cell)) : String(cell);
}

/** Sums of the columns of money, below a report that is no table of a return; of a part of it none. */
export function totalsOf({ name, columns, rows, complete }: MoneyReport): ReportCell[] | undefined {
  if (!complete || isReturn(name)) return undefined;
  return columns.map(({ kind }, at) => {
    if (kind !== 'money') return at === 0 ? 'Total' : '';
    return fromPaise(rows.reduce((sum, row) => sum + toPaise(rupeesOf(row[at])), 0));
  });
}

/** The chart of a collections report: the first column's names with their net sums. */
export function barsOf({ columns, rows }: Pick<MoneyReport, 'columns' | 'rows'>) {
  const [first] = columns;
  const net = columns.findIndex(({ label }) => label === 'Net');
  if (!first || net === -1) return [];
  return rows.map((row) => ({ label: cellText(row[0] ?? '', first), net: rupeesOf(row[net]) }));
}
