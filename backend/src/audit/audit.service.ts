import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { ClinicRequest } from '../http/clinic-request.ts';
import { Refusal } from '../http/refusal.ts';
import { findPage, type Page } from '../rest/find-page.ts';
import { listsChanged } from '../rest/list-memory.ts';
import type { ListQuery } from '../rest/list-query.ts';
import { AuditRecord } from './audit.schema.ts';

export interface AuditEntry {
  /** For example "login", "read", "create", "update", "delete". */
  action: string;
  /** Kind of record, for example "form". */
  kind: string;
  id?: string;
}

/** Who did what to which record; never a field's value. */
@Injectable()
export class Audit {
  constructor(@InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>) {}

  async write(request: ClinicRequest, { action, kind, id }: AuditEntry): Promise<void> {
    const { caller } = request;
    // Past mongoose: every write of the clinic waits for this one.
    await this.rows.collection.insertOne({
      at: new Date(),
      by: caller ?? null,
      action,
      record: { kind, id: id ?? '' },
      from: request.ip ?? '',
      requestId: request.id,
      keys: [...wordsOn(caller?.name ?? ''), kind.toLowerCase()],
    });
    listsChanged(this.rows);
  }

  list(query: ListQuery): Promise<Page<AuditRecord>> {
    return findPage(this.rows, query, {}, { keys: 0 });
  }

  /** Throws NOT_FOUND. */
  async get(id: string): Promise<AuditRecord> {
    const row = await this.rows.findById(id, { keys: 0 }).lean();
    if (!row) throw new Refusal('NOT_FOUND');
    return row;
  }

  /** A signed-in person asked for something that is not theirs. */
  async denied(request: ClinicRequest, status: number): Promise<void> {
    await this.write(request, {
      action: 'denied',
      kind: `${status} ${request.method} ${request.path.slice(0, 150)}`,
    });
  }
}

/** "Asha Patel" → "asha patel", "patel". */
function wordsOn(name: string): string[] {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((_, from) => words.slice(from).join(' '));
}
