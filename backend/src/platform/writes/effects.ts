import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import { ENV, type Env } from '../config/env.ts';
import { Clock } from '../config/clock.ts';
import { RELAY, WITH_WORK, withWaiting, type Effect, type OutboxEntry } from './envelope.ts';

/** Handles one effect. It may run several times for one key, also concurrently in two processes. */
export type EffectHandler<Record> = (record: Record, effect: Effect) => Promise<void>;

interface EffectRecord {
  _id: Types.ObjectId;
  outbox?: OutboxEntry[];
}

/** Milliseconds by which the answer goes first. */
const SOON_MS = 100;

/** What became of a record's waiting effects. */
interface Ran {
  done: number;
  failed: Effect[];
}

const dueBy = (now: Date) => ({
  ...WITH_WORK,
  'outbox.at': { $lte: now },
  outbox: { $elemMatch: { kind: 'effect', at: { $lte: now } } },
});

/** Runs outbox effects: at once for the request, or behind its answer, and again by the sweeper after a failure. */
@Injectable()
export class Effects implements BeforeApplicationShutdown {
  private readonly logger = new Logger(Effects.name);
  private readonly handlers = new Map<string, Map<string, EffectHandler<never>>>();

  private behind: Promise<unknown> = Promise.resolve();
  /** Records whose run behind an answer has not begun. */
  private readonly waiting = new Set<string>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'timings'>,
  ) {}

  /** Registers the handler for one kind of effect of one model; call it in `onModuleInit`. */
  handle<Record>(modelName: string, kind: string, handler: EffectHandler<Record>): void {
    if (!this.connection.model(modelName).schema.path('outbox'))
      throw new Error(`The schema of ${modelName} has no outbox: call addEnvelope(schema, …).`);
    const handlers = this.handlers.get(modelName) ?? new Map<string, EffectHandler<never>>();
    handlers.set(kind, handler);
    this.handlers.set(modelName, handlers);
  }

  /** Resolves when what runs behind answers is done. */
  async settled(): Promise<void> {
    await this.behind;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.settled();
  }

  /** `run` behind the answer, one record after the other; with `kind`, only effects of that kind. */
  runSoon(modelName: string, id: Types.ObjectId, kind?: string): void {
    const which = `${modelName}:${id.toHexString()}:${kind ?? ''}`;
    // The run that waits finds the new effects, too.
    if (this.waiting.has(which)) return;
    this.waiting.add(which);
    this.behind = Promise.all([this.behind, setTimeout(SOON_MS)]).then(() => {
      this.waiting.delete(which);
      return this.run(modelName, id, undefined, kind);
    });
  }

  /**
   * Runs the waiting effects of one record now; answers how many were done, and those that failed. Never throws:
   * failures are left to the sweeper.
   */
  async run(
    modelName: string,
    id: Types.ObjectId | string,
    now = this.clock.now(),
    kind?: string,
  ): Promise<Ran> {
    try {
      const model = this.connection.model(modelName);
      const record = await model.findById(id).select('+outbox').comment(RELAY).lean<EffectRecord>();
      if (!record) return { done: 0, failed: [] };
      const { outbox = [] } = record;
      const entries = outbox.filter(
        (entry) => entry.kind === 'effect' && (!kind || entry.effect.kind === kind),
      );
      const done = await this.runWritten(modelName, record, entries, now);
      // Bypasses mongoose, so that finishing an effect does not count as a change of the record.
      const finished = { $pull: { outbox: { id: { $in: done } } } } as never;
      if (done.length > 0)
        await model.collection.updateOne({ _id: record._id }, finished, { comment: RELAY });
      const failed = entries.flatMap((entry) =>
        entry.kind === 'effect' && entry.at <= now && !done.includes(entry.id) ? [entry.effect] : [],
      );
      return { done: done.length, failed };
    } catch (error) {
      this.logger.error(`The effects of ${modelName} ${String(id)} wait for the sweeper: ${String(error)}`);
      return { done: 0, failed: [] };
    }
  }

  /** For readers of what effects of one kind bring, before they read: runs those that an ended process has left. */
  async runWaiting(modelName: string, kind: string, which: object = {}): Promise<void> {
    const { collection } = this.connection.model(modelName);
    const waiting = { ...withWaiting({ kind: 'effect', 'effect.kind': kind }), ...which };
    for (const { _id } of await collection.find(waiting, { projection: { _id: 1 } }).toArray())
      await this.run(modelName, _id, undefined, kind);
  }

  /**
   * Runs the due effects of a record, as it was just written or read; answers the entries that may go.
   * Never throws: failures are left to the sweeper.
   */
  async runWritten(
    modelName: string,
    record: { _id: unknown },
    outbox: readonly OutboxEntry[] = [],
    now = this.clock.now(),
  ): Promise<OutboxEntry['id'][]> {
    const done: OutboxEntry['id'][] = [];
    for (const entry of outbox)
      if (entry.kind === 'effect' && entry.at <= now)
        if (await this.runOne(modelName, record as EffectRecord, entry.effect)) done.push(entry.id);
    return done;
  }

  /** Runs every effect that waits longer than `waitingMs` milliseconds. */
  async sweep(waitingMs = this.env.timings.graceMs, stop?: AbortSignal): Promise<void> {
    const now = new Date(this.clock.now().getTime() - waitingMs);
    for (const modelName of this.handlers.keys()) {
      const records = this.connection
        .model(modelName)
        .find(dueBy(now))
        .select('_id')
        .comment(RELAY)
        .lean<EffectRecord[]>()
        .cursor();
      for await (const record of records) {
        if (stop?.aborted) return;
        await this.run(modelName, record._id, now);
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
          .findOne(dueBy(now))
          .sort({ 'outbox.at': 1 })
          .select('+outbox')
          .comment(RELAY)
          .lean<EffectRecord>(),
      ),
    );
    return oldest
      .flatMap((record) => record?.outbox ?? [])
      .flatMap(({ kind, at }) => (kind === 'effect' && at <= now ? [at] : []))
      .toSorted((one, other) => one.getTime() - other.getTime())[0];
  }

  /** False: it failed, and waits. */
  private async runOne(modelName: string, record: EffectRecord, effect: Effect): Promise<boolean> {
    try {
      const handler = this.handlers.get(modelName)?.get(effect.kind);
      if (!handler) throw new Error('nothing handles this kind');
      await handler(record as never, effect);
      return true;
    } catch (error) {
      const name = `${effect.kind} of ${modelName} ${String(record._id)}`;
      this.logger.error(`The effect ${name} waits for the sweeper: ${String(error)}`);
      return false;
    }
  }
}
