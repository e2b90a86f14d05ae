import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Email, EmailKind, EmailLook } from '@clinic/contract/notifications/email-kinds';
import type { Model, Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { sampleOf } from '../../platform/mail/email-samples.ts';
import { emailOf } from '../../platform/mail/email-texts.ts';
import { htmlOf } from '../../platform/mail/mail-body.ts';
import { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { findPage, pageOf, type Page } from '../../platform/rest/find-page.ts';
import type { ListQuery } from '../../platform/rest/list-query.ts';
import { emailView } from './email.view.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import type { WriteContext } from '../../platform/writes/write-context.ts';

/** So many emails of one client are answered; older ones may no longer be kept. */
const OF_CLIENT = 50;

@Injectable()
export class EmailsService {
  constructor(
    @InjectModel(OutboxRecord.name) private readonly rows: Model<OutboxRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly records: Records,
    private readonly outbox: Outbox,
    private readonly access: ClientAccess,
    private readonly clock: Clock,
  ) {}

  async list(query: ListQuery): Promise<Page<Email>> {
    return pageOf(await findPage(this.rows, query), (row) => emailView(row, this.env));
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<Email> {
    const row = await this.rows.findById(id).lean<OutboxRecord>();
    if (!row) throw new ApiError('NOT_FOUND');
    return emailView(row, this.env);
  }

  /** The desk and the admin see all clients' emails, a doctor those of own clients. Throws NOT_FOUND. */
  async ofClient(caller: Caller, clientId: string): Promise<Email[]> {
    const { _id } = await this.access.requireOpenRecords(caller, clientId, ['assistant', 'admin']);
    return this.to(_id);
  }

  async to(client: Types.ObjectId): Promise<Email[]> {
    const rows = await this.rows
      .find({ client })
      .sort({ createdAt: -1, _id: -1 })
      .limit(OF_CLIENT)
      .lean<OutboxRecord[]>();
    return rows.map((row) => emailView(row, this.env));
  }

  /** Throws NOT_FOUND, LETTER_STATE. */
  retry(context: WriteContext, id: string): Promise<Email> {
    const retried = async () => {
      const row = await this.outbox.retry(context, id);
      if (row) return this.queued(row);
      await this.get(id);
      throw new ApiError('LETTER_STATE');
    };
    return this.records.once(this.rows, context, retried, (row) => this.queued(row));
  }

  look(kind: EmailKind, now = this.clock.now()): EmailLook {
    const email = emailOf(sampleOf(kind, now, this.env.clinicTimezone), this.env);
    return { kind, subject: email.subject, html: htmlOf(email) };
  }

  /** Answers the row as queued: it may be sent by now, and a repeated request must be answered the same. */
  private queued(row: OutboxRecord): Email {
    const updatedAt = row.retriedAt ?? row.updatedAt;
    return emailView({ ...row, updatedAt, state: 'queued', attempts: 0, problem: null }, this.env);
  }
}
