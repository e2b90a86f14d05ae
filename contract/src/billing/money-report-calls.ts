import { callTable } from '../calls.ts';
import type { MoneyReport, ReportQuery } from './money-reports.ts';

/** Reports of money, on the screen or as a file. */
export interface MoneyReportCalls {
  /**
   * One of `MONEY_REPORTS` over some days. A table of a return is of a regular clinic: otherwise 409 NOT_REGISTERED. More
   * than 50,000 rows come as CSV only.
   */
  read: { query: ReportQuery; answer: MoneyReport };
}

export const moneyReportCalls = callTable<MoneyReportCalls>()({
  read: ['GET /report/:name', 'admin'],
});
