import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Effects } from '../../platform/writes/effects.ts';
import { WITH_WORK } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import { job } from '../../platform/writes/write-context.ts';
import { PAYMENTS, type CarriedPayment } from '../invoices/invoice-money.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { namedAuthor, newPayment } from './payment-row.ts';
import { PaymentRecord } from './payment.schema.ts';

/** By the index of the records with work left. */
const WAITING = {
  ...WITH_WORK,
  'outbox.at': { $gt: new Date(0) },
  outbox: { $elemMatch: { kind: 'effect', 'effect.kind': PAYMENTS } },
};

/** Moves the payments that new invoices carry into their own collection. */
@Injectable()
export class CarriedPayments implements OnModuleInit {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly records: Records,
    private readonly effects: Effects,
  ) {}

  onModuleInit(): void {
    this.effects.handle<InvoiceRecord>(InvoiceRecord.name, PAYMENTS, (invoice, { data }) =>
      this.move(invoice, (data as { payments: CarriedPayment[] }).payments),
    );
  }

  /** For readers of money, before they read: moves all, or those of a client. */
  async moveWaiting(client?: Types.ObjectId): Promise<void> {
    const which = client ? { ...WAITING, 'client.id': client } : WAITING;
    for (const { _id } of await this.invoices.collection.find(which, { projection: { _id: 1 } }).toArray())
      await this.effects.run(InvoiceRecord.name, _id);
  }

  private async move(invoice: InvoiceRecord, carried: readonly CarriedPayment[]): Promise<void> {
    for (const { _id, use: id, ...part } of carried) {
      const { _id: of, invoiceNumber, client, createdBy, createdAt } = invoice;
      const use = { id, invoice: of, invoiceNumber, wanted: part.amount, taken: part.amount };
      const by = namedAuthor(createdBy);
      const row = newPayment(
        { _id, direction: 'in', kind: 'invoice', client, by, uses: [use], ...part },
        createdAt,
      );
      // Durable before the invoice forgets it, since that write is later and waits for the disk.
      const options = { upsert: true, timestamps: false, durable: false } as const;
      await this.records.update(this.payments, job(), { _id }, { $setOnInsert: row }, options);
    }
  }
}
