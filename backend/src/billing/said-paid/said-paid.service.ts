import type { SaidPaid } from '@clinic/contract/billing/said-paid';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { effectKind } from '../../platform/writes/envelope.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { InvoiceRecord } from '../invoices/invoice.schema.ts';
import { saidPaidView } from '../invoices/said-paid.view.ts';

export const NOT_RECEIVED = effectKind('not-received');

interface OwnInvoice {
  _id: Types.ObjectId;
  client: Types.ObjectId;
}

type Which = { _id: Types.ObjectId; 'client.id'?: Types.ObjectId };

interface Said {
  _id: Types.ObjectId;
  /** Id of the client's word. */
  said: Types.ObjectId;
}

/**
 * Keeps clients' words that invoices are paid, one open word an invoice (decisions/121); it is a part of the invoice, so that the write that lets the
 * due fall ends it (`invoices/state-key.ts`). No sum changes by it, nor the time by which a credit knows the invoice.
 */
@Injectable()
export class SaidPaidService {
  constructor(
    @InjectModel(InvoiceRecord.name) private readonly invoices: Model<InvoiceRecord>,
    private readonly records: Records,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for another client's invoice, NOTHING_DUE, SAID_PAID. */
  say(context: WriteContext, { _id, client }: OwnInvoice, reference: string): Promise<SaidPaid> {
    const own: Which = { _id, 'client.id': client };
    const at = this.clock.now();
    // A text that begins with a dollar sign would be read as an expression.
    const said = {
      id: new Types.ObjectId(),
      at,
      reference: { $literal: reference },
      due: '$due',
      open: true,
    };
    const write = async () => {
      const written = await this.records.update(
        this.invoices,
        context,
        { ...own, due: { $gt: 0 }, 'saidPaid.open': { $ne: true } },
        [{ $set: { saidPaid: said } }],
        { asIs: true, at },
      );
      return written ?? this.refused(own);
    };
    return this.once(context, write);
  }

  /** The payment was not found: the client is told, and may say so again. Throws NOT_FOUND, STALE_RECORD. */
  refuse(context: WriteContext, { _id, said }: Said): Promise<SaidPaid> {
    const at = this.clock.now();
    const write = async () => {
      const written = await this.records.update(
        this.invoices,
        context,
        { _id, 'saidPaid.id': said, 'saidPaid.open': true },
        { $set: { 'saidPaid.open': false } },
        { effects: [{ key: said.toHexString(), kind: NOT_RECEIVED, at }], asIs: true, at },
      );
      if (written) return written;
      throw new ApiError((await this.found({ _id })) ? 'STALE_RECORD' : 'NOT_FOUND');
    };
    return this.once(context, write);
  }

  private async once(context: WriteContext, write: () => Promise<InvoiceRecord>): Promise<SaidPaid> {
    const { saidPaid } = await this.records.once(this.invoices, context, write, (earlier) => earlier);
    // Repeated when money has answered it meanwhile.
    if (!saidPaid) throw new ApiError('STALE_RECORD');
    return saidPaidView(saidPaid);
  }

  private async refused(own: Which): Promise<never> {
    const invoice = await this.found(own);
    if (!invoice) throw new ApiError('NOT_FOUND');
    throw new ApiError(invoice.due ? 'SAID_PAID' : 'NOTHING_DUE');
  }

  private found(which: Which) {
    return pastMongoose(this.invoices).findOne<Pick<InvoiceRecord, 'due'>>(which, {
      projection: { due: 1 },
    });
  }
}
