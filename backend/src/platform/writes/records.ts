import { Injectable } from '@nestjs/common';
import { Types, type Model, type QueryFilter, type UpdateQuery } from 'mongoose';
import { Clock } from '../config/clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { listsChanged } from '../database/list-memory.ts';
import {
  carrying,
  envelopeWith,
  unlessCarried,
  withoutCarried,
  type Carried,
  type Change,
} from './carrying-update.ts';
import { REQUEST_KEY, WITHOUT_ENVELOPE, type Effect, type Envelope, type OutboxEntry } from './envelope.ts';
import { Effects } from './effects.ts';
import { OutboxRelay } from './outbox-relay.ts';
import { findRepeat } from './repeats.ts';
import type { WriteContext } from './write-context.ts';

/** A check that is only possible after the write, and how the write is taken back when it throws. */
export interface Settling<Row> {
  check: (written: Row) => Promise<void>;
  /** Finds the record only while no other write followed; after one, the write stays and no error is thrown. */
  which: (written: Row) => QueryFilter<Row>;
  /** Absent for an insert, which is deleted. */
  back?: UpdateQuery<Row>;
}

export interface Options<Row> {
  /** Run when their kinds say; what fails is left to the sweeper. */
  effects?: readonly Effect[];
  /**
   * True: what is written has the stored types and is complete, with its id and times. It goes past mongoose, whose
   * casts and checks cost as much as the write itself.
   */
  asIs?: true;
  settling?: Settling<Row>;
  /** Effects before the answer need this, too, which is read already; a later run reads it itself. */
  known?: object;
  /** The time that the change itself names, where a repeat finds its result by it: the key is kept with it. */
  at?: Date;
}

interface UpdateOptions<Row> extends Options<Row> {
  upsert?: true;
  /** False: `updatedAt` stays, since the change is none of a person's. */
  timestamps?: false;
  /** False: it need not wait for the disk, since what a crash loses is done again. */
  durable?: false;
}

