import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { InjectConnection } from '@nestjs/mongoose';
import { CLINIC_HOURS } from '@clinic/contract/clinic';
import { clinicInstant, type Day } from '@clinic/contract/clinic-calendar';
import { openDayBefore } from '@clinic/contract/scheduling/opening-hours';
import type { Connection, Model } from 'mongoose';
import { InventoryService } from '../../billing/inventory/inventory.service.ts';
import { ItemRecord } from '../../billing/inventory/item.schema.ts';
import { InvoiceRecord } from '../../billing/invoices/invoice.schema.ts';
import { Credits } from '../../billing/papers/credits.service.ts';
import { CarriedPayments } from '../../billing/payments/carried-payments.ts';
import { CreditNoteRecord } from '../../billing/payments/credit-note.schema.ts';
import { BEFORE } from '../../billing/payments/earlier-invoices.ts';
import { PaymentRecord } from '../../billing/payments/payment.schema.ts';
import { PaymentsService } from '../../billing/payments/payments.service.ts';
import { ClosingRecord, TillMoveRecord } from '../../billing/till/till.schema.ts';
import { TillService } from '../../billing/till/till.service.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { job } from '../../platform/writes/write-context.ts';
import { ADVANCE, CREDITED, DRAWER, RAISED } from './demo-money.ts';

/** Writes what the demo clinic's desk has done with money, beside its invoices. */
@Injectable()
export class MoneyFiller {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    @Inject(ENV) private readonly env: Env,
    private readonly modules: ModuleRef,
  ) {}

  /** The assistant enters the entries, most of them on the last open day; `client` has paid in advance. */
  async fill(today: Day, client: ClientRecord, assistant: Caller): Promise<void> {
    const day = openDayBefore(CLINIC_HOURS, today);
    await this.dateInvoices(today);
    await this.datePayments();
    await this.service(PaymentsService).receive(job(assistant), {
      client: client._id.toHexString(),
      ...ADVANCE,
      invoices: [],
    });
    await this.credit(day, assistant);
    await this.count(day, assistant);
    await this.changePrice(day, assistant);
  }

  /** Moves invoices of earlier days to noon of those days. */
  private async dateInvoices(today: Day): Promise<void> {
    const noon = { dateString: { $concat: ['$date', 'T12:00:00'] }, timezone: this.env.clinicTimezone };
    const change = [{ $set: { createdAt: { $dateFromString: noon } } }];
    await this.model(InvoiceRecord).collection.updateMany({ date: { $lt: today } }, change);
  }

  /** Moves payments to the days of their invoices, in cash counts that were made long ago. */
  private async datePayments(): Promise<void> {
    await this.service(CarriedPayments).moveWaiting();
    const payments = this.model(PaymentRecord);
    for await (const { _id, uses } of payments.find({ kind: 'invoice' }).lean().cursor()) {
      const invoice = await this.model(InvoiceRecord).findById(uses[0]?.invoice).lean();
      await payments.updateOne({ _id }, { $set: { day: invoice?.date, closing: BEFORE } });
    }
  }

  /** One payment becomes the client's credit, and one is paid back. */
  private async credit(day: Day, assistant: Caller): Promise<void> {
    for (const { ends, ...note } of CREDITED) {
      const invoice = await this.model(InvoiceRecord)
        .findOne({ invoiceNumber: { $regex: `${ends}$` } })
        .lean();
      if (!invoice) continue;
      const lines = [{ line: 0, quantity: 1, returned: 'shelf' as const }];
      const updatedAt = invoice.updatedAt.toISOString();
      await this.service(Credits).credit(job(assistant), invoice._id.toHexString(), {
        ...note,
        lines,
        updatedAt,
      });
    }
    const then = { $set: { day, createdAt: this.at(day, '17:00') } };
    await this.model(CreditNoteRecord).collection.updateMany({}, then);
    await this.model(PaymentRecord).collection.updateMany({ kind: 'refund' }, then);
  }

  /** The evening's count finds less in the drawer than there should be. */
  private async count(day: Day, assistant: Caller): Promise<void> {
    const till = this.service(TillService);
    await till.move(job(assistant), { direction: 'in', amount: DRAWER.float, reason: 'float' });
    await till.close(job(assistant), { counted: DRAWER.counted, float: DRAWER.counted });
    await this.model(TillMoveRecord).collection.updateMany(
      {},
      { $set: { day, createdAt: this.at(day, '09:30') } },
    );
    await this.model(ClosingRecord).collection.updateMany(
      {},
      { $set: { day, until: this.at(day, '19:30') } },
    );
  }

  private async changePrice(day: Day, assistant: Caller): Promise<void> {
    const items = this.service(InventoryService);
    const item = (await items.all()).find(({ name }) => name === RAISED.name);
    if (!item) return;
    const { name, description, category, countInStock, updatedAt } = item;
    const fields = { name, description, category, countInStock, updatedAt, price: item.price + RAISED.by };
    await items.update(job(assistant), item.id, fields);
    await this.model(ItemRecord).collection.updateMany(
      { 'priceChanges.0': { $exists: true } },
      { $set: { 'priceChanges.0.at': this.at(day, '11:00') } },
    );
  }

  private at(day: Day, time: string): Date {
    return clinicInstant(day, time, this.env.clinicTimezone);
  }

  private model<Row>({ name }: new () => Row): Model<Row> {
    return this.connection.model<Row>(name);
  }

  private service<Service>(type: new (...args: never[]) => Service): Service {
    return this.modules.get(type, { strict: false });
  }
}
