import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { listsChanged } from '../../platform/database/list-memory.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { PAYMENTS, type CarriedPayment } from '../invoices/invoice-money.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { namedAuthor, newPayment, onceEach } from './payment-row.ts';
import { PaymentRecord } from './payment.schema.ts';

/** Moves the payments that new invoices carry into their own collection. */
@Injectable()
export class CarriedPayments {
  constructor(
    @InjectModel(PaymentRecord.name) private readonly payments: Model<PaymentRecord>,
    private readonly effects: Effects,
  ) {}

  /** Call before reading payments: moves waiting ones of all clients, or of one, out of their invoices. */
  async moveWaiting(client?: Types.ObjectId): Promise<void> {
    await this.effects.runWaiting(InvoiceRecord.name, PAYMENTS, client && { 'client.id': client });
  }

  /** Writes past mongoose, in one command, since every invoice has such a row. */
  @OnEffect({ of: InvoiceRecord, kinds: [PAYMENTS], when: 'behind' })
  async move(invoice: InvoiceRecord, { data }: Effect): Promise<void> {
    const { payments } = data as { payments: CarriedPayment[] };
    const rows = payments.map((one) => rowOf(invoice, one));
    await this.payments.collection.bulkWrite(
      onceEach(rows),
      // The row is safe on the disk before the invoice forgets it.
      { ordered: false, writeConcern: { w: 1, journal: false } },
    );
    listsChanged(this.payments);
  }
}

function rowOf(invoice: InvoiceRecord, { _id, use: id, ...part }: CarriedPayment): PaymentRecord {
  const { _id: of, invoiceNumber, client, createdBy, createdAt } = invoice;
  const use = { id, invoice: of, invoiceNumber, wanted: part.amount, taken: part.amount };
  const by = namedAuthor(createdBy);
  const fields = { _id, direction: 'in', kind: 'invoice', client, by, ...part } as const;
  return newPayment({ ...fields, uses: [use] }, createdAt);
}
