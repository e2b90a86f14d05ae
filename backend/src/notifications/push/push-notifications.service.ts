import { randomBytes, randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { pushAt, PUSH_TTL_SECONDS, type PushNews } from '@clinic/contract/notifications/push';
import { Types, type Model } from 'mongoose';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { PushDevices } from './push-devices.service.ts';
import { PushNotificationRecord } from './push-notification.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { PeriodicJobs } from '../../platform/database/periodic-jobs.ts';
import { AnswerForEach } from '../../platform/ports/port.ts';

const FIRST_PAUSE_MS = 15_000;
const KEPT_MS = 7 * 24 * 60 * 60_000;

interface News {
  /** The key of the email about the same thing. */
  _id: string;
  client: string;
  news: PushNews;
  startsAt?: Date;
}

/** Asks, right before a notification is sent, whether its contents are still true; without an answer they are. */
@Injectable()
export class NotificationIsStillTrue extends AnswerForEach<
  PushNews,
  (notification: PushNotificationRecord) => Promise<boolean>
> {
  protected override readonly required = ['visit', 'check-in'] as const;
}

/** Queue of notifications, apart from the emails' since a notification is outdated after half an hour. */
@Injectable()
export class PushNotifications {
  constructor(
    @InjectModel(PushNotificationRecord.name) private readonly notifications: Model<PushNotificationRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly devices: PushDevices,
    private readonly stillTrue: NotificationIsStillTrue,
    private readonly jobs: PeriodicJobs,
    private readonly clock: Clock,
  ) {}

  async isStillTrue(notification: PushNotificationRecord): Promise<boolean> {
    return (await this.stillTrue.for(notification.news)?.(notification)) ?? true;
  }

  /** Queues a notification once; answers whether the client has a browser in use. */
  async add({ _id, client, news, startsAt }: News, now = this.clock.now()): Promise<boolean> {
    const owner = new Types.ObjectId(client);
    if ((await this.devices.inUse(owner)).length === 0) return false;
    const at = pushAt(now, this.env.clinicTimezone);
    const until = new Date(at.getTime() + PUSH_TTL_SECONDS * 1000);
    try {
      await this.notifications.create({
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
      this.jobs.wake('push');
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    return true;
  }

  clients(): Promise<Types.ObjectId[]> {
    return this.devices.clients();
  }

  async isShown(_id: string): Promise<boolean> {
    return Boolean(await this.notifications.exists({ _id, state: 'shown' }));
  }

  async shown(receipt: string): Promise<void> {
    await this.notifications.updateOne({ receipt }, { $set: { state: 'shown' } });
  }

  /** Leases a notification that is due, so that no other server sends it. */
  claimNext(): Promise<PushNotificationRecord | null> {
    const due = { state: 'queued' as const, $expr: { $lte: ['$nextAttemptAt', this.clock.atDatabase] } };
    const mine = {
      attempt: randomUUID(),
      attempts: { $add: ['$attempts', 1] },
      nextAttemptAt: { $add: [this.clock.atDatabase, this.env.timings.lockMs] },
    };
    return this.notifications
      .findOneAndUpdate(due, [{ $set: mine }], {
        sort: { nextAttemptAt: 1 },
        returnDocument: 'after',
        updatePipeline: true,
      })
      .lean<PushNotificationRecord>()
      .exec();
  }

  async takenFor({ _id }: PushNotificationRecord, device: Types.ObjectId): Promise<void> {
    await this.notifications.updateOne({ _id }, { $addToSet: { takenFor: device } });
  }

  /** A browser may have shown the notification meanwhile: it stays shown. */
  async end({ _id, attempt }: PushNotificationRecord, state: 'sent' | 'dropped'): Promise<void> {
    await this.notifications.updateOne({ _id, attempt, state: 'queued' }, { $set: { state } });
  }

  async later({ _id, attempt, attempts }: PushNotificationRecord): Promise<void> {
    const nextAttemptAt = new Date(this.clock.now().getTime() + FIRST_PAUSE_MS * 2 ** (attempts - 1));
    await this.notifications.updateOne({ _id, attempt }, { $set: { nextAttemptAt, attempt: null } });
  }
}
