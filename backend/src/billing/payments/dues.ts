import type { Day } from '@clinic/contract/clinic-calendar';
import { byDueSince } from '@clinic/contract/billing/dues';
import type { Due } from '@clinic/contract/billing/payments';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/config/clock.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { CarriedPayments } from './carried-payments.ts';
import { DueInvoices } from './due-invoices.ts';
import { dueView } from './due.view.ts';
import { PastDues } from './past-dues.ts';

/** Lists unpaid invoices, the longest due first: as they are now, or as they were at the end of a past day. */
@Injectable()
export class Dues {
  constructor(
    private readonly invoices: DueInvoices,
    private readonly carried: CarriedPayments,
    private readonly past: PastDues,
    private readonly clock: Clock,
  ) {}

  /** Throws INVALID_INPUT for a day to come. */
  async at(asked: Day | undefined): Promise<{ at: Day; dues: Due[] }> {
    const today = this.clock.today();
    const at = asked ?? today;
    if (at > today) throw invalid('at', 'Please choose today or an earlier day.');
    if (at === today) return { at, dues: await this.now(today) };
    await this.carried.moveWaiting();
    const owing = await this.past.owingAt(at);
    return { at, dues: owing.map((invoice) => dueView(invoice, at)).toSorted(byDueSince) };
  }

  private async now(today: Day): Promise<Due[]> {
    const owing = await this.invoices.owed();
    return owing.map((invoice) => dueView(invoice, today)).toSorted(byDueSince);
  }
}
