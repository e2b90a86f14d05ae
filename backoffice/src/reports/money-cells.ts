import { formatDay } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { MoneyReport, ReportCell, ReportColumn } from '@clinic/contract/billing/money-reports';

/** A cell as people read it. */
export function cellText(cell: ReportCell, { kind }: ReportColumn): string {
  if (cell === '') return '';
  if (kind === 'money') return formatRupees(Number(cell));
  return kind === 'day' ? formatDay(String(cell)) : String(cell);
}

/** Bars of a report of collections: what its first column names, and the net of each. */
export function barsOf({ columns, rows }: Pick<MoneyReport, 'columns' | 'rows'>) {
  const [first] = columns;
  const net = columns.findIndex(({ label }) => label === 'Net');
  if (!first || net === -1) return [];
  return rows.map((row) => ({ label: cellText(row[0] ?? '', first), net: Number(row[net]) }));
}
