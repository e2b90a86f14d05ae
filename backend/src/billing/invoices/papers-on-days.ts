import type { SimpleInvoices } from '@clinic/contract/billing/business';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { LastPaperOn, SimpleInvoicesOn } from '../business/registration-changes.ts';
import { InvoiceRecord } from './invoice.schema.ts';

interface Days {
  from: string;
  to: string;
}

const within = (days: readonly Days[]) => ({
  $or: days.map(({ from, to }) => ({ date: { $gte: from, $lte: to } })),
});

/** Finds which kinds of invoices exist on some days: those of a registered clinic, or simple ones. */
@Injectable()
export class PapersOnDays {
  constructor(@InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>) {}

  @Answers(LastPaperOn)
  async lastPaper(days: readonly Days[]): Promise<string | null> {
    const last = await pastMongoose(this.invoices).findOne<Pick<InvoiceRecord, 'date'>>(
      { gst: { $exists: true }, ...within(days) },
      { sort: { date: -1 }, projection: { date: 1 } },
    );
    return last?.date ?? null;
  }

  @Answers(SimpleInvoicesOn)
  async simple(days: readonly Days[]): Promise<SimpleInvoices> {
    const [found] = await pastMongoose(this.invoices)
      .aggregate<SimpleInvoices>([
        { $match: { gst: { $exists: false }, ...within(days) } },
        { $group: { _id: null, number: { $sum: 1 }, sum: { $sum: '$total' } } },
        { $project: { _id: 0 } },
      ])
      .toArray();
    return found ?? { number: 0, sum: 0 };
  }
}
