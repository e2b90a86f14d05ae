import { createHash, createHmac } from 'node:crypto';
import type { AuditAction, AuditRow } from '@clinic/contract/platform/audit';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import { isRepeat } from '../http/idempotency-key.ts';
import type { DeniedAccess } from '../http/denied-access.ts';
import { findPage, pageOf, type Page } from '../rest/find-page.ts';
import type { ListQuery } from '../rest/list-query.ts';
import { AuditMoves } from './audit-moves.ts';
import { AuditRows } from './audit-rows.ts';
import { AuditRecord } from './audit.schema.ts';
import { auditView } from './audit.view.ts';
import { AuditedCall, runCall } from './audited-call.ts';
import { pathId, type AuditSubject } from './audit-subject.ts';
import { Clock } from '../config/clock.ts';

export interface AuditEntry extends Partial<AuditSubject> {
  action: AuditAction;
  /** Kind of record, for example "form". */
  kind: string;
}

/** Lists and exports get one row per person and kind in this window, in milliseconds. */
const WINDOW_MS = 15 * 60_000;
const BATCH = 500;

/** Holds names, but never a field's value. */
@Injectable()
export class Audit implements DeniedAccess {
  /** Rows already stored in this window, so that a list asks the database only once. */
  private stored = { window: 0, keys: new Set<string>() };

  constructor(
    @InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>,
    private readonly writing: AuditRows,
    private readonly moves: AuditMoves,
    @Inject(ENV) private readonly env: Env,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs a call. The first write to a record of that kind carries its row; without such a write the row is
   * stored before the answer, about `subject`. No row is stored when that is null, or when the request was
   * carried out before.
   */
  async during<Answer>(
    request: ClinicRequest,
    told: Pick<AuditEntry, 'action' | 'kind'>,
    work: () => Promise<Answer>,
    subject: (answer: Answer) => Partial<AuditSubject> | null,
  ): Promise<Answer> {
    const call = new AuditedCall(request, told, this.clock);
    try {
      const answer = await runCall(call, work);
      const about = call.carrier || isRepeat() ? null : subject(answer);
      if (about) await this.writing.storeOne(await this.writing.whole(call.row(), about));
      return answer;
    } finally {
      // Also for a call that failed after its write.
      if (call.carrier) this.moves.soon(call.carrier);
    }
  }

  /** Stores the row of a call that writes to no record. */
  async write(request: ClinicRequest, { action, kind, ...subject }: AuditEntry): Promise<void> {
    const row = new AuditedCall(request, { action, kind }, this.clock).row();
    await this.writing.storeOne(await this.writing.whole(row, subject));
  }

  /** `during` for calls that staff repeat often: one row per window, and none for a client. */
  async once<Answer>(
    request: ClinicRequest,
    told: Pick<AuditEntry, 'action' | 'kind'>,
    work: () => Promise<Answer>,
    subject: (answer: Answer) => Partial<AuditSubject> | null,
  ): Promise<Answer> {
    const answer = await runCall(new AuditedCall(request, { ...told, once: true }, this.clock), work);
    if (request.caller?.role !== 'client') await this.writeOnce(request, { ...told, ...subject(answer) });
    return answer;
  }

  /** Stores a row unless the same person has one of this kind, about the same client, in the window. */
  async writeOnce(request: ClinicRequest, { action, kind, ...subject }: AuditEntry): Promise<void> {
    const window = Math.floor(this.clock.now().getTime() / WINDOW_MS);
    if (this.stored.window !== window) this.stored = { window, keys: new Set() };
    const { keys } = this.stored;
    const client = typeof subject.client === 'string' ? subject.client : subject.client?.id;
    const cover = request.asCover ? ['as cover'] : [];
    const key = [request.caller?.id, action, kind, subject.id, client, window, ...cover].join(' ');
    if (keys.has(key)) return;
    const _id = new Types.ObjectId(createHash('sha256').update(key).digest().subarray(0, 12));
    const row = { ...new AuditedCall(request, { action, kind }, this.clock).row(), _id };
    await this.writing.storeOne(await this.writing.whole(row, subject));
    keys.add(key);
  }

  /** Keyed hash in place of an e-mail without an account: equal for equal e-mails, and not reversible. */
  typed(email: string): string {
    const hash = createHmac('sha256', this.env.jwtSecret).update(`audit-typed:${email}`).digest('hex');
    return `typed-${hash.slice(0, 16)}`;
  }

  async list(query: ListQuery): Promise<Page<AuditRow>> {
    await this.moves.all();
    return pageOf(await findPage(this.rows, query, {}, { keys: 0 }), auditView);
  }

  /** Newest first, in chunks. */
  async *all({ filter }: ListQuery): AsyncGenerator<AuditRow> {
    await this.moves.all();
    const where = filter.length > 0 ? { $and: filter } : {};
    const found = this.rows.collection.find<AuditRecord>(where, { projection: { keys: 0 } });
    for await (const row of found.sort({ at: -1, _id: -1 }).batchSize(BATCH)) yield auditView(row);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<AuditRow> {
    const row = await this.rows.findById(id, { keys: 0 }).lean();
    if (!row) throw new ApiError('NOT_FOUND');
    return auditView(row);
  }

  /** A signed-in person's refused request, or any request of an ended session. */
  async denied(request: ClinicRequest, status: number): Promise<void> {
    const { ended, method, route } = request;
    if (status === 401) {
      if (!ended) return;
      request.caller = ended;
      const { path } = route as { path: string };
      return this.writeOnce(request, { action: 'denied', kind: `401 ${method} ${path}` });
    }
    const id = pathId(request);
    const name = id && (await this.writing.nameOf('client', id));
    await this.write(request, {
      action: 'denied',
      kind: `${status} ${request.method} ${request.path.slice(0, 150)}`,
      id,
      client: name ? { id, name } : null,
    });
  }
}
