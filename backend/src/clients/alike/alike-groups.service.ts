import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isDeepStrictEqual } from 'node:util';
import type { Model, Types } from 'mongoose';
import { Clock } from '../../platform/config/clock.ts';
import { retryOnConflict } from '../../platform/database/conditional-write.ts';
import type { Migration } from '../../platform/database/migration-list.ts';
import { MigrationOfRoom } from '../../platform/database/migrations.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Answers } from '../../platform/ports/answers.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { ClientRecord } from '../clients/client.schema.ts';
import { ALIKE_EFFECT, ClientsService } from '../clients/clients.service.ts';
import { AlikeRecord, type AlikeGroup } from './alike.schema.ts';
import { hexOf, isGroupAnswered, openAmong, regrouped, type AnsweredAtOnce } from './regrouped.ts';

/** A group with the number or the birthday that its people share. */
export interface SharedGroup extends AlikeGroup {
  shared: { phone: string } | { birthday: string };
}

const keysOf = ({ deletedAt, phone, birthday }: ClientRecord): string[] =>
  deletedAt ? [] : [`phone:${phone}`, ...(birthday ? [`birthday:${birthday}`] : [])];

function sharedOf(key: string): SharedGroup['shared'] {
  const [kind = '', value = ''] = key.split(':');
  return kind === 'phone' ? { phone: value } : { birthday: value };
}

/** Tells a group of these people from one of others. */
export const factOf = ({ members }: Pick<AlikeGroup, 'members'>): string =>
  createHash('sha256').update(hexOf(members).join()).digest('base64url').slice(0, 22);

/** Keeps the groups of people who are alike, behind each change of a client. */
@Injectable()
export class AlikeGroups {
  constructor(
    @InjectModel(AlikeRecord.name) private readonly records: Model<AlikeRecord>,
    private readonly clients: ClientsService,
    private readonly clock: Clock,
  ) {}

  @OnEffect({ of: ClientRecord, kinds: [ALIKE_EFFECT], when: 'behind' })
  async follow(client: ClientRecord, { data }: Effect): Promise<void> {
    const before = await this.records.find({ 'groups.members': client._id }, { key: 1 }).lean();
    const keys = new Set([...before.map(({ key }) => key), ...keysOf(client)]);
    for (const key of keys) await this.regroup(key, client._id, data as AnsweredAtOnce | undefined);
  }

  @Answers(MigrationOfRoom)
  step(): Migration {
    // Earlier servers know no birthday, so only numbers can be shared without a group.
    return { name: '028-alike-clients', up: () => this.groupNumbers(), again: true };
  }

  /** Groups all who share a number, also those whom another server has stored without a word. */
  async groupNumbers(): Promise<void> {
    for (const { phone, first } of await this.clients.sharedNumbers())
      await this.regroup(`phone:${phone}`, first);
  }

  /** Groups that wait for an answer, the newest first. */
  async open(): Promise<SharedGroup[]> {
    const found = await this.records.find({ open: { $gt: 0 } }, { key: 1, groups: 1 }).lean<AlikeRecord[]>();
    return found
      .flatMap(({ key, groups }) => groups.map((group) => ({ ...group, shared: sharedOf(key) })))
      .filter((group) => !isGroupAnswered(group))
      .toSorted((one, other) => other.since.getTime() - one.since.getTime());
  }

  /** The answers about a client, the oldest first. */
  async answersAbout(client: Types.ObjectId): Promise<AlikeGroup['answers']> {
    const found = await this.records.find({ 'groups.members': client }, { groups: 1 }).lean<AlikeRecord[]>();
    return found
      .flatMap(({ groups }) => groups)
      .flatMap(({ answers }) => answers)
      .filter(({ members }) => members.some((id) => id.equals(client)))
      .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  }

  /**
   * Groups the people of one number or birthday anew. The groups are read before the people, so that a write that
   * succeeds has all who were there. Throws STALE_RECORD when others write all the time: the sweeper tries again.
   */
  async regroup(key: string, changed: Types.ObjectId, answered?: AnsweredAtOnce): Promise<void> {
    const shared = sharedOf(key);
    await retryOnConflict(async () => {
      const stored = await this.records.findOne({ key }).lean<AlikeRecord>();
      const groups = regrouped({
        byName: 'birthday' in shared,
        people: await this.clients.sharing(shared),
        before: stored?.groups ?? [],
        changed: changed.toHexString(),
        answered,
        now: this.clock.now(),
      });
      return this.write(key, stored, groups);
    });
  }

  /** Null when another write came first. */
  private async write(key: string, stored: AlikeRecord | null, groups: AlikeGroup[]): Promise<true | null> {
    if (isDeepStrictEqual(groups, stored?.groups ?? [])) return true;
    const open = openAmong(groups);
    if (!stored) return this.begin({ key, groups, open });
    const unchanged = { _id: stored._id, version: stored.version };
    if (groups.length > 0) {
      const change = { $set: { groups, open }, $inc: { version: 1 } };
      return (await this.records.updateOne(unchanged, change)).matchedCount > 0 || null;
    }
    // An audit row that the record still carries is not lost: the next try comes when it has gone.
    const done = { ...unchanged, 'outbox.0': { $exists: false } };
    return (await this.records.deleteOne(done)).deletedCount > 0 || null;
  }

  private async begin(first: Pick<AlikeRecord, 'key' | 'groups' | 'open'>): Promise<true | null> {
    try {
      await this.records.create({ ...first, version: 1 });
      return true;
    } catch (error) {
      if (isDuplicateKey(error, 'key')) return null;
      throw error;
    }
  }
}
