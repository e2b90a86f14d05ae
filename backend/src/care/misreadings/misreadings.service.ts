import { isDeepStrictEqual } from 'node:util';
import type { ClientMisreadings } from '@clinic/contract/care/misreadings/misreading-calls';
import type { Misreading, MisreadingKind } from '@clinic/contract/care/misreadings/misreadings';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { ClientAccess } from '../../clients/clients/client-access.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { notDeleted } from '../../platform/accounts/account-record.ts';
import { Clock } from '../../platform/config/clock.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import type { Caller } from '../../platform/http/clinic-request.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';
import { MisreadingRecord, openOf, type StoredMisreading } from './misreading.schema.ts';
import { MisreadingSearch } from './misreading-search.ts';

export interface MisreadingCounts {
  clients: number;
  /** The number of texts that no doctor has looked at. */
  open: number;
  kinds: Partial<Record<MisreadingKind, number>>;
}

/** Keeps the texts of each client that read differently now, until the doctor in charge has looked at them. */
@Injectable()
export class Misreadings {
  constructor(
    @InjectModel(MisreadingRecord.name) private readonly misreadings: Model<MisreadingRecord>,
    @InjectModel(ClientRecord.name) private readonly clients: Model<ClientRecord>,
    private readonly search: MisreadingSearch,
    private readonly records: Records,
    private readonly access: ClientAccess,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, CLIENT_ERASING. */
  async ofClient(caller: Caller, clientId: string): Promise<ClientMisreadings> {
    const { _id } = await this.access.requireOpenRecords(caller, clientId);
    return shown(await this.find(_id));
  }

  /** Marks the texts with these keys as looked at; texts found since stay open. Throws NOT_FOUND, CLIENT_ERASING. */
  async lookAt(context: WriteContext, clientId: string, keys: readonly string[]): Promise<ClientMisreadings> {
    const { _id } = await this.access.requireOpenRecords(context.caller, clientId);
    return retryOnConflict(async () => {
      const before = await this.find(_id);
      if (!before) return { misreadings: [] };
      const looked = { by: context.caller.id, at: this.clock.now() };
      const found = before.found.map((one) =>
        one.lookedAt || !keys.includes(one.key) ? one : { ...one, lookedAt: looked },
      );
      const saved = await this.records.update(
        this.misreadings,
        context,
        { _id, revision: before.revision },
        { $set: { found, isOpen: openOf({ found }).length > 0 }, $inc: { revision: 1 } },
      );
      return saved && shown(saved);
    });
  }

  /** Reads the stored texts of all clients again; a doctor's mark stays. */
  async findAll(): Promise<MisreadingCounts> {
    const counts: MisreadingCounts = { clients: 0, open: 0, kinds: {} };
    const clients = this.clients.find(notDeleted).select('+endedPrograms').lean<ClientRecord[]>();
    for await (const client of clients.cursor() as AsyncIterable<ClientRecord>) {
      const found = await this.keep(client._id, await this.search.ofClient(client));
      if (found.length > 0) counts.clients += 1;
      counts.open += openOf({ found }).length;
      for (const { kind } of found) counts.kinds[kind] = (counts.kinds[kind] ?? 0) + 1;
    }
    return counts;
  }

  private keep(client: Types.ObjectId, now: readonly Misreading[]): Promise<StoredMisreading[]> {
    return retryOnConflict(async () => {
      const before = await this.find(client);
      const looked = new Map(before?.found.map(({ key, lookedAt }) => [key, lookedAt]));
      const found = now.map((one): StoredMisreading => {
        const lookedAt = looked.get(one.key);
        return { ...one, ...(lookedAt && { lookedAt }) };
      });
      if (isDeepStrictEqual(found, before?.found ?? [])) return found;
      return (await this.write(client, before, found)) ? found : null;
    });
  }

  /** Null when another write came first. */
  private async write(
    client: Types.ObjectId,
    before: MisreadingRecord | null,
    found: StoredMisreading[],
  ): Promise<MisreadingRecord | null> {
    try {
      return await this.records.update(
        this.misreadings,
        job(),
        { _id: client, ...(before && { revision: before.revision }) },
        { $set: { found, isOpen: openOf({ found }).length > 0 }, $inc: { revision: 1 } },
        { upsert: true },
      );
    } catch (error) {
      // A record with another revision ends here, too: the upsert would insert it anew.
      if (isDuplicateKey(error)) return null;
      throw error;
    }
  }

  private find(client: Types.ObjectId): Promise<MisreadingRecord | null> {
    return this.misreadings.findById(client).lean<MisreadingRecord>().exec();
  }
}

const shown = (record: MisreadingRecord | null): ClientMisreadings => ({
  misreadings: (record ? openOf(record) : []).map(({ key, kind, where, text, before, now }) => ({
    key,
    kind,
    where,
    text,
    before,
    now,
  })),
});
