import {
  figure,
  money,
  text,
  type ReportColumn,
  type ReportTable,
} from '@clinic/contract/billing/money-reports';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.ts';
import { Dues } from '../payments/dues.ts';
import type { Days } from './report-rows.ts';

const COLUMNS: ReportColumn[] = [
  { label: 'Due since', kind: 'day' },
  figure('Days'),
  text('Number'),
  { label: 'Date', kind: 'day' },
  text('Client'),
  ...['Total', 'Due', 'Overdue'].map(money),
];

/** Reports the debts of clients at the end of the period's last day, the longest overdue first. */
@Injectable()
export class Owed {
  constructor(
    private readonly dues: Dues,
    private readonly clock: Clock,
  ) {}

  /** Reports today's debts when the period ends in the future. */
  async atEnd({ to }: Days): Promise<ReportTable> {
    const today = this.clock.today();
    const { dues } = await this.dues.at(to < today ? to : today);
    const rows = dues.map(({ dueSince, days, invoiceNumber, date, client, total, due, overdue }) => [
      dueSince,
      days,
      invoiceNumber,
      date,
      client.name,
      total,
      due,
      overdue,
    ]);
    return { columns: COLUMNS, rows };
  }
}
