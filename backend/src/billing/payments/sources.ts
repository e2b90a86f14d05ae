import { Injectable, type Type } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ApiError } from '../../platform/http/api-error.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';
import { CreditNoteRecord } from './credit-note.schema.ts';
import { PaymentRecord } from './payment.schema.ts';
import { pastMongoose } from '../../platform/database/past-mongoose.ts';

/** Money of a client that may be used or paid back: a payment that came in, or a credit note. */
export type Source = Pick<
  PaymentRecord,
  '_id' | 'number' | 'client' | 'day' | 'amount' | 'left' | 'uses' | 'outs'
> &
  Partial<Pick<PaymentRecord, 'direction' | 'mode' | 'reversed' | 'reversing'>>;

export interface FoundSource {
  model: Model<Source>;
  source: Source;
}

/** Condition for a payment that is neither cancelled nor being cancelled. A credit note has no such field. */
export const STANDS = { reversed: null, reversing: null };

const OLDEST_FIRST = { day: 1, _id: 1 } as const;

/** Records with money that may be used. */
export const SOURCES: readonly Type<Source>[] = [PaymentRecord, CreditNoteRecord];

/** Reads payments and credit notes alike, as sources of money. */
@Injectable()
export class Sources {
  readonly models: readonly Model<Source>[];

  constructor(
    @InjectModel(PaymentRecord.name) payments: Model<PaymentRecord>,
    @InjectModel(CreditNoteRecord.name) creditNotes: Model<CreditNoteRecord>,
    private readonly records: Records,
  ) {
    this.models = [payments, creditNotes] as unknown as Model<Source>[];
  }

  model(name: string): Model<Source> {
    const found = this.models.find(({ modelName }) => modelName === name);
    if (!found) throw new Error(`${name} is no source of money.`);
    return found;
  }

  /** Throws NOT_FOUND, also for an outgoing row. */
  async get(_id: Types.ObjectId): Promise<FoundSource> {
    for (const model of this.models) {
      const source = await pastMongoose(model).findOne<Source>({ _id });
      if (source && source.direction !== 'out') return { model, source };
    }
    throw new ApiError('NOT_FOUND');
  }

  /** A key belongs to one request, and each collection keeps its own keys. Throws IDEMPOTENCY_MISMATCH. */
  async requireKeyOf(model: Model<Source>, context: WriteContext): Promise<void> {
    for (const other of this.models)
      if (other !== model && (await this.records.wasCarriedOut(other, context)))
        throw new ApiError('IDEMPOTENCY_MISMATCH');
  }

  /** Returns a client's sources with something left, oldest first. */
  async withLeft(client: Types.ObjectId): Promise<FoundSource[]> {
    const found = await Promise.all(
      this.models.map(async (model) => {
        const sources = await pastMongoose(model)
          .find<Source>({ 'client.id': client, left: { $gt: 0 }, ...STANDS }, { sort: OLDEST_FIRST })
          .toArray();
        return sources.map((source) => ({ model, source }));
      }),
    );
    return found.flat().toSorted((one, other) => one.source.day.localeCompare(other.source.day));
  }
}
