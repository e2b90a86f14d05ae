import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { derivedId } from '../payments/derived-id.ts';
import { Settling } from '../payments/settling.ts';
import { Sources } from '../payments/sources.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

const RECEIVED = effectKind('receivedBefore');

/** Makes the effect by which a new invoice first takes what the corrected one had received. */
export const receivedEffect = (note: Types.ObjectId, at: Date): Effect => ({
  key: RECEIVED,
  kind: RECEIVED,
  at,
  data: { note },
});

@Injectable()
export class ReceivedBefore {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly sources: Sources,
    private readonly settling: Settling,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: InvoiceRecord, kinds: [RECEIVED] })
  async take({ _id }: InvoiceRecord, { data }: Effect): Promise<void> {
    const { note } = data as { note: Types.ObjectId };
    const id = derivedId(_id.toHexString(), note.toHexString());
    for (;;) {
      const invoice = await pastMongoose(this.invoices).findOne({ _id });
      const found = await this.sources.get(note);
      const { left, uses } = found.source;
      // The use is stored already, and its own effect settles it.
      if (uses.some((use) => use.id.equals(id))) return;
      const wanted = Math.min(left, invoice?.due ?? 0);
      if (!invoice || wanted === 0) return;
      const use = { id, invoice: _id, invoiceNumber: invoice.invoiceNumber, wanted, taken: null };
      // Another request was faster and changed what is left: the next round reads it.
      if (await this.settling.use(job(), found, [use], this.clock.now())) return;
    }
  }
}
