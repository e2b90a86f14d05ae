import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleInit,
} from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { Locks } from '../database/locks.ts';
import type { CarriedRow, Carrier } from './audited-call.ts';
import { AuditRows } from './audit-rows.ts';
import type { AuditSubject } from './audit-subject.ts';
import {
  type AnyModel,
  envelopeOf,
  type OutboxEntry,
  type RecordSubject,
  WITH_WORK,
} from '../writes/envelope.ts';
import { auditRuleOf, CARRYING, carryRows } from './audited-records.ts';

/** Comment of the relay's commands, which tells them from a request's. */
export const RELAY = 'outbox relay';
/** Rows of so many milliseconds are moved together, since many cost hardly more than one. */
const GATHER_MS = 200;
const BATCH = 500;
/** Matches the index of the waiting rows. */
const WAITING_IN_OUTBOX = {
  ...WITH_WORK,
  'outbox.at': { $gt: new Date(0) },
  outbox: { $elemMatch: { kind: 'audit' } },
};
const WAITING = { ...CARRYING, 'audit.at': { $gt: new Date(0) } };
/** A row that a crash leaves in its record is moved once more, which changes nothing. */
const TAKING_OUT = { writeConcern: { w: 1, journal: false }, comment: RELAY } as const;

type Carrying = { _id: Types.ObjectId; audit?: CarriedRow[]; outbox?: OutboxEntry[] };

const rowsOf = ({ audit = [], outbox = [] }: Carrying): CarriedRow[] => [
  ...audit,
  ...outbox.flatMap((entry) => (entry.kind === 'audit' ? [entry.row] : [])),
];

/** Moves journal entries from the records that carried them into the audit. */
@Injectable()
export class AuditMoves implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AuditMoves.name);
  private readonly stopping = new AbortController();
  private carriers = new Map<string, { ids: Carrier['id'][]; done: Types.ObjectId[] }>();
  private gathering?: NodeJS.Timeout;
  private moving = Promise.resolve();
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly locks: Locks,
    private readonly rows: AuditRows,
    @Inject(ENV) private readonly env: Env,
  ) {}

  onModuleInit(): void {
    for (const model of this.models()) {
      const rule = auditRuleOf(model);
      if (rule) carryRows(model, rule);
    }
  }

  onApplicationBootstrap(): void {
    const tick = () => this.afterwards(() => this.sweep());
    tick();
    this.timer = setInterval(tick, this.env.timings.sweepMs).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.stopping.abort();
    this.gathered();
    await this.moving;
  }

  /**
   * Moves the rows of a record shortly after the answer, and removes the entries of its outbox that are done;
   * failures are left to the sweeper.
   */
  soon({ model, id }: Carrier, done: readonly Types.ObjectId[] = []): void {
    const before = this.carriers.get(model) ?? { ids: [], done: [] };
    this.carriers.set(model, { ids: [...before.ids, id], done: [...before.done, ...done] });
    this.gathering ??= setTimeout(() => this.gathered(), GATHER_MS).unref();
  }

  /** Moves the rows that ended processes and failures left, unless another process does. */
  async sweep(): Promise<void> {
    await this.locks.run('audit', (lost) => this.all(lost));
  }

  /** Moves every waiting row, whichever process wrote it. */
  async all(stop?: AbortSignal): Promise<void> {
    await Promise.all(
      this.models().map(async (model) => {
        for (const waiting of [WAITING, WAITING_IN_OUTBOX])
          while ((await this.move(model, waiting)) === BATCH)
            if (stop?.aborted || this.stopping.signal.aborted) return;
      }),
    );
  }

  async of({ model, id }: Carrier): Promise<void> {
    await this.move(this.connection.model(model), { _id: id });
  }

  private gathered(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const waiting = [...this.carriers];
    this.carriers = new Map();
    this.afterwards(() =>
      Promise.all(waiting.map(([model, { ids, done }]) => this.moveOf(model, ids, done))),
    );
  }

  /** Runs one job at a time; the shutdown waits for it. */
  private afterwards(work: () => Promise<unknown>): void {
    this.moving = this.moving.then(work).then(
      () => undefined,
      (error: unknown) => this.logger.error(`Rows of the audit wait for the sweeper: ${String(error)}`),
    );
  }

  private async moveOf(name: string, ids: Carrier['id'][], done: Types.ObjectId[]): Promise<void> {
    const model: AnyModel = this.connection.model<unknown>(name);
    if (ids.includes(undefined)) {
      await this.move(model, WAITING);
      await this.move(model, WAITING_IN_OUTBOX);
    }
    await this.move(model, { _id: { $in: ids.filter((id) => id !== undefined) } }, done);
  }

  /** Answers the number of records with rows. The audit stores them on disk before the records drop them. */
  private async move(model: AnyModel, which: object, done: Types.ObjectId[] = []): Promise<number> {
    const { reads = [], subject } = envelopeOf(model) ?? {};
    if (!subject) return 0;
    const projection = Object.fromEntries(['audit', 'outbox', ...reads].map((path) => [path, 1]));
    const records = (await model.collection
      .find(which as never, { projection, comment: RELAY })
      .limit(BATCH)
      .toArray()) as Carrying[];
    const rows = records.flatMap((record) =>
      rowsOf(record).map((row) => this.rows.whole(row, row.about ?? toldBy(subject(record, row)))),
    );
    await this.rows.store(await Promise.all(rows));
    // One update for all, since row ids are unique.
    const moved = records.flatMap(rowsOf).map((row) => row._id);
    const gone = { $in: [...moved, ...done] };
    const takingOut = {
      filter: { _id: { $in: records.map(({ _id }) => _id) } },
      update: { $pull: { audit: { _id: gone }, outbox: { id: gone } } },
    };
    if (gone.$in.length > 0)
      await model.collection.bulkWrite([{ updateMany: takingOut }] as never, TAKING_OUT);
    return records.length;
  }

  private models(): AnyModel[] {
    return Object.values(this.connection.models);
  }
}

function toldBy({ id, name, client }: RecordSubject): AuditSubject {
  const whose = client && 'name' in client ? { id: client.id.toString(), name: client.name } : client;
  return {
    id: id?.toString() ?? '',
    name: name ?? '',
    client: whose && 'name' in whose ? whose : (whose?.toString() ?? null),
  };
}