class Failure {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Thrown where a request finds itself in a record; `once` answers it. */
class CarriedOut extends Error {
  constructor() {
    super('The request was carried out before.');
  }
}

/**
 * The only way to write a record that carries an outbox. The write itself takes along the audit row, the key of
 * the request and the effects; then its effects run, lists of the model are read anew, and its audit row moves
 * to the audit behind the answer.
 */
@Injectable()
export class Records {
  constructor(
    private readonly effects: Effects,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  /** Inserts a record with its defaults. Throws what the schema's rules and unique indexes refuse. */
  async insert<Row extends { _id: unknown }>(
    model: Model<Row>,
    context: WriteContext,
    fields: object,
    options: Options<Row> = {},
  ): Promise<Row> {
    const carried = this.carried(model, context, options);
    const stored = { ...fields, ...envelopeWith(carried) };
    if (options.asIs) {
      await model.collection.insertOne(stored);
      return this.after(model, context, fields as Row, carried, options);
    }
    const inserted = await new model(stored).save();
    const { outbox: _, requests: __, ...written } = inserted.toObject() as Row & Envelope;
    return this.after(model, context, written as unknown as Row, carried, options);
  }

  /**
   * Inserts a record by `write`, which stores the envelope with it and answers it as it is stored. Throws what
   * `write` throws.
   */
  async insertBy<Row extends { _id: unknown }>(
    model: Model<Row>,
    context: WriteContext,
    write: (envelope: Envelope) => Promise<Row>,
    options: Options<Row> = {},
  ): Promise<Row> {
    const carried = this.carried(model, context, options);
    return this.after(model, context, await write(envelopeWith(carried)), carried, options);
  }

  /**
   * Changes the first record of a filter, which names the state that it starts from; answers the changed record,
   * null when there is none. Throws what the schema's unique indexes refuse.
   */
  async update<Row extends { _id: unknown }>(
    model: Model<Row>,
    context: WriteContext,
    filter: QueryFilter<Row>,
    change: Change<Row>,
    { upsert, timestamps, durable, ...options }: UpdateOptions<Row> = {},
  ): Promise<Row | null> {
    const carried = this.carried(model, context, options);
    const { request } = carried;
    const which = { ...filter, ...unlessCarried(request) } as never;
    const carriedChange = carrying(change, carried) as never;
    const writeConcern = durable === false && { writeConcern: { w: 1, journal: false } };
    const written = options.asIs
      ? await model.collection.findOneAndUpdate(which, carriedChange, {
          returnDocument: 'after',
          projection: WITHOUT_ENVELOPE,
          ...writeConcern,
        })
      : await model
          .findOneAndUpdate(which, carriedChange, {
            returnDocument: 'after',
            ...(upsert && { upsert }),
            ...(timestamps === false && { timestamps }),
            ...(Array.isArray(change) && { updatePipeline: true }),
            ...writeConcern,
          })
          .lean();
    if (written) return this.after(model, context, written as Row, carried, options);
    if (request && (await model.exists({ [REQUEST_KEY]: request.key }))) throw new CarriedOut();
    return null;
  }

  /** Changes all records of a filter, each with the same audit row, which is stored once. Answers their number. */
  async updateMany<Row extends { _id: unknown }>(
    model: Model<Row>,
    context: WriteContext,
    filter: QueryFilter<Row>,
    change: UpdateQuery<Row>,
  ): Promise<number> {
    const { outbox } = this.carried(model, context);
    const { matchedCount } = await model.updateMany(filter, carrying(change, { outbox }));
    if (matchedCount > 0 && outbox.length > 0) {
      context.carrier = { model: model.modelName, id: undefined };
      this.relay.soon(context.carrier);
    }
    listsChanged(model);
    return matchedCount;
  }

  /**
   * Runs a request once. `work` makes the write that carries the key; when a record has the key already, `again`
   * builds the answer from it and the time of the first request. Two at once, on any servers, need not wait for
   * each other: the write of one is refused, and answered so. To be called after the access check. Throws
   * IDEMPOTENCY_MISMATCH when the key came with other content, otherwise what `work` throws.
   */
  async once<Row extends { _id: unknown }, Result>(
    model: Model<Row>,
    context: WriteContext,
    work: () => Promise<Result>,
    again: (record: Row, at: Date) => Result | Promise<Result>,
  ): Promise<Result> {
    const answer = await work().catch((error: unknown) => new Failure(error));
    const failed = answer instanceof Failure;
    // A failure may also have come after the write.
    const key = failed ? context.sentKey : context.key;
    const earlier = key && (await findRepeat(model, key));
    if (earlier === 'lost') return work();
    if (earlier) {
      context.isRepeat = true;
      return again(...earlier);
    }
    if (failed) throw answer.error;
    return answer;
  }

  /**
   * Tells whether the call has changed a record before; for a check that the change itself would not pass.
   */
  async wasCarriedOut(model: Pick<Model<unknown>, 'exists'>, { key }: WriteContext): Promise<boolean> {
    return key !== undefined && (await model.exists({ [REQUEST_KEY]: key.key })) !== null;
  }

  /** Call before what a repeat must not do again and its write cannot refuse. `once` answers the repeat. */
  async refuseRepeat(model: Pick<Model<unknown>, 'exists'>, context: WriteContext): Promise<void> {
    if (await this.wasCarriedOut(model, context)) throw new CarriedOut();
  }

  private carried<Row>(
    model: Model<Row>,
    context: WriteContext,
    { effects = [], at = this.clock.now() }: Options<Row> = {},
  ): Carried {
    const row = context.row(at);
    const key = model.schema.path('requests') && context.key;
    return {
      outbox: [
        ...(row ? [{ id: row._id, at, kind: 'audit' as const, row }] : []),
        ...effects.map((effect): OutboxEntry => ({
          id: new Types.ObjectId(),
          at: effect.at,
          kind: 'effect',
          effect,
        })),
      ],
      ...(key && { request: { ...key, at } }),
    };
  }

  private async after<Row extends { _id: unknown }>(
    model: Model<Row>,
    context: WriteContext,
    written: Row,
    carried: Carried,
    { settling, known }: Options<Row>,
  ): Promise<Row> {
    const id = written._id as Types.ObjectId;
    const before = context.carrier;
    context.carrier ??= { model: model.modelName, id };
    listsChanged(model);
    if (settling) {
      try {
        await settling.check(written);
      } catch (error) {
        if (await this.takeBack(model, written, carried, settling)) {
          context.carrier = before;
          throw error;
        }
      }
    }
    const done = await this.effects.runWritten(model.modelName, written, carried.outbox, known);
    if (carried.outbox.length > 0) this.relay.soon({ model: model.modelName, id }, done);
    return written;
  }

  /** False: another write followed, or what the record had before belongs to another one by now. */
  private async takeBack<Row>(
    model: Model<Row>,
    written: Row,
    carried: Carried,
    { which, back }: Settling<Row>,
  ): Promise<boolean> {
    try {
      if (!back) return (await model.deleteOne(which(written))).deletedCount > 0;
      const change = withoutCarried(back, carried) as never;
      return (await model.updateOne(which(written), change, { timestamps: false })).matchedCount > 0;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    } finally {
      listsChanged(model);
    }
  }
}
