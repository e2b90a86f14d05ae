import { fromPaise } from '@clinic/contract/billing/invoice-totals';
import type { ClientAccount, Credit } from '@clinic/contract/billing/payments';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { personView } from '../../platform/http/person-view.ts';
import { CarriedPayments } from './carried-payments.ts';
import { CreditNoteRecord } from './credit-note.schema.ts';
import { DueInvoices } from './due-invoices.ts';
import { dueView } from './due.view.ts';
import { PaymentRecord, type NamedPerson } from './payment.schema.ts';
import { paymentView } from './payment.view.ts';
import { Settling } from './settling.ts';
import { Sources, type FoundSource } from './sources.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** A client's account shows so many of the newest payments. */
const MAX_PAYMENTS = 500;

/** Reads a client's account: what the client owes, and the unused credit. */
@Injectable()
export class Accounts {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly carried: CarriedPayments,
    private readonly dueInvoices: DueInvoices,
    private readonly sources: Sources,
    private readonly settling: Settling,
    private readonly clock: Clock,
  ) {}

  async accountOf(client: NamedPerson): Promise<ClientAccount> {
    await this.carried.moveWaiting(client.id);
    await this.settling.finish({ 'client.id': client.id });
    const [owing, found, largest, payments] = await Promise.all([
      this.dueInvoices.owing(client.id).toArray(),
      this.sources.withLeft(client.id),
      this.dueInvoices.largestTotal(client.id),
      pastMongoose(this.payments)
        .find<PaymentRecord>({ 'client.id': client.id }, { sort: { day: -1, _id: -1 }, limit: MAX_PAYMENTS })
        .toArray(),
    ]);
    const today = this.clock.today();
    return {
      client: personView(client),
      dues: owing.map((invoice) => dueView(invoice, today)),
      credits: found.map(creditView),
      due: fromPaise(owing.reduce((sum, { due = 0 }) => sum + due, 0)),
      left: fromPaise(found.reduce((sum, { source: { left } }) => sum + left, 0)),
      ...(largest > 0 && { largest: fromPaise(largest) }),
      payments: payments.map(paymentView),
    };
  }
}

const creditView = ({ model, source: { _id, number, day, left, mode } }: FoundSource): Credit => ({
  source: _id.toHexString(),
  kind: model.modelName === CreditNoteRecord.name ? 'creditNote' : 'payment',
  number,
  day,
  left: fromPaise(left),
  ...(mode && { mode }),
});
