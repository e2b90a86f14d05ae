import { auditPart } from '@clinic/contract/platform/audit';
import { ACCESS_PAGE, type AccessPage } from '@clinic/contract/platform/audit-calls';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Types, type Model } from 'mongoose';
import { migratedAt } from '../database/migrations.ts';
import { ApiError } from '../http/api-error.ts';
import { OutboxRelay } from '../writes/outbox-relay.ts';
import { AuditRecord } from './audit.schema.ts';
import { Clock } from '../config/clock.ts';
import { pastMongoose } from '../database/past-mongoose.ts';

/** Migration since which every row about a client names the client. */
const SINCE = '003-audit-clients';
const STAFF = ['admin', 'doctor', 'assistant'];

/** Shows a client the people who opened their record. */
@Injectable()
export class AccessLog {
  constructor(
    @InjectModel(AuditRecord.name) private readonly rows: Model<AuditRecord>,
    private readonly relay: OutboxRelay,
    private readonly clock: Clock,
  ) {}

  /** Staff's rows before the given one, or the newest. Throws NOT_FOUND for another client's row. */
  async ofClient(client: string, before?: string): Promise<AccessPage> {
    await this.relay.all();
    const mine = { 'client.id': client, 'by.role': { $in: STAFF }, action: { $ne: 'denied' } };
    const found = await pastMongoose(this.rows)
      .find<AuditRecord>({ ...mine, ...(before && (await this.beyond(client, before))) })
      .sort({ at: -1, _id: -1 })
      .limit(ACCESS_PAGE + 1)
      .toArray();
    const entries = found
      .slice(0, ACCESS_PAGE)
      .flatMap(({ _id, at, by, asCover = false, action, record, changed }) =>
        by
          ? {
              id: _id.toHexString(),
              at: at.toISOString(),
              by: { name: by.name, role: by.role },
              asCover,
              action,
              part: auditPart(record, changed),
            }
          : [],
      );
    const since = (await migratedAt(this.rows.db, SINCE)) ?? this.clock.now();
    return { entries, more: found.length > ACCESS_PAGE, since: since.toISOString() };
  }

  /** All rows, for the client's own copy. */
  async whole(client: string): Promise<AccessPage['entries']> {
    const entries: AccessPage['entries'] = [];
    for (let page: AccessPage | undefined; page?.more !== false; entries.push(...page.entries))
      page = await this.ofClient(client, entries.at(-1)?.id);
    return entries;
  }

  private async beyond(client: string, before: string): Promise<object> {
    const last = await this.rows
      .findOne({ _id: new Types.ObjectId(before), 'client.id': client }, { at: 1 })
      .lean<AuditRecord>();
    if (!last) throw new ApiError('NOT_FOUND');
    const { _id, at } = last;
    return { at: { $lte: at }, $or: [{ at: { $lt: at } }, { _id: { $lt: _id } }] };
  }
}
