import type { ReportCell, ReportColumn, ReportTable } from '@clinic/contract/billing/money-reports';

/** First and last day, both included. */
export interface Days {
  from: string;
  to: string;
}

/** A report of any length, whose rows come in groups. */
export interface ReportRows {
  columns: ReportColumn[];
  groups: AsyncIterable<ReportCell[][]>;
}

export const inDays = ({ from, to }: Days) => ({ $gte: from, $lte: to });

/** Returns the first rows of a report, more than `limit` when there are more. */
export async function firstRows({ groups }: ReportRows, limit: number): Promise<ReportCell[][]> {
  const rows: ReportCell[][] = [];
  for await (const group of groups) {
    rows.push(...group);
    if (rows.length > limit) break;
  }
  return rows;
}

// oxlint-disable-next-line typescript/require-await
async function* atOnce(rows: ReportCell[][]): AsyncGenerator<ReportCell[][]> {
  yield rows;
}

export const rowsOf = ({ columns, rows }: ReportTable): ReportRows => ({ columns, groups: atOnce(rows) });
