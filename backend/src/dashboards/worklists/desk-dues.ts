import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { byDueSince } from '@clinic/contract/billing/dues';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';
import { addDays, clinicToday, daysBetween } from '@clinic/contract/clinic-calendar';
import { overdueWords } from '@clinic/contract/dashboards/desk-worklist-words';
import type { OverdueList } from '@clinic/contract/dashboards/desk-worklists';
import { WORK_ROWS, type WorkRow } from '@clinic/contract/dashboards/work-rows';
import type { Model } from 'mongoose';
import { InvoiceRecord } from '../../billing/invoices/invoice.schema.ts';
import { dueView, type Owing } from '../../billing/payments/due.view.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Hidden } from './hidden-rows.service.ts';

const OWING = { invoiceNumber: 1, client: 1, date: 1, total: 1, due: 1, dueOn: 1 };

@Injectable()
export class DeskDues {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** What was due by the end of yesterday, the longest overdue first. */
  async overdue(hidden: Hidden, now: Date): Promise<OverdueList> {
    const today = clinicToday(now, this.env.clinicTimezone);
    const yesterday = addDays(today, -1);
    const owing = await this.invoices.collection
      .find<Owing>({ due: { $gt: 0 }, date: { $lt: today } }, { hint: 'dues', projection: OWING })
      .toArray();
    const dues = owing
      .map((invoice) => dueView(invoice, yesterday))
      .filter((due) => due.overdue > 0 && !hidden.has('overdue', due.invoice, factOf(due)))
      .toSorted(byDueSince);
    return {
      count: dues.length,
      sum: fromPaise(dues.reduce((sum, { overdue }) => sum + toPaise(overdue), 0)),
      rows: dues.slice(0, WORK_ROWS).map((due) => rowOf(due, today)),
    };
  }
}

const factOf = ({ dueSince, overdue }: Due): string => `${dueSince} ${overdue}`;

const rowOf = (due: Due, today: string): WorkRow => ({
  id: due.invoice,
  fact: factOf(due),
  words: overdueWords({ ...due, days: daysBetween(due.dueSince, today) }),
  since: null,
  person: due.client,
});
