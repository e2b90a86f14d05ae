import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { Model } from 'mongoose';
import { Accounts } from '../accounts/accounts.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { listsChanged } from '../database/list-memory.ts';
import type { CarriedRow } from './audited-call.ts';
import { AuditRecord } from './audit.schema.ts';
import { isId, type AuditSubject } from './audit-subject.ts';

@Injectable()
export class AuditRows {
  constructor(
    @InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>,
    private readonly accounts: Accounts,
  ) {}

  /** The row with the present names. */
  async whole(row: CarriedRow, { id = '', name = '', client = null }: Partial<AuditSubject>) {
    const { _id, at, by, action, kind, from, requestId, asCover } = row;
    const owner = kind === 'client' && isId(id) ? id : client;
    const whose = typeof owner === 'string' ? { id: owner, name: await this.nameOf('client', owner) } : owner;
    const record = { kind, id, name };
    const keys = [...new Set([by?.name, name, whose?.name].flatMap(wordsOn)), kind.toLowerCase()];
    return { _id, at, by, ...(asCover && { asCover }), action, record, client: whose, from, requestId, keys };
  }

  /** Idempotent: an existing row stays as it is. */
  async storeOne(row: AuditRecord): Promise<void> {
    await this.rows.collection.insertOne(row).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    listsChanged(this.rows);
  }

  /** Idempotent: existing rows stay as they are. */
  async store(rows: AuditRecord[]): Promise<void> {
    if (rows.length === 0) return;
    await this.rows.collection.insertMany(rows, { ordered: false }).catch((error: unknown) => {
      const { writeErrors = [error] } = error as { writeErrors?: unknown };
      const refused = [writeErrors].flat();
      // The driver's error for a broken connection has an empty list: then no row is stored.
      if (refused.length === 0 || !refused.every((one) => isDuplicateKey(one))) throw error;
    });
    listsChanged(this.rows);
  }

  /** The account's name; empty when the account is gone. */
  async nameOf(role: Role, id: string): Promise<string> {
    return (await this.accounts.byId(role, id))?.name ?? '';
  }
}

/** "Asha Patel" → "asha patel", "patel". */
export function wordsOn(name = ''): string[] {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((_, from) => words.slice(from).join(' '));
}
