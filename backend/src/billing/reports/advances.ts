import type { Advance } from '@clinic/contract/billing/gst-advances';
import type { GivenNumber } from '@clinic/contract/billing/gst-return-sums';
import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import { money, text, type ReportTable } from '@clinic/contract/billing/money-reports';
import { inOrder } from '@clinic/contract/platform/in-order';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { PaymentRecord } from '../payments/payment.schema.ts';
import { inDays, type Days } from './report-rows.ts';

type Voucher = PaymentRecord & Required<Pick<PaymentRecord, 'advance'>>;

/** Money that clients pay before any invoice. */
@Injectable()
export class Advances {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
  ) {}

  /** Vouchers up to a day, with the days on which they were used or paid back. */
  async until(to: string): Promise<Advance[]> {
    const vouchers = await this.vouchers({ from: '', to });
    const days = await this.daysOf(vouchers);
    return vouchers.map(({ day, amount, advance: { place, rate }, uses, outs }) => {
      const dayOf = (id: Types.ObjectId) => later(day, days.get(id.toHexString()));
      const used = [
        ...uses.map(({ invoice, taken }) => ({ day: dayOf(invoice), amount: taken ?? 0 })),
        ...outs.map((out) => ({ day: dayOf(out.id), amount: out.amount })),
      ];
      return {
        day,
        place,
        rate,
        amount,
        uses: used.toSorted((one, other) => inOrder(one.day, other.day)),
      };
    });
  }

  async numbers(days: Days): Promise<GivenNumber[]> {
    return (await this.vouchers(days)).map(({ number, series = '', serial = 0 }) => ({
      nature: 'Receipt Voucher',
      number: number ?? '',
      series,
      serial,
    }));
  }

  /** What was received without a class and is not used, for the accountant. */
  async withoutClass(days: Days): Promise<ReportTable> {
    const which = {
      day: inDays(days),
      kind: 'receipt',
      left: { $gt: 0 },
      advance: { $exists: false },
    } as const;
    const found = await this.payments.find(which).sort({ day: 1, _id: 1 }).lean<PaymentRecord[]>();
    return {
      columns: [
        { label: 'Day', kind: 'day' },
        text('Number'),
        text('Client'),
        text('Mode'),
        money('Amount'),
        money('Left'),
      ],
      rows: found.map(({ day, number, client, mode, amount, left }) => [
        day,
        number ?? '',
        client.name,
        mode,
        fromPaise(amount),
        fromPaise(left),
      ]),
    };
  }

  private vouchers(days: Days): Promise<Voucher[]> {
    const which = { day: inDays(days), advance: { $exists: true }, reversed: null };
    return this.payments.find(which).sort({ day: 1, _id: 1 }).lean<Voucher[]>();
  }

  /** Days of the invoices that used them, and of what was paid back. */
  private async daysOf(vouchers: Voucher[]): Promise<Map<string, string>> {
    const [invoices, outs] = await Promise.all([
      this.invoices
        .find(
          { _id: { $in: vouchers.flatMap(({ uses }) => uses.map(({ invoice }) => invoice)) } },
          { date: 1 },
        )
        .lean<InvoiceRecord[]>(),
      this.payments
        .find({ _id: { $in: vouchers.flatMap((voucher) => voucher.outs.map(({ id }) => id)) } }, { day: 1 })
        .lean<PaymentRecord[]>(),
    ]);
    return new Map([
      ...invoices.map(({ _id, date }) => [_id.toHexString(), date] as const),
      ...outs.map(({ _id, day }) => [_id.toHexString(), day] as const),
    ]);
  }
}

const later = (day: string, other = day): string => (other > day ? other : day);
