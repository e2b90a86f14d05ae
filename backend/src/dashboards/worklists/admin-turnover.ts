import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { registrationOn } from '@clinic/contract/billing/business';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { financialYearDays } from '@clinic/contract/billing/paper-numbers';
import { nearsRegistration, type Turnover } from '@clinic/contract/billing/registration-turnover';
import { addDays, type Day } from '@clinic/contract/clinic-calendar';
import type { Model } from 'mongoose';
import { BusinessSettings } from '../../billing/business/business-settings.service.ts';
import { InvoiceRecord } from '../../billing/invoices/invoice.schema.ts';
import { CreditNoteRecord } from '../../billing/payments/credit-note.schema.ts';

/** Tells how near a clinic without GST registration is to the turnover at which it must register. */
@Injectable()
export class AdminTurnover {
  /** The sum is read once a day, since it ends with yesterday. */
  private latest?: { until: Day; sum: Promise<number> };

  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    private readonly business: BusinessSettings,
  ) {}

  /** Null while the clinic is registered, or far from the turnover at which it must be. */
  async nearing(today: Day): Promise<Turnover | null> {
    const { kind } = registrationOn(await this.business.current(), today);
    if (kind !== 'none') return null;
    const until = addDays(today, -1);
    const { from } = financialYearDays(until);
    const turnover = { from, until, sum: await this.sum(from, until) };
    return nearsRegistration(turnover) ? turnover : null;
  }

  private sum(from: Day, until: Day): Promise<number> {
    if (this.latest?.until === until) return this.latest.sum;
    const sum = this.read({ $gte: from, $lte: until });
    this.latest = { until, sum };
    // A failed read is not kept.
    sum.catch(() => (this.latest = undefined));
    return sum;
  }

  private async read(days: { $gte: Day; $lte: Day }): Promise<number> {
    const [invoiced, credited] = await Promise.all([
      this.invoices.aggregate<{ sum: number }>([
        { $match: { date: days } },
        { $group: { _id: null, sum: { $sum: '$total' } } },
      ]),
      this.notes.aggregate<{ sum: number }>([
        { $match: { day: days } },
        { $group: { _id: null, sum: { $sum: '$amount' } } },
      ]),
    ]);
    return fromPaise((invoiced[0]?.sum ?? 0) - (credited[0]?.sum ?? 0));
  }
}
