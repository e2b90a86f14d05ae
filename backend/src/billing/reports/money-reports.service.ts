import { cdnr, cdnur } from '@clinic/contract/billing/gst-return-notes';
import { b2b, b2cl, b2cs } from '@clinic/contract/billing/gst-return-sections';
import { advanceTaxesOf, at, atadj } from '@clinic/contract/billing/gst-advances';
import type { SimpleInvoices } from '@clinic/contract/billing/business';
import { inNoTable, sumOfSimple } from '@clinic/contract/billing/gst-return-left-out';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { docs, lostNumbers } from '@clinic/contract/billing/gst-documents';
import { exemp, gstr3b, hsn } from '@clinic/contract/billing/gst-return-sums';
import {
  isReturn,
  REPORT_LIMITS,
  REPORT_NAMES,
  type MoneyReport,
  type MoneyReportName,
  type ReportTable,
  type ReturnReport,
} from '@clinic/contract/billing/money-reports';
import { Injectable } from '@nestjs/common';
import { Advances } from './advances.ts';
import { Collections } from './collections.ts';
import { Owed } from './owed.ts';
import { archive } from './report-files.ts';
import { firstRows, rowsOf, type Days, type ReportRows } from './report-rows.ts';
import { ReturnPapers, type Return } from './return-papers.ts';
import { Sales } from './sales.ts';

export type FileName = Exclude<MoneyReportName, 'month'>;

const RETURN_TABLES: Record<ReturnReport, (of: Return) => ReportTable> = {
  b2b: ({ month }) => b2b(month),
  b2cl: ({ month }) => b2cl(month),
  b2cs: ({ month }) => b2cs(month),
  cdnr: ({ month }) => cdnr(month),
  cdnur: ({ month }) => cdnur(month),
  exemp: ({ month }) => exemp(month),
  hsnB2b: ({ month }) => hsn(month, true),
  hsnB2c: ({ month }) => hsn(month, false),
  at: ({ advances, days }) => at(advances, days),
  atadj: ({ advances, days }) => atadj(advances, days),
  docs: ({ numbers, gaps }) => docs(numbers, gaps),
  lostNumbers: ({ gaps }) => lostNumbers(gaps),
  gstr3b: ({ month, advances, days, simple }) => gstr3b(month, advanceTaxesOf(advances, days), simple),
  inNoTable: ({ simple }) => inNoTable(simple),
};

const simpleIn = ({ simple }: Return): SimpleInvoices => ({
  number: simple.length,
  sum: fromPaise(sumOfSimple(simple)),
});

/** Makes reports of money, each by its name. */
@Injectable()
export class MoneyReports {
  constructor(
    private readonly collections: Collections,
    private readonly sales: Sales,
    private readonly owed: Owed,
    private readonly advances: Advances,
    private readonly papers: ReturnPapers,
  ) {}

  /** Throws NOT_REGISTERED. */
  async rows(name: FileName, days: Days): Promise<ReportRows> {
    if (isReturn(name)) return rowsOf(RETURN_TABLES[name](await this.papers.papersOf(days)));
    if (name === 'sales') return this.sales.rows(days);
    const tables: Record<Exclude<FileName, ReturnReport | 'sales'>, () => Promise<ReportTable>> = {
      collectionsByDay: () => this.collections.byDay(days),
      collectionsByMode: () => this.collections.byMode(days),
      collectionsByPerson: () => this.collections.byPerson(days),
      collectionsByDoctor: () => this.collections.byDoctor(days),
      owed: () => this.owed.atEnd(days),
      advances: () => this.advances.withoutClass(days),
    };
    return rowsOf(await tables[name]());
  }

  /** Answers the first rows of a report, as many as a screen shows. Throws NOT_REGISTERED. */
  async shown(name: FileName, days: Days): Promise<MoneyReport> {
    const own = isReturn(name) ? await this.papers.papersOf(days) : undefined;
    const report = own && isReturn(name) ? rowsOf(RETURN_TABLES[name](own)) : await this.rows(name, days);
    const rows = await firstRows(report, REPORT_LIMITS.shown);
    const complete = rows.length <= REPORT_LIMITS.shown;
    return {
      name,
      ...days,
      columns: report.columns,
      rows: rows.slice(0, REPORT_LIMITS.shown),
      complete,
      ...(own && own.simple.length > 0 && { inNoTable: simpleIn(own) }),
    };
  }

  /**
   * Zips all reports for the accountant; the GST return's tables are in it only for a clinic under regular
   * registration.
   */
  async *archive(days: Days): AsyncGenerator<Uint8Array> {
    const own = (await this.papers.isRegular(days)) ? await this.papers.papersOf(days) : undefined;
    const names = REPORT_NAMES.filter((name) => name !== 'month').filter((name) => own || !isReturn(name));
    yield* archive(names, async (name) =>
      own && isReturn(name) ? rowsOf(RETURN_TABLES[name](own)) : this.rows(name, days),
    );
  }
}
