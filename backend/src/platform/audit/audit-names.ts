import { ERASED_CLIENT } from '@clinic/contract/platform/audit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { AuditRecord } from './audit.schema.ts';
import { wordsOn } from './audit-rows.ts';

const BATCH = 500;

/** Removes a person's name from the audit; the rows stay. */
@Injectable()
export class AuditNames {
  constructor(@InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>) {}

  /** The rows that still name one of these people or records, to be counted and anonymised. */
  of(ids: readonly string[]) {
    const named = (field: 'by' | 'record' | 'client') => ({
      [`${field}.id`]: { $in: [...ids] },
      [`${field}.name`]: { $exists: true, $nin: ['', ERASED_CLIENT] },
    });
    const which = { $or: [named('by'), named('record'), named('client')] };
    return {
      count: () => this.rows.collection.countDocuments(which),
      erase: async () => {
        for (;;) {
          const found = await this.rows.collection.find<AuditRecord>(which).limit(BATCH).toArray();
          if (found.length === 0) return;
          await this.rows.collection.bulkWrite(
            found.map((row) => ({
              updateOne: { filter: { _id: row._id }, update: { $set: nameless(row, ids) } },
            })),
          );
        }
      },
    };
  }
}

/** Removes the names, their search keys, and the person's address. */
function nameless({ by, record, client, from }: AuditRecord, ids: readonly string[]) {
  const blank = <Named extends { id: string; name?: string } | null | undefined>(one: Named): Named =>
    one && ids.includes(one.id) && one.name ? { ...one, name: ERASED_CLIENT } : one;
  const changed = { by: blank(by), record: blank(record), client: blank(client ?? null) };
  const names = [changed.by?.name, changed.record.name, changed.client?.name];
  return {
    ...changed,
    from: by && ids.includes(by.id) ? '' : from,
    keys: [...new Set([...names.flatMap(wordsOn), record.kind.toLowerCase()])],
  };
}
