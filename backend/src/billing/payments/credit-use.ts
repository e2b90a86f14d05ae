import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { USE_CREDIT } from '../invoices/invoice-money.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { derivedId } from './derived-id.ts';
import { Settling } from './settling.ts';
import { Sources, type Source } from './sources.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** Uses a client's credit for a new invoice, source by source, the oldest first. */
@Injectable()
export class CreditUse {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly sources: Sources,
    private readonly settling: Settling,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: InvoiceRecord, kinds: [USE_CREDIT] })
  async useFor({ _id }: InvoiceRecord): Promise<void> {
    await this.settling.finish({ 'uses.invoice': _id });
    for (;;) {
      const invoice = await pastMongoose(this.invoices).findOne({ _id });
      if (!invoice?.due) return;
      const { invoiceNumber, due, client } = invoice;
      const next = (await this.sources.withLeft(client.id)).find(({ source }) => !isUsedFor(source, _id));
      if (!next) return;
      const id = derivedId(_id.toHexString(), next.source._id.toHexString());
      const wanted = Math.min(next.source.left, due);
      // Another request was faster and changed what is left: the next round reads it.
      const use = { id, invoice: _id, invoiceNumber, wanted, taken: null };
      await this.settling.use(job(), next, [use], this.clock.now());
    }
  }
}

const isUsedFor = ({ uses }: Source, invoice: Types.ObjectId): boolean =>
  uses.some((use) => use.invoice.equals(invoice));
