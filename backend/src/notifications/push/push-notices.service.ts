import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { pushAt, PUSH_TTL_SECONDS, type PushNews } from '@clinic/contract/notifications/push';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { Purge } from '../../platform/database/purge.ts';
import { PushDevices } from './push-devices.service.ts';
import { PushNoticeRecord } from './push-notice.schema.ts';
import { Clock } from '../../platform/config/clock.ts';

const FIRST_PAUSE_MS = 15_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;

interface News {
  /** The key of the letter about the same thing. */
  _id: string;
  client: string;
  news: PushNews;
  startsAt?: Date;
}

/** Whether the notice is still true. */
type IsTrue = (notice: PushNoticeRecord) => Promise<boolean>;

/** Queue of notices, apart from the letters' since a notice is outdated after half an hour. */
@Injectable()
export class PushNotices implements OnModuleInit {
  private onAdded: () => void = () => undefined;
  private readonly asked = new Map<PushNews, IsTrue>();

  constructor(
    @InjectModel(PushNoticeRecord.name) private readonly notices: Model<PushNoticeRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly devices: PushDevices,
    private readonly purge: Purge,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.purge.expire(PushNoticeRecord.name);
  }

  whenAdded(onAdded: () => void): void {
    this.onAdded = onAdded;
  }

  askBefore(news: PushNews, isTrue: IsTrue): void {
    this.asked.set(news, isTrue);
  }

  async isStillTrue(notice: PushNoticeRecord): Promise<boolean> {
    return (await this.asked.get(notice.news)?.(notice)) ?? true;
  }

  /** Queues it once; answers whether the client has a browser in use. */
  async add({ _id, client, news, startsAt }: News, now = this.clock.now()): Promise<boolean> {
    const owner = new Types.ObjectId(client);
    if ((await this.devices.inUse(owner)).length === 0) return false;
    const at = pushAt(now, this.env.clinicTimezone);
    const until = new Date(at.getTime() + PUSH_TTL_SECONDS * 1000);
    try {
      await this.notices.create({
        _id,
        client: owner,
        news,
        startsAt: startsAt ?? null,
        state: 'queued',
        receipt: randomBytes(16).toString('base64url'),
        nextAttemptAt: at,
        until,
        expiresAt: new Date(until.getTime() + KEPT_MS),
      });
      this.onAdded();
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return true;
  }

  clients(): Promise<Types.ObjectId[]> {
    return this.devices.clients();
  }

  async isShown(_id: string): Promise<boolean> {
    return Boolean(await this.notices.exists({ _id, state: 'shown' }));
  }

  async shown(receipt: string): Promise<void> {
    await this.notices.updateOne({ receipt }, { $set: { state: 'shown' } });
  }

  /** Leases one that is due. */
  take(): Promise<PushNoticeRecord | null> {
    const due = { state: 'queued' as const, $expr: { $lte: ['$nextAttemptAt', this.clock.atDatabase] } };
    const mine = {
      attempt: randomUUID(),
      attempts: { $add: ['$attempts', 1] },
      nextAttemptAt: { $add: [this.clock.atDatabase, this.env.timings.lockMs] },
    };
    return this.notices
      .findOneAndUpdate(due, [{ $set: mine }], {
        sort: { nextAttemptAt: 1 },
        returnDocument: 'after',
        updatePipeline: true,
      })
      .lean<PushNoticeRecord>()
      .exec();
  }

  async takenFor({ _id }: PushNoticeRecord, device: Types.ObjectId): Promise<void> {
    await this.notices.updateOne({ _id }, { $addToSet: { takenFor: device } });
  }

  /** A notice that was shown meanwhile stays shown. */
  async end({ _id, attempt }: PushNoticeRecord, state: 'sent' | 'dropped'): Promise<void> {
    await this.notices.updateOne({ _id, attempt, state: 'queued' }, { $set: { state } });
  }

  async later({ _id, attempt, attempts }: PushNoticeRecord): Promise<void> {
    const nextAttemptAt = new Date(this.clock.now().getTime() + FIRST_PAUSE_MS * 2 ** (attempts - 1));
    await this.notices.updateOne({ _id, attempt }, { $set: { nextAttemptAt, attempt: null } });
  }
}
