import { moneyReportCalls } from '@clinic/contract/billing/money-report-calls';
import {
  REPORT_NAMES,
  type MoneyReport,
  type MoneyReportName,
  type ReportFormat,
} from '@clinic/contract/billing/money-reports';
import { Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { AuditedOnce } from '../../platform/audit/audited.ts';
import { ApiError, invalid } from '../../platform/http/api-error.ts';
import { Handles } from '../../platform/http/handles.ts';
import { sendInPieces, type Sent } from '../../platform/http/sent-in-pieces.ts';
import { ReportQueryDto } from './money-report.dto.ts';
import { MoneyReports } from './money-reports.service.ts';
import { csvPieces, workbook } from './report-files.ts';

const TYPES: Record<Exclude<ReportFormat, 'json'>, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  zip: 'application/zip',
};

@Controller()
export class MoneyReportsController {
  constructor(private readonly reports: MoneyReports) {}

  @Handles(moneyReportCalls.read)
  @AuditedOnce('export', 'money')
  async read(
    @Param('name') asked: string,
    @Query() { format = 'json', ...days }: ReportQueryDto,
    @Res() response: Response,
  ): Promise<Sent<MoneyReport>> {
    const name = nameOf(asked);
    if (days.to < days.from) throw invalid('to', 'Please choose a day that is not before the first.');
    if ((name === 'month') !== (format === 'zip'))
      throw invalid('format', 'The whole month is a ZIP archive, and nothing else is.');
    const headers = headersOf(`${name}-${days.from}-${days.to}`, format);
    if (name === 'month') await sendInPieces(response, headers, this.reports.archive(days));
    else if (format === 'csv')
      await sendInPieces(response, headers, csvPieces(name, await this.reports.rows(name, days)));
    else if (format === 'xlsx')
      response.set(headers).send(await workbook(name, await this.reports.rows(name, days)));
    else response.json(await this.reports.shown(name, days));
    return {};
  }
}

/** Throws NOT_FOUND. */
function nameOf(asked: string): MoneyReportName {
  const name = REPORT_NAMES.find((known) => known === asked);
  if (!name) throw new ApiError('NOT_FOUND');
  return name;
}

const headersOf = (file: string, format: ReportFormat): Record<string, string> =>
  format === 'json'
    ? {}
    : { 'Content-Type': TYPES[format], 'Content-Disposition': `attachment; filename="${file}.${format}"` };
