import type { Advance, AdvanceUse } from '@clinic/contract/billing/gst-advances';
import type { GivenNumber } from '@clinic/contract/billing/gst-documents';
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

/** Reports money that clients pay before any invoice. */
@Injectable()
export class Advances {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
  ) {}

  /** Returns vouchers up to a day, with the days on which they were used, paid back or cancelled. */
  async until(to: string): Promise<Advance[]> {
    const vouchers = await this.vouchers({ from: '', to });
    const days = await this.daysOf(vouchers);
    return vouchers.map((voucher) => {
      const { _id, day, amount, advance, uses, outs, reversed } = voucher;
      const dayOf = (id: Types.ObjectId) => later(day, days.get(id.toHexString()));
      const used: AdvanceUse[] = [
        ...uses.map((use) => ({
          day: dayOf(use.invoice),
          amount: use.taken ?? 0,
          kind: 'invoice' as const,
        })),
        ...outs.map((out) => ({ day: dayOf(out.id), amount: out.amount, kind: 'refund' as const })),
      ];
      // The invoice taxes the part that it used; the rest of a cancelled voucher stops being an advance on the day of
      // the cancellation.
      if (reversed) used.push({ day: dayOf(_id), amount: amount - sumOf(used), kind: 'refund' });
      const inTurn = used.toSorted((one, other) => inOrder(one.day, other.day));
      return { day, place: advance.place, rate: advance.rate, amount, uses: inTurn };
    });
  }

  /** Lists the numbers of receipts with tax and of refunds; a refund of such a receipt is a refund voucher by law. */
  async numbers(days: Days): Promise<GivenNumber[]> {
    const vouchers = await this.vouchers(days);
    const refunds = await this.payments.find({ day: inDays(days), kind: 'refund' }).lean<PaymentRecord[]>();
    const taxed = await this.payments.distinct('_id', {
      _id: { $in: refunds.map(({ source }) => source) },
      advance: { $exists: true },
    });
    const sources = new Set(taxed.map(String));
    return [
      ...vouchers.map(({ series = '', serial = 0 }) => ({
        nature: 'Receipt Voucher' as const,
        series,
        serial,
      })),
      ...refunds.map(({ series = '', serial = 0, source }) => ({
        nature: sources.has(String(source)) ? ('Refund Voucher' as const) : null,
        series,
        serial,
      })),
    ];
  }

  /** Lists unused receipts that name no tax class, so that the accountant can say how they are taxed. */
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
    const which = { day: inDays(days), advance: { $exists: true } };
    return this.payments.find(which).sort({ day: 1, _id: 1 }).lean<Voucher[]>();
  }

  /** Returns by id the days of the invoices that used a voucher, of its refunds, and of its cancellation. */
  private async daysOf(vouchers: Voucher[]): Promise<Map<string, string>> {
    const ids = vouchers.flatMap(({ uses }) => uses.map(({ invoice }) => invoice));
    const outs = vouchers.flatMap((voucher) => voucher.outs.map(({ id }) => id));
    const reversed = vouchers.filter((voucher) => voucher.reversed).map(({ _id }) => _id);
    const [invoices, paidBack, takenBack] = await Promise.all([
      this.invoices.find({ _id: { $in: ids } }, { date: 1 }).lean<InvoiceRecord[]>(),
      this.payments.find({ _id: { $in: outs } }, { day: 1 }).lean<PaymentRecord[]>(),
      this.payments
        .find({ kind: 'reversal', source: { $in: reversed } }, { day: 1, source: 1 })
        .lean<PaymentRecord[]>(),
    ]);
    return new Map([
      ...invoices.map(({ _id, date }) => [_id.toHexString(), date] as const),
      ...paidBack.map(({ _id, day }) => [_id.toHexString(), day] as const),
      ...takenBack.map(({ source, day }) => [String(source), day] as const),
    ]);
  }
}

const sumOf = (uses: readonly AdvanceUse[]): number => uses.reduce((sum, { amount }) => sum + amount, 0);

const later = (day: string, other = day): string => (other > day ? other : day);
