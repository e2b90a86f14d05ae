import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, Types } from 'mongoose';
import { LeasedJob, type JobRun } from '../database/leased-job.ts';
import { AuditStore, type CarriedRow } from './audit-row.ts';
import type { AuditSubject } from './audit-subject.ts';
import { Effects } from './effects.ts';
import {
  type AnyModel,
  type Carrier,
  envelopeOf,
  type OutboxEntry,
  type RecordSubject,
  RELAY,
  withWaiting,
} from './envelope.ts';

/** Milliseconds in which rows are gathered, since moving many costs hardly more than one. */
const GATHER_MS = 200;
const BATCH = 500;
const WAITING = withWaiting({ kind: 'audit' });
/** Not durable: a row that a crash leaves is moved again, which changes nothing. */
const TAKING_OUT = { writeConcern: { w: 1, journal: false }, comment: RELAY } as const;

interface Carrying {
  _id: Types.ObjectId;
  outbox?: OutboxEntry[];
}

const rowsOf = ({ outbox = [] }: Carrying): CarriedRow[] =>
  outbox.flatMap((entry) => (entry.kind === 'audit' ? [entry.row] : []));

/** Moves audit rows from records to the audit, and removes finished effects from outboxes. */
@Injectable()
export class OutboxRelay implements BeforeApplicationShutdown {
  private readonly logger = new Logger(OutboxRelay.name);
  private readonly stopping = new AbortController();
  private carriers = new Map<string, { ids: Carrier['id'][]; done: OutboxEntry['id'][] }>();
  private gathering?: NodeJS.Timeout;
  private moving = Promise.resolve();

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly audit: AuditStore,
    private readonly effects: Effects,
  ) {}

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.flush();
  }

  /** Moves at once what `soon` has gathered. */
  async flush(): Promise<void> {
    this.gathered();
    await this.moving;
  }

  /**
   * Moves the rows of a record shortly after the answer, and removes the entries of its outbox that are done;
   * failures are left to the sweeper.
   */
  soon({ model, id }: Carrier, done: readonly OutboxEntry['id'][] = []): void {
    const before = this.carriers.get(model) ?? { ids: [], done: [] };
    this.carriers.set(model, { ids: [...before.ids, id], done: [...before.done, ...done] });
    this.gathering ??= setTimeout(() => this.gathered(), GATHER_MS).unref();
  }

  /** Moves what ended processes and failures left. */
  @LeasedJob({ name: 'outbox', every: 'sweep', failed: 'Rows and effects wait in outboxes' })
  async sweep({ stop }: JobRun): Promise<void> {
    try {
      await this.all(stop);
    } finally {
      await this.effects.sweep(undefined, stop);
    }
  }

  /** Moves every waiting row, whichever process wrote it. */
  async all(stop?: AbortSignal): Promise<void> {
    await Promise.all(
      this.models().map(async (model) => {
        while ((await this.move(model, WAITING)) === BATCH)
          if (stop?.aborted || this.stopping.signal.aborted) return;
      }),
    );
  }

  async relay({ model, id }: Carrier): Promise<void> {
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

  private async moveOf(name: string, ids: Carrier['id'][], done: OutboxEntry['id'][]): Promise<void> {
    const model: AnyModel = this.connection.model<unknown>(name);
    if (ids.includes(undefined)) while ((await this.move(model, WAITING)) === BATCH);
    const named = ids.filter((id) => id !== undefined);
    for (let from = 0; from < named.length; from += BATCH)
      await this.move(model, { _id: { $in: named.slice(from, from + BATCH) } }, done);
    this.effects.removed(done);
  }

  /**
   * Moves a batch and returns its number of records. The audit stores the rows durably before the records drop them.
   */
  private async move(model: AnyModel, which: object, done: OutboxEntry['id'][] = []): Promise<number> {
    const { reads = [], subject } = envelopeOf(model) ?? {};
    if (!subject) return 0;
    const projection = Object.fromEntries(['outbox', ...reads].map((path) => [path, 1]));
    const records = (await model.collection
      .find(which, { projection, comment: RELAY })
      .limit(BATCH)
      .toArray()) as Carrying[];
    const rows = records.flatMap((record) =>
      rowsOf(record).map((row) => ({ row, subject: row.about ?? toldBy(subject(record, row)) })),
    );
    await this.audit.store(rows);
    // One update for all, since row ids are unique.
    const gone = { $in: [...rows.map(({ row }) => row._id), ...done] };
    const takingOut = {
      filter: { _id: { $in: records.map(({ _id }) => _id) } },
      update: { $pull: { outbox: { id: gone } } },
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
