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
import { Leases } from '../database/leases.ts';
import type { CarriedRow, Carrier } from './audited-call.ts';
import { AuditRows } from './audit-rows.ts';
import type { AuditSubject } from './audit-subject.ts';
import { type AnyModel, auditRuleOf, CARRYING, carryRows, type RecordSubject } from './audited-records.ts';

/** Milliseconds in which rows are gathered: moving many costs hardly more than one. */
const GATHER_MS = 200;
/** Records per batch. */
const BATCH = 500;
/** Uses the index of the waiting rows. */
const WAITING = { ...CARRYING, 'audit.at': { $gt: new Date(0) } };
/** A row that a crash leaves in its record is moved again, which changes nothing. */
const TAKING_OUT = { writeConcern: { w: 1, journal: false } } as const;

type Carrying = { _id: Types.ObjectId; audit?: CarriedRow[] };

/** Moves rows from the records whose writes carried them into the audit; records stay as they are. */
@Injectable()
export class AuditMoves implements OnModuleInit, OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger(AuditMoves.name);
  private readonly stopping = new AbortController();
  private carriers = new Map<string, Carrier['id'][]>();
  private gathering?: NodeJS.Timeout;
  private moving = Promise.resolve();
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly leases: Leases,
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

  /** Moves the rows of a record soon, after the answer; the sweeper retries. */
  soon({ model, id }: Carrier): void {
    this.carriers.set(model, [...(this.carriers.get(model) ?? []), id]);
    this.gathering ??= setTimeout(() => this.gathered(), GATHER_MS).unref();
  }

  /** Moves rows that earlier processes left, and those that failed, unless another process does. */
  async sweep(): Promise<void> {
    await this.leases.run('audit', (lost) => this.all(lost));
  }

  /** Moves the rows of all processes. */
  async all(stop?: AbortSignal): Promise<void> {
    await Promise.all(
      this.models().map(async (model) => {
        while ((await this.move(model, WAITING)) === BATCH)
          if (stop?.aborted || this.stopping.signal.aborted) return;
      }),
    );
  }

  async of({ model, id }: Carrier): Promise<void> {
    await this.move(this.connection.model(model), { ...CARRYING, _id: id });
  }

  private gathered(): void {
    clearTimeout(this.gathering);
    this.gathering = undefined;
    const waiting = [...this.carriers];
    this.carriers = new Map();
    this.afterwards(() => Promise.all(waiting.map(([model, ids]) => this.moveOf(model, ids))));
  }

  /** One at a time; the shutdown waits for it. */
  private afterwards(work: () => Promise<unknown>): void {
    this.moving = this.moving.then(work).then(
      () => undefined,
      (error: unknown) => this.logger.error(`Rows of the audit wait for the sweeper: ${String(error)}`),
    );
  }

  private moveOf(model: string, ids: Carrier['id'][]): Promise<number> {
    const which = ids.includes(undefined) ? WAITING : { ...CARRYING, _id: { $in: ids } };
    return this.move(this.connection.model(model), which);
  }

  /** Answers the number of records with rows. The audit has the rows on disk before the records drop them. */
  private async move(model: AnyModel, which: object): Promise<number> {
    const { reads = [], subject } = auditRuleOf(model) ?? {};
    if (!subject) return 0;
    const projection = Object.fromEntries(['audit', ...reads].map((path) => [path, 1]));
    const records = (await model.collection
      .find(which as never, { projection })
      .limit(BATCH)
      .toArray()) as Carrying[];
    const rows = records.flatMap((record) =>
      (record.audit ?? []).map((row) => this.rows.whole(row, row.about ?? toldBy(subject(record, row)))),
    );
    await this.rows.store(await Promise.all(rows));
    // One update for all records: row ids are unique.
    const moved = records.flatMap(({ audit = [] }) => audit.map((row) => row._id));
    const takingOut = {
      filter: { _id: { $in: records.map(({ _id }) => _id) } },
      update: { $pull: { audit: { _id: { $in: moved } } } },
    };
    if (moved.length > 0) await model.collection.bulkWrite([{ updateMany: takingOut }] as never, TAKING_OUT);
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
