import { ERASED_CLIENT, nameWithoutReason } from '@clinic/contract/platform/audit';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { pastMongoose } from '../database/past-mongoose.ts';
import { AuditRecord } from './audit.schema.ts';
import { wordsOn } from './audit-rows.ts';

const BATCH = 500;

/** Removes a person's name from the audit; what was done to which record stays. */
@Injectable()
export class AuditNames {
  constructor(@InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>) {}

  /** The rows that still name one of these people or records, to count and anonymise. */
  namesOf(ids: readonly string[]) {
    const named = (field: 'by' | 'record' | 'client') => ({
      [`${field}.id`]: { $in: [...ids] },
      [`${field}.name`]: { $exists: true, $nin: ['', ERASED_CLIENT] },
    });
    // A reason is free text that may name the client, also in rows without the client's name.
    const reasoned = { 'client.id': { $in: [...ids] }, 'record.name': /: / };
    const which = { $or: [named('by'), named('record'), named('client'), reasoned] };
    return {
      count: () => pastMongoose(this.rows).countDocuments(which),
      erase: async () => {
        for (;;) {
          const found = await pastMongoose(this.rows).find(which).limit(BATCH).toArray();
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

/** Fields of a row that change: names, search words, and the person's address. */
function nameless({ by, record, client, from }: AuditRecord, ids: readonly string[]) {
  const blank = <Named extends { id: string; name?: string } | null | undefined>(one: Named): Named =>
    one && ids.includes(one.id) && one.name ? { ...one, name: ERASED_CLIENT } : one;
  const { name, ...about } = record;
  const told =
    client && ids.includes(client.id) && name ? { ...about, name: nameWithoutReason(name) } : record;
  const changed = { by: blank(by), record: blank(told), client: blank(client ?? null) };
  const names = [changed.by?.name, changed.record.name, changed.client?.name];
  return {
    ...changed,
    from: by && ids.includes(by.id) ? '' : from,
    keys: [...new Set([...names.flatMap(wordsOn), record.kind.toLowerCase()])],
  };
}
