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

/** A check that is possible only after the write, and how to undo the write when it throws. */
export interface Settling<Row> {
  check: (written: Row) => Promise<void>;
  /** Finds the record only if no other write has followed; otherwise the write stays and nothing is thrown. */
  which: (written: Row) => QueryFilter<Row>;
  /** The change that undoes an update; absent for an insert, which is deleted. */
  back?: UpdateQuery<Row>;
  /**
   * The effect, which goes first, that makes the check when the server is killed before it has; once the check has passed
   * it is done.
   */
  left?: Effect;
}

export interface Options<Row> {
  /** Effects, which run as their kinds say; failures are left to the sweeper. */
  effects?: readonly Effect[];
  /**
   * True: the record is complete, with stored types, id and times. It is written by the driver, since mongoose's casts
   * and checks cost as much as the write.
   */
  asIs?: true;
  settling?: Settling<Row>;
  /** Data for effects before the answer that were already read; a later run reads them itself. */
  known?: object;
  /** The change's own instant, by which a repeated request finds its result; it is kept with the key. */
  at?: Date;
}

interface UpdateOptions<Row> extends Options<Row> {
  upsert?: true;
  /** False: `updatedAt` is unchanged, since no person changed the record. */
  timestamps?: false;
  /** False: not acknowledged durably, since work lost by a crash is repeated. */
  durable?: false;
}

class Failure {
  readonly error: unknown;
  constructor(error: unknown) {
    this.error = error;
  }
}

/** Thrown when a record already has the request's key; `once` answers it. */
class CarriedOut extends Error {
  constructor() {
    super('The request was carried out before.');
  }
}

/**
 * Writes records with an outbox; the only way to do so. The same write stores the audit row, the request's key and the
 * effects. Then the effects run, cached lists of the model are dropped, and the audit row moves to the audit behind the
 * answer.
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
   * Inserts by `write`, which must store the given envelope and return the stored record. Throws what `write` throws.
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
   * Changes the first record that matches; the filter must state the expected state. Returns the changed record, or
   * null. Throws what unique indexes refuse.
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
   * Carries out a request once. `work` makes the write with the key; if a record already has the key, `again` builds
   * the answer from it and the first request's instant. Two at once, on any servers, need not wait: one write is
   * refused and answered by `again`. Call it after the access check. Throws IDEMPOTENCY_MISMATCH when the key came with
   * other content, otherwise what `work` throws.
   */
  async once<Row extends { _id: unknown }, Result>(
    model: Model<Row>,
    context: WriteContext,
    work: () => Promise<Result>,
    again: (record: Row, at: Date) => Result | Promise<Result>,
  ): Promise<Result> {
    const answer = await work().catch((error: unknown) => new Failure(error));
    const failed = answer instanceof Failure;
    // The failure may have come after the write, so the key is looked for.
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

  /** Tells whether the request has already changed a record, for checks that the changed record would not pass. */
  async wasCarriedOut(model: Pick<Model<unknown>, 'exists'>, { key }: WriteContext): Promise<boolean> {
    return key !== undefined && (await model.exists({ [REQUEST_KEY]: key.key })) !== null;
  }

  /**
   * Throws for a repeated request; to be called before work that must not be done twice and that the write itself
   * cannot prevent.
   */
  async refuseRepeat(model: Pick<Model<unknown>, 'exists'>, context: WriteContext): Promise<void> {
    if (await this.wasCarriedOut(model, context)) throw new CarriedOut();
  }

  private carried<Row>(
    model: Model<Row>,
    context: WriteContext,
    { effects = [], at = this.clock.now(), settling }: Options<Row> = {},
  ): Carried {
    const all = settling?.left ? [settling.left, ...effects] : effects;
    const row = context.row(at);
    const key = model.schema.path('requests') && context.key;
    return {
      outbox: [
        ...(row ? [{ id: row._id, at, kind: 'audit' as const, row }] : []),
        ...all.map((effect): OutboxEntry => ({
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
    const isCheck = (entry: OutboxEntry) => entry.kind === 'effect' && entry.effect === settling?.left;
    let settled: OutboxEntry['id'][] = [];
    if (settling) {
      try {
        await settling.check(written);
        settled = carried.outbox.filter(isCheck).map((entry) => entry.id);
        this.effects.finish(settled);
      } catch (error) {
        if (await this.takeBack(model, written, carried, settling)) {
          context.carrier = before;
          throw error;
        }
      }
    }
    const others = carried.outbox.filter((entry) => !isCheck(entry));
    const done = await this.effects.runWritten(model.modelName, written, others, known);
    const gone = [...settled, ...done];
    if (carried.outbox.length > 0) this.relay.soon({ model: model.modelName, id }, gone);
    return written;
  }

  /** False: another write has followed, or the earlier values now belong to another record. */
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
