import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { addDays, clinicDateTime, clinicToday } from '@clinic/contract/clinic-calendar';
import {
  cashTakenOutWords,
  creditWords,
  drawerWords,
  refundWords,
} from '@clinic/contract/dashboards/admin-money-words';
import type { AdminWorklists } from '@clinic/contract/dashboards/admin-worklists';
import type { Worklist, WorkRow } from '@clinic/contract/dashboards/work-rows';
import { openDayBefore } from '@clinic/contract/scheduling/opening-hours';
import type { Model } from 'mongoose';
import { CreditNoteRecord } from '../../billing/payments/credit-note.schema.ts';
import { PaymentRecord } from '../../billing/payments/payment.schema.ts';
import { ClosingRecord, TillMoveRecord } from '../../billing/till/till.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { personView } from '../../platform/http/person-view.ts';
import { AdminPrices } from './admin-prices.ts';
import { AdminReversals, type Days } from './admin-reversals.ts';
import { midnight } from './desk-visit.ts';
import type { Hidden } from './hidden-rows.service.ts';
import { recordList, workedOutList } from './worklist.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

type Lists = Pick<
  AdminWorklists['lists'],
  'drawerDifferences' | 'credits' | 'refunds' | 'reversals' | 'cashTakenOut' | 'changedPrices'
>;

const WRONG = { difference: { $ne: 0 } };
const COUNTED = { until: 1, by: 1, difference: 1, reason: 1 };
const CREDITED = {
  number: 1,
  invoiceNumber: 1,
  client: 1,
  day: 1,
  reason: 1,
  amount: 1,
  by: 1,
} as const;
const PAID_BACK = { number: 1, client: 1, day: 1, mode: 1, amount: 1, reference: 1, by: 1 } as const;
const TAKEN_OUT = { day: 1, amount: 1, reason: 1, note: 1, by: 1 } as const;

/** Finds yesterday's entries of money for an admin's home, on a Monday Saturday's, too. */
@Injectable()
export class AdminMoney {
  constructor(
    @InjectModel(ClosingRecord.name) private readonly closings: Model<ClosingRecord>,
    @InjectModel(CreditNoteRecord.name) private readonly notes: Model<CreditNoteRecord>,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(TillMoveRecord.name) private readonly moves: Model<TillMoveRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly prices: AdminPrices,
    private readonly reversals: AdminReversals,
  ) {}

  async lists(hidden: Hidden, now: Date): Promise<Lists> {
    const zone = this.env.clinicTimezone;
    const today = clinicToday(now, zone);
    const days = { from: openDayBefore(CLINIC_HOURS, today), to: addDays(today, -1) };
    const from = midnight(days.from, zone);
    const [drawerDifferences, credits, refunds, reversals, cashTakenOut, changedPrices] = await Promise.all([
      this.differences(hidden, from),
      this.credits(hidden, days),
      this.refunds(hidden, days),
      this.reversals.takenBack(hidden, days),
      this.cashTakenOut(hidden, days),
      this.prices.changed(hidden, { $gte: from, $lt: midnight(today, zone) }),
    ]);
    return { drawerDifferences, credits, refunds, reversals, cashTakenOut, changedPrices };
  }

  private async differences(hidden: Hidden, from: Date): Promise<Worklist> {
    const found = await pastMongoose(this.closings)
      .find<ClosingRecord>(
        {
          $or: [
            { ...WRONG, reason: '' },
            { ...WRONG, until: { $gte: from } },
          ],
        },
        { projection: COUNTED },
      )
      .toArray();
    const latest = found.toSorted((one, other) => other.until.getTime() - one.until.getTime());
    return workedOutList('drawerDifferences', latest.map(this.differenceRow), hidden);
  }

  private readonly differenceRow = ({ _id, until, by, difference, reason }: ClosingRecord): WorkRow => {
    const at = clinicDateTime(until, this.env.clinicTimezone);
    return {
      id: _id.toHexString(),
      fact: reason ? 'explained' : 'unexplained',
      words: drawerWords({ difference: fromPaise(difference), at, reason }),
      since: reason ? null : until.toISOString(),
      person: personView(by),
    };
  };

  private credits(hidden: Hidden, { from, to }: Days): Promise<Worklist> {
    return recordList<CreditNoteRecord, WorkRow>(
      {
        list: 'credits',
        model: this.notes,
        filter: { day: { $gte: from, $lte: to } },
        sort: { day: -1, _id: -1 },
        projection: CREDITED,
        row: ({ _id, invoiceNumber, client, reason, ...note }) => ({
          id: _id.toHexString(),
          fact: note.number,
          words: creditWords({
            ...note,
            amount: fromPaise(note.amount),
            by: note.by.name,
            why: reason,
            invoice: invoiceNumber,
          }),
          since: null,
          person: personView(client),
        }),
      },
      hidden,
    );
  }

  private refunds(hidden: Hidden, { from, to }: Days): Promise<Worklist> {
    return recordList<PaymentRecord, WorkRow>(
      {
        list: 'refunds',
        model: this.payments,
        filter: { kind: 'refund', day: { $gte: from, $lte: to } },
        sort: { day: -1 },
        projection: PAID_BACK,
        row: ({ _id, client, number, reference, ...refund }) => ({
          id: _id.toHexString(),
          fact: number ?? 'refund',
          words: refundWords({
            ...refund,
            number: number ?? '',
            amount: fromPaise(refund.amount),
            by: refund.by.name,
            why: reference,
          }),
          since: null,
          person: personView(client),
        }),
      },
      hidden,
    );
  }

  private cashTakenOut(hidden: Hidden, { from, to }: Days): Promise<Worklist> {
    return recordList<TillMoveRecord, WorkRow>(
      {
        list: 'cashTakenOut',
        model: this.moves,
        filter: { direction: 'out', day: { $gte: from, $lte: to } },
        sort: { day: -1, _id: -1 },
        projection: TAKEN_OUT,
        row: ({ _id, by, amount, note, ...move }) => ({
          id: _id.toHexString(),
          fact: 'taken out',
          words: cashTakenOutWords({ ...move, amount: fromPaise(amount), by: by.name, why: note }),
          since: null,
          person: personView(by),
        }),
      },
      hidden,
    );
  }
}
