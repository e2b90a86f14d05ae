import type { Receipt } from '@clinic/contract/billing/receipts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import { BusinessSettings } from '../business/business-settings.service.ts';
import { PaymentRecord } from '../payments/payment.schema.ts';
import { CreditNotes } from './credit-notes.service.ts';
import { receiptView, type PaidBackOf } from './receipt.view.ts';

/** A payment with its own invoice has no number, nor has a row that cancels a mistyped payment. */
const HAS_PAPER = { number: { $ne: null } };

/** Reads receipts of money that came in or was refunded. */
@Injectable()
export class Receipts {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly notes: CreditNotes,
    private readonly business: BusinessSettings,
  ) {}

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<Receipt> {
    const payment = await this.payments.findOne({ _id: new Types.ObjectId(id), ...HAS_PAPER }).lean();
    if (!payment) throw new ApiError('NOT_FOUND');
    return this.receiptOf(payment);
  }

  /** Newest first. */
  async ofClient(client: Types.ObjectId): Promise<Receipt[]> {
    const payments = await this.payments
      .find({ 'client.id': client, ...HAS_PAPER })
      .sort({ day: -1, _id: -1 })
      .lean();
    return Promise.all(payments.map((payment) => this.receiptOf(payment)));
  }

  private async receiptOf(payment: PaymentRecord): Promise<Receipt> {
    const [source, { state }] = await Promise.all([this.paidBackOf(payment), this.business.current()]);
    return receiptView(payment, source, state);
  }

  private async paidBackOf({ source }: PaymentRecord): Promise<PaidBackOf | null> {
    if (!source) return null;
    const payment = await this.payments.findById(source).lean();
    return payment ?? this.notes.get(source.toHexString());
  }
}
