import { Inject, Injectable } from '@nestjs/common';
import { byDueSince } from '@clinic/contract/billing/dues';
import { fromPaise, toPaise } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';
import { addDays, clinicToday, daysBetween } from '@clinic/contract/clinic-calendar';
import { overdueWords } from '@clinic/contract/dashboards/desk-worklist-words';
import type { OverdueList } from '@clinic/contract/dashboards/desk-worklists';
import { WORK_ROWS, type WorkRow } from '@clinic/contract/dashboards/work-rows';
import { DueInvoices } from '../../billing/payments/due-invoices.ts';
import { dueView } from '../../billing/payments/due.view.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Hidden } from './hidden-rows.service.ts';

@Injectable()
export class DeskDues {
  constructor(
    private readonly invoices: DueInvoices,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns what was due by the end of yesterday, the longest overdue first. */
  async overdue(hidden: Hidden, now: Date): Promise<OverdueList> {
    const today = clinicToday(now, this.env.clinicTimezone);
    const yesterday = addDays(today, -1);
    const owing = await this.invoices.owed({ before: today });
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
