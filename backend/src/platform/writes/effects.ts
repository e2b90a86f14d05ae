import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { setTimeout } from 'node:timers/promises';
import { ENV, type Env } from '../config/env.ts';
import { Clock } from '../config/clock.ts';
import { RELAY, WITH_WORK, withWaiting, type Effect, type OutboxEntry } from './envelope.ts';

/**
 * Handles one effect. It may run several times for one key, also at once in two processes. `known`: data that the write
 * has already read; absent in a later run.
 */
export type EffectHandler<Record, Known = never> = (
  record: Record,
  effect: Effect,
  known?: Known,
) => Promise<void>;

/** When effects of a kind run: before the answer, shortly behind it, or left to their own service or the sweeper. */
export type When = 'before' | 'behind' | 'left';

interface Handled {
  handler: EffectHandler<never>;
  when: When;
}

type EffectEntry = Extract<OutboxEntry, { kind: 'effect' }>;

interface EffectRecord {
  _id: Types.ObjectId;
  outbox?: OutboxEntry[];
}

/** Milliseconds by which the answer goes first. */
const SOON_MS = 100;

/** How many effects of a record were done, and which failed. */
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
  private readonly handlers = new Map<string, Map<string, Handled>>();

  private behind: Promise<unknown> = Promise.resolve();
  /** Records whose effects wait to run behind an answer. */
  private readonly waiting = new Set<string>();
  /** Entries that have run but are still in their records; they are not run again. */
  private readonly finished = new Set<string>();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Pick<Env, 'timings'>,
  ) {}

  /** Takes the handler for one kind of effect of one model; providers mark theirs `@OnEffect` instead. */
  handle<Record, Known = never>(
    modelName: string,
    kind: string,
    handler: EffectHandler<Record, Known>,
    when: When = 'before',
  ): void {
    if (!this.connection.model(modelName).schema.path('outbox'))
      throw new Error(`The schema of ${modelName} has no outbox: call addEnvelope(schema, …).`);
    const handlers = this.handlers.get(modelName) ?? new Map<string, Handled>();
    handlers.set(kind, { handler, when });
    this.handlers.set(modelName, handlers);
  }

  /** Resolves when all work behind answers is done. */
  async settled(): Promise<void> {
    await this.behind;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.settled();
  }

  /**
   * Runs the effects of a write by their kinds, and returns the entries that may be removed. Never throws: failures are
   * left to the sweeper.
   */
  async runWritten(
    modelName: string,
    record: { _id: unknown },
    outbox: readonly OutboxEntry[] = [],
    known?: object,
  ): Promise<OutboxEntry['id'][]> {
    const due = this.dueIn(outbox);
    const done = await this.runAll(
      modelName,
      record as EffectRecord,
      due.filter((entry) => this.when(modelName, entry) === 'before'),
      known,
    );
    if (due.some((entry) => this.when(modelName, entry) === 'behind'))
      this.runBehind(modelName, record._id as Types.ObjectId);
    return done;
  }

  /** To be called when the work of entries was done without them. */
  finish(ids: readonly OutboxEntry['id'][]): void {
    for (const id of ids) this.finished.add(String(id));
  }

  /** To be called when finished entries were removed from their records. */
  removed(ids: readonly OutboxEntry['id'][]): void {
    for (const id of ids) this.finished.delete(String(id));
  }

  /** Runs a record's effects of the kinds that run behind the answer, one record after the other. */
  runBehind(modelName: string, id: Types.ObjectId): void {
    const which = `${modelName}:${id.toHexString()}`;
    // The waiting run will find the new effects too.
    if (this.waiting.has(which)) return;
    this.waiting.add(which);
    this.behind = Promise.all([this.behind, setTimeout(SOON_MS)]).then(() => {
      this.waiting.delete(which);
      return this.runThose(modelName, id, (entry) => this.when(modelName, entry) === 'behind');
    });
  }

  /**
   * Runs the waiting effects of one record now; answers how many were done, and those that failed. Never throws:
   * failures are left to the sweeper.
   */
  async run(modelName: string, id: Types.ObjectId): Promise<Ran> {
    return this.runThose(modelName, id, () => true);
  }

  /** For readers that depend on effects of a kind: first runs those that an ended process left. */
  async runWaiting(modelName: string, kind: string, which: object = {}): Promise<void> {
    const { collection } = this.connection.model(modelName);
    const waiting = { ...withWaiting({ kind: 'effect', 'effect.kind': kind }), ...which };
    for (const { _id } of await collection.find(waiting, { projection: { _id: 1 } }).toArray())
      await this.runThose(modelName, _id, ({ effect }) => effect.kind === kind);
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
        await this.runThose(
          modelName,
          record._id,
          async (entry) => entry.at <= now && this.claim(modelName, record._id, entry),
        );
      }
    }
  }

  /** Instant when the oldest overdue effect was due. */
  async oldestWaiting(): Promise<Date | undefined> {
    const now = this.clock.now();
    const oldest = await Promise.all(
      [...this.handlers.keys()].map((modelName) =>
        this.connection
          .model(modelName)
          .aggregate<{ at: Date }>(
            [
              { $match: dueBy(now) },
              { $unwind: '$outbox' },
              { $match: { 'outbox.kind': 'effect', 'outbox.at': { $lte: now } } },
              // The entry's time, which each claim by a sweeper moves.
              { $group: { _id: null, at: { $min: '$outbox.effect.at' } } },
            ],
            { comment: RELAY },
          )
          .exec(),
      ),
    );
    return oldest
      .flat()
      .map(({ at }) => at)
      .toSorted((one, other) => one.getTime() - other.getTime())[0];
  }

  private when(modelName: string, { effect }: EffectEntry): When {
    return this.handlers.get(modelName)?.get(effect.kind)?.when ?? 'before';
  }

  /**
   * Claims an entry for one of several sweepers by moving its time; if that sweeper is killed, the entry is due again
   * after the grace.
   */
  private async claim(modelName: string, _id: Types.ObjectId, { id, at }: EffectEntry): Promise<boolean> {
    const { collection } = this.connection.model(modelName);
    const unclaimed = { _id, outbox: { $elemMatch: { id, at } } };
    const claimed = { $set: { 'outbox.$.at': this.clock.now() } };
    return (await collection.updateOne(unclaimed, claimed, { comment: RELAY })).matchedCount > 0;
  }

  /** Runs those due effects of a record that `takes` accepts, and removes finished ones. */
  private async runThose(
    modelName: string,
    id: Types.ObjectId,
    takes: (entry: EffectEntry) => boolean | Promise<boolean>,
  ): Promise<Ran> {
    try {
      const model = this.connection.model(modelName);
      const record = await model.findById(id).select('+outbox').comment(RELAY).lean<EffectRecord>();
      if (!record) return { done: 0, failed: [] };
      const taken: EffectEntry[] = [];
      for (const entry of this.dueIn(record.outbox)) if (await takes(entry)) taken.push(entry);
      const done = await this.runAll(modelName, record, taken);
      // Bypasses mongoose, so that finishing an effect does not count as a change of the record.
      const finished = { $pull: { outbox: { id: { $in: done } } } } as never;
      if (done.length > 0) {
        await model.collection.updateOne({ _id: record._id }, finished, { comment: RELAY });
        this.removed(done);
      }
      const failed = taken.flatMap((entry) => (done.includes(entry.id) ? [] : [entry.effect]));
      return { done: done.length, failed };
    } catch (error) {
      this.logger.error(`The effects of ${modelName} ${String(id)} wait for the sweeper: ${String(error)}`);
      return { done: 0, failed: [] };
    }
  }

  private async runAll(
    modelName: string,
    record: EffectRecord,
    entries: readonly EffectEntry[],
    known?: object,
  ): Promise<OutboxEntry['id'][]> {
    const done: OutboxEntry['id'][] = [];
    for (const entry of entries) if (await this.runOne(modelName, record, entry, known)) done.push(entry.id);
    return done;
  }

  /** False: the effect failed and stays in the outbox. */
  private async runOne(
    modelName: string,
    record: EffectRecord,
    { id, effect }: EffectEntry,
    known?: object,
  ): Promise<boolean> {
    if (this.finished.has(String(id))) return true;
    try {
      const handled = this.handlers.get(modelName)?.get(effect.kind);
      if (!handled) throw new Error('nothing handles this kind');
      await handled.handler(record as never, effect, known as never);
      this.finished.add(String(id));
      return true;
    } catch (error) {
      const name = `${effect.kind} of ${modelName} ${String(record._id)}`;
      this.logger.error(`The effect ${name} waits for the sweeper: ${String(error)}`);
      return false;
    }
  }

  /** The due effects; while one is left that goes first, the others wait, as it may take their write back. */
  private dueIn(outbox: readonly OutboxEntry[] = []): EffectEntry[] {
    const now = this.clock.now();
    const due = outbox.filter((entry) => entry.kind === 'effect').filter(({ at }) => at <= now);
    const first = due.filter(({ id, effect }) => effect.goesFirst && !this.finished.has(String(id)));
    return first.length > 0 ? first : due;
  }
}
