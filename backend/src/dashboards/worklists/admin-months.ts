import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AdminWorklists, MonthPair } from '@clinic/contract/dashboards/admin-worklists';
import { lastMonthUntil } from '@clinic/contract/dashboards/admin-worklist-words';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import type { Model } from 'mongoose';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { VisitsOfClinic } from '../../scheduling/appointments/visits-of-clinic.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { CarriedPayments } from '../../billing/payments/carried-payments.ts';
import { PaymentRecord } from '../../billing/payments/payment.schema.ts';
import { InvoiceRecord } from '../../billing/invoices/invoice.schema.ts';

/** Days (yyyy-MM-dd), both included. */
interface Stretch {
  from: string;
  to: string;
}

type Months = Pick<AdminWorklists, 'until' | 'visits' | 'noShows' | 'newClients' | 'invoiced' | 'received'>;

@Injectable()
export class AdminMonths {
  constructor(
    private readonly clinicVisits: VisitsOfClinic,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly carried: CarriedPayments,
    @Inject(ENV) private readonly env: Env,
  ) {}

  async compare(now: Date): Promise<Months> {
    const today = clinicToday(now, this.env.clinicTimezone);
    const [current, last] = [{ from: `${today.slice(0, 7)}-01`, to: today }, lastMonthUntil(today)];
    const pair = async (number: (stretch: Stretch) => Promise<number>): Promise<MonthPair> => {
      const [thisMonth, before] = await Promise.all([number(current), number(last)]);
      return { now: thisMonth, before };
    };
    const [visits, noShows, newClients, invoiced, received] = await Promise.all([
      pair((days) => this.clinicVisits.countConfirmed(this.span(days))),
      pair((days) => this.clinicVisits.countMissed(this.span(days))),
      pair((days) => this.newClients(this.span(days))),
      pair((days) => this.invoiced(days)),
      this.received(today),
    ]);
    return { until: { now: current.to, before: last.to }, visits, noShows, newClients, invoiced, received };
  }

  private async invoiced({ from, to }: Stretch): Promise<number> {
    const [sum] = await this.invoices.aggregate<{ total: number }>([
      // A corrected invoice counts once, as the one that replaced it.
      { $match: { date: { $gte: from, $lte: to }, replacedBy: { $exists: false } } },
      { $group: { _id: null, total: { $sum: '$total' } } },
    ]);
    return fromPaise(sum?.total ?? 0);
  }

  private async received(day: string): Promise<AdminWorklists['received']> {
    await this.carried.moveWaiting();
    const found = await this.payments.aggregate<{ _id: 'in' | 'out'; amount: number }>([
      { $match: { day } },
      { $group: { _id: '$direction', amount: { $sum: '$amount' } } },
    ]);
    const sumOf = (direction: 'in' | 'out') =>
      fromPaise(found.find(({ _id }) => _id === direction)?.amount ?? 0);
    return { in: sumOf('in'), out: sumOf('out') };
  }

  private newClients({ start, end }: TimeSpan): Promise<number> {
    return this.clients.countDocuments({ ...notDeleted, createdAt: { $gte: start, $lt: end } });
  }

  private span({ from, to }: Stretch): TimeSpan {
    const zone = this.env.clinicTimezone;
    return {
      start: clinicInstant(from, '00:00', zone),
      end: clinicInstant(addDays(to, 1), '00:00', zone),
    };
  }
}
