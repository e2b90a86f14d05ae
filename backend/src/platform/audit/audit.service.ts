import { createHash, createHmac } from 'node:crypto';
import type { AuditAction, AuditRow } from '@clinic/contract/platform/audit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import { findPage, pageOf, type Page } from '../rest/find-page.ts';
import type { ListQuery } from '../rest/list-query.ts';
import { AuditRows } from './audit-rows.ts';
import { AuditRecord } from './audit.schema.ts';
import { auditView } from './audit.view.ts';
import { Clock } from '../config/clock.ts';
import { auditRow } from '../writes/audit-row.ts';
import type { AuditSubject } from '../writes/audit-subject.ts';
import { OutboxRelay } from '../writes/outbox-relay.ts';
import { pastMongoose } from '../database/past-mongoose.ts';

export interface AuditEntry extends Partial<AuditSubject> {
  action: AuditAction;
  /** Kind of record, for example "form". */
  kind: string;
}

/** Lists and exports leave one row per person and kind in this window. */
const WINDOW_MS = 15 * 60_000;
const BATCH = 500;

/** Writes audit rows: who did what to whose record, with names but no field values. */
@Injectable()
export class Audit {
  /** Rows that were already stored in this period, so that only the first list queries the database. */
  private stored = { window: 0, keys: new Set<string>() };

  constructor(
    @InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>,
    private readonly store: AuditRows,
    private readonly relay: OutboxRelay,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /** Runs a reading call and stores its row before the answer; `subject` gives the record, null stores none. */
  async during<Answer>(
    request: ClinicRequest,
    told: Pick<AuditEntry, 'action' | 'kind'>,
    work: () => Promise<Answer>,
    subject: (answer: Answer) => Partial<AuditSubject> | null,
  ): Promise<Answer> {
    const answer = await work();
    const about = subject(answer);
    if (about) await this.write(request, { ...told, ...about });
    return answer;
  }

  /** Stores a row for a call that writes no record. */
  async write(request: ClinicRequest, { action, kind, ...subject }: AuditEntry): Promise<void> {
    await this.store.storeOne(auditRow(request, { action, kind }, this.clock.now()), subject);
  }

  /** Like `during`, for frequent reads by staff: one row in a period, and none for clients. */
  async once<Answer>(
    request: ClinicRequest,
    told: Pick<AuditEntry, 'action' | 'kind'>,
    work: () => Promise<Answer>,
    subject: (answer: Answer) => Partial<AuditSubject> | null,
  ): Promise<Answer> {
    const answer = await work();
    if (request.caller?.role !== 'client') await this.writeOnce(request, { ...told, ...subject(answer) });
    return answer;
  }

  /** Stores a row unless the person has one of this kind and client in these fifteen minutes. */
  async writeOnce(request: ClinicRequest, { action, kind, ...subject }: AuditEntry): Promise<void> {
    const window = Math.floor(this.clock.now().getTime() / WINDOW_MS);
    if (this.stored.window !== window) this.stored = { window, keys: new Set() };
    const { keys } = this.stored;
    const client = typeof subject.client === 'string' ? subject.client : subject.client?.id;
    const cover = request.caller?.asCover ? ['as cover'] : [];
    const key = [request.caller?.id, action, kind, subject.id, client, window, ...cover].join(' ');
    if (keys.has(key)) return;
    const _id = new Types.ObjectId(createHash('sha256').update(key).digest().subarray(0, 12));
    await this.store.storeOne(auditRow(request, { action, kind }, this.clock.now(), _id), subject);
    keys.add(key);
  }

  /** A stable, irreversible replacement for an email without an account. */
  typed(email: string): string {
    const hash = createHmac('sha256', this.env.jwtSecret).update(`audit-typed:${email}`).digest('hex');
    return `typed-${hash.slice(0, 16)}`;
  }

  async list(query: ListQuery): Promise<Page<AuditRow>> {
    await this.relay.all();
    return pageOf(await findPage(this.rows, query, {}, { keys: 0 }), auditView);
  }

  /** All rows of a filter, newest first, in batches. */
  async *all({ filter }: ListQuery): AsyncGenerator<AuditRow> {
    await this.relay.all();
    const where = filter.length > 0 ? { $and: filter } : {};
    const found = pastMongoose(this.rows).find<AuditRecord>(where, { projection: { keys: 0 } });
    for await (const row of found.sort({ at: -1, _id: -1 }).batchSize(BATCH)) yield auditView(row);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<AuditRow> {
    const row = await this.rows.findById(id, { keys: 0 }).lean();
    if (!row) throw new ApiError('NOT_FOUND');
    return auditView(row);
  }
}
