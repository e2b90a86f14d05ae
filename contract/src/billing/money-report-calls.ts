import { callTable } from '../calls.ts';
import type { MoneyReport, ReportQuery } from './money-reports.ts';

/** Reports of money, on the screen or as a file. */
export interface MoneyReportCalls {
  /**
   * A report of `MONEY_REPORTS` over a period. Tables of GST returns answer 409 NOT_REGISTERED unless the clinic is
   * under regular registration. More than 50,000 rows come as CSV only.
   */
  read: { query: ReportQuery; answer: MoneyReport };
}

export const moneyReportCalls = callTable<MoneyReportCalls>()({
  read: ['GET /report/:name', 'admin'],
});
