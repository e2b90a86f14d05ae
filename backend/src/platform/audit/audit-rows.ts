import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Role } from '@clinic/contract/constants';
import type { Model } from 'mongoose';
import { Accounts } from '../accounts/accounts.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { listsChanged } from '../database/list-memory.ts';
import type { AuditStore, CarriedRow } from '../writes/audit-row.ts';
import { AuditRecord } from './audit.schema.ts';
import { RELAY } from '../writes/envelope.ts';
import { isId, type AuditSubject } from '../writes/audit-subject.ts';

@Injectable()
export class AuditRows implements AuditStore {
  constructor(
    @InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>,
    private readonly accounts: Accounts,
  ) {}

  /** Stores a row, unless it already exists. */
  async storeOne(row: CarriedRow, subject: Partial<AuditSubject>): Promise<void> {
    await this.rows.collection.insertOne(await this.whole(row, subject)).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
    listsChanged(this.rows);
  }

  /** Adds one to the count of a gathered row. */
  async countOne(row: CarriedRow): Promise<void> {
    const { _id, ...first } = await this.whole(row, {});
    const once = () =>
      this.rows.collection.updateOne({ _id }, { $setOnInsert: first, $inc: { times: 1 } }, { upsert: true });
    await once().catch((error: unknown) => {
      // Two concurrent first refusals may both insert the row.
      if (!isDuplicateKey(error)) throw error;
      return once();
    });
    listsChanged(this.rows);
  }

  /** Stores rows, except those that already exist. */
  async store(rows: readonly { row: CarriedRow; subject: Partial<AuditSubject> }[]): Promise<void> {
    if (rows.length === 0) return;
    const whole = await Promise.all(rows.map(({ row, subject }) => this.whole(row, subject)));
    await this.rows.collection
      .insertMany(whole, { ordered: false, comment: RELAY })
      .catch((error: unknown) => {
        const { writeErrors = [error] } = error as { writeErrors?: unknown };
        const refused = [writeErrors].flat();
        // After a broken connection the driver lists no errors although no row was stored.
        if (refused.length === 0 || !refused.every((one) => isDuplicateKey(one))) throw error;
      });
    listsChanged(this.rows);
  }

  /** The row with the present names. */
  private async whole(
    row: CarriedRow,
    { id = '', name = '', client = null }: Partial<AuditSubject>,
  ): Promise<AuditRecord> {
    const { _id, at, by, action, kind, from, requestId, asCover, changed } = row;
    const owner = kind === 'client' && isId(id) ? id : client;
    const whose = typeof owner === 'string' ? { id: owner, name: await this.nameOf('client', owner) } : owner;
    const record = { kind, id, name };
    const keys = [...new Set([by?.name, name, whose?.name].flatMap(wordsOn)), kind.toLowerCase()];
    const more = { ...(asCover && { asCover }), ...(changed && { changed }) };
    return { _id, at, by, ...more, action, record, client: whose, from, requestId, keys };
  }

  /** Display name of the account; empty when it is gone. */
  async nameOf(role: Role, id: string): Promise<string> {
    return (await this.accounts.byId(role, id))?.name ?? '';
  }
}

/** The text from each word on: "Asha Patel" → "asha patel", "patel". */
export function wordsOn(name = ''): string[] {
  const words = name.toLowerCase().split(/\s+/).filter(Boolean);
  return words.map((_, from) => words.slice(from).join(' '));
}
