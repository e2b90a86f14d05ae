import { Inject, Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Schema, Types } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { LeasedJob, type JobRun } from './leased-job.ts';
import { Clock } from '../config/clock.ts';

/** An outbox effect: follow-up work of a change, written by the same update. */
export interface Effect {
  /** Idempotency key, unique in its record: the handler does nothing the second time. */
  key: string;
  kind: string;
  at: Date;
}

/** Handles one effect. It may run several times for one key, also concurrently in two processes. */
export type EffectHandler<Record> = (record: Record, effect: Effect) => Promise<void>;

/** Adds the effects field to a schema; `Effects` handles no model without it. */
export function addEffects(schema: Schema): void {
  schema.add({
    effects: {
      type: [{ _id: false, key: String, kind: String, at: Date }],
      default: undefined,
      select: false,
    },
  });
  schema.index({ 'effects.at': 1 }, { name: 'effects', partialFilterExpression: WAITING });
}

const WAITING = { 'effects.0': { $exists: true } };

interface EffectRecord {
  _id: Types.ObjectId;
  effects?: Effect[];
}

/** Runs outbox effects: at once for the request, and again by the sweeper after a failure. */
@Injectable()
export class Effects {
  private readonly logger = new Logger(Effects.name);
  private readonly handlers = new Map<string, Map<string, EffectHandler<never>>>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'timings'>,
  ) {}

  /** Registers the handler for one kind of effect of one model; call it in `onModuleInit`. */
  handle<Record>(modelName: string, kind: string, handler: EffectHandler<Record>): void {
    if (!this.connection.model(modelName).schema.path('effects')) {
      throw new Error(`The schema of ${modelName} has no effects: call addEffects(schema).`);
    }
    const handlers = this.handlers.get(modelName) ?? new Map<string, EffectHandler<never>>();
    handlers.set(kind, handler);
    this.handlers.set(modelName, handlers);
  }

  /** Runs the waiting effects of one record now. Never throws: failures are left to the sweeper. */
  async run(modelName: string, id: Types.ObjectId | string): Promise<void> {
    try {
      const model = this.connection.model(modelName);
      const record = await model.findById(id).select('+effects').lean<EffectRecord>();
      for (const effect of record?.effects ?? [])
        await this.runOne(modelName, record as EffectRecord, effect);
    } catch (error) {
      this.logger.error(`The effects of ${modelName} ${String(id)} wait for the sweeper: ${String(error)}`);
    }
  }

  @LeasedJob({ name: 'effects', every: 'sweep', failed: 'Effects wait' })
  sweepLate({ stop }: JobRun): Promise<void> {
    return this.sweep(undefined, stop);
  }

  /** Runs every effect that waits longer than `waitingMs` milliseconds. */
  async sweep(waitingMs = this.env.timings.graceMs, stop?: AbortSignal): Promise<void> {
    for (const modelName of this.handlers.keys()) {
      const late = { ...WAITING, 'effects.at': { $lte: new Date(this.clock.now().getTime() - waitingMs) } };
      const records = this.connection
        .model(modelName)
        .find(late)
        .select('_id')
        .lean<EffectRecord[]>()
        .cursor();
      for await (const record of records) {
        if (stop?.aborted) return;
        await this.run(modelName, record._id);
      }
    }
  }

  /** When the oldest change with an overdue effect was made. */
  async oldestWaiting(): Promise<Date | undefined> {
    const now = this.clock.now();
    const oldest = await Promise.all(
      [...this.handlers.keys()].map((modelName) =>
        this.connection
          .model(modelName)
          .findOne({ ...WAITING, 'effects.at': { $lte: now } })
          .sort({ 'effects.at': 1 })
          .select('effects.at')
          .lean<EffectRecord>(),
      ),
    );
    return oldest
      .flatMap((record) => record?.effects ?? [])
      .map(({ at }) => at)
      .filter((at) => at <= now)
      .toSorted((one, other) => one.getTime() - other.getTime())[0];
  }

  private async runOne(modelName: string, record: EffectRecord, effect: Effect): Promise<void> {
    try {
      const handler = this.handlers.get(modelName)?.get(effect.kind);
      if (!handler) throw new Error('nothing handles this kind');
      await handler(record as never, effect);
      // Bypasses mongoose, so that finishing an effect does not count as a change of the record.
      const { collection } = this.connection.model(modelName);
      await collection.updateOne({ _id: record._id }, { $pull: { effects: { key: effect.key } } } as never);
    } catch (error) {
      const name = `${effect.kind} of ${modelName} ${String(record._id)}`;
      this.logger.error(`The effect ${name} waits for the sweeper: ${String(error)}`);
    }
  }
}
