import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { Day } from '@clinic/contract/clinic-calendar';
import { reversalWords } from '@clinic/contract/dashboards/admin-money-words';
import type { Worklist, WorkRow } from '@clinic/contract/dashboards/work-rows';
import type { Model } from 'mongoose';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';
import { PaymentRecord } from '../../billing/payments/payment.schema.ts';
import { personView } from '../../platform/http/person-view.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { workedOutList } from './worklist.ts';

/** Days (yyyy-MM-dd), both included. */
export interface Days {
  from: Day;
  to: Day;
}

type Row = Pick<PaymentRecord, 'source' | 'client' | 'day' | 'mode' | 'amount' | 'by'>;
type TakenBack = Pick<PaymentRecord, '_id' | 'day' | 'reversed'>;

const ROW = { source: 1, client: 1, day: 1, mode: 1, amount: 1, by: 1 };
const TAKEN_BACK = { day: 1, reversed: 1 };

/** Finds cancelled payments, but for those that bounced or were mistyped on the same day. */
@Injectable()
export class AdminReversals {
  constructor(@InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>) {}

  /** Answers cancelled payments in cash and those of an earlier day, the latest first. A row is about the payment. */
  async takenBack(hidden: Hidden, { from, to }: Days): Promise<Worklist> {
    const payments = pastMongoose(this.payments);
    const rows = await payments
      .find<Row>(
        { kind: 'reversal', day: { $gte: from, $lte: to } },
        { projection: ROW, sort: { day: -1, _id: -1 } },
      )
      .toArray();
    const sources = await payments
      .find<TakenBack>(
        { _id: { $in: rows.flatMap(({ source }) => source ?? []) } },
        { projection: TAKEN_BACK },
      )
      .toArray();
    const known = new Map(sources.map((payment) => [payment._id.toHexString(), payment]));
    const found = rows.flatMap(({ source, client, amount, by, ...row }): WorkRow[] => {
      const payment = source && known.get(source.toHexString());
      if (!payment || (row.mode !== 'Cash' && payment.day === row.day)) return [];
      const why = payment.reversed?.reason ?? '';
      return [
        {
          id: payment._id.toHexString(),
          fact: 'taken back',
          words: reversalWords({ ...row, amount: fromPaise(amount), by: by.name, why, paid: payment.day }),
          since: null,
          person: personView(client),
        },
      ];
    });
    return workedOutList('reversals', found, hidden);
  }
}
