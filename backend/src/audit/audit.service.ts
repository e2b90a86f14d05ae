import type { AuditAction, AuditRow } from '@clinic/contract/audit';
import type { Role } from '@clinic/contract/constants';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Accounts } from '../accounts/accounts.ts';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { ApiError } from '../http/api-error.ts';
import type { DeniedAccess } from '../http/denied-access.ts';
import { findPage, pageOf, type Page } from '../rest/find-page.ts';
import { listsChanged } from '../database/list-memory.ts';
import type { ListQuery } from '../rest/list-query.ts';
import { AuditRecord } from './audit.schema.ts';
import { auditView } from './audit.view.ts';
import { pathId, type AuditSubject } from './audit-subject.ts';

export interface AuditEntry extends Partial<AuditSubject> {
  action: AuditAction;
  /** Kind of record, for example "form". */
  kind: string;
}

/** Who did what to which record of whom; names, but never a field's value. */
@Injectable()
export class Audit implements DeniedAccess {
  constructor(
    @InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>,
    private readonly accounts: Accounts,
  ) {}

  async write(request: ClinicRequest, entry: AuditEntry): Promise<void> {
    const { caller } = request;
    const { action, kind, id = '', name = '' } = entry;
    const client = await this.named(entry.client ?? null);
    // Past mongoose: every write of the clinic waits for this one.
    await this.rows.collection.insertOne({
      at: new Date(),
      by: caller ?? null,
      action,
      record: { kind, id, name },
      client,
      from: request.ip ?? '',
      requestId: request.id,
      keys: [...new Set([caller?.name, name, client?.name].flatMap(wordsOn)), kind.toLowerCase()],
    });
    listsChanged(this.rows);
  }

  /** What people call the account; empty when it is not there any more. */
  async nameOf(role: Role, id: string): Promise<string> {
    return (await this.accounts.byId(role, id))?.name ?? '';
  }

  async list(query: ListQuery): Promise<Page<AuditRow>> {
    return pageOf(await findPage(this.rows, query, {}, { keys: 0 }), auditView);
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<AuditRow> {
    const row = await this.rows.findById(id, { keys: 0 }).lean();
    if (!row) throw new ApiError('NOT_FOUND');
    return auditView(row);
  }

  /** A signed-in person asked for something that is not theirs. */
  async denied(request: ClinicRequest, status: number): Promise<void> {
    const id = pathId(request);
    const name = id && (await this.nameOf('client', id));
    await this.write(request, {
      action: 'denied',
      kind: `${status} ${request.method} ${request.path.slice(0, 150)}`,
      id,
      client: name ? { id, name } : null,
    });
  }

  private async named(client: AuditSubject['client']): Promise<{ id: string; name: string } | null> {
    return typeof client === 'string' ? { id: client, name: await this.nameOf('client', client) } : client;
  }
}

/** "Asha Patel" → "asha patel", "patel". */
function wordsOn(name = ''): string[] {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((_, from) => words.slice(from).join(' '));
}
