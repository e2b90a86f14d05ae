import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { isPushService, PUSH_IN_USE_MS, type SavePushDevice } from '@clinic/contract/notifications/push';
import { Types, type Model } from 'mongoose';
import { Accounts } from '../../platform/accounts/accounts.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { isDuplicateKey } from '../../platform/database/duplicate-key.ts';
import { invalid } from '../../platform/http/api-error.ts';
import { Sessions } from '../../identity/sessions/sessions.ts';
import { PushDeviceRecord } from './push-device.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Records } from '../../platform/writes/records.ts';
import { job, type WriteContext } from '../../platform/writes/write-context.ts';

export type LiveDevice = PushDeviceRecord & { endpoint: string };

@Injectable()
export class PushDevices {
  constructor(
    @InjectModel(PushDeviceRecord.name) private readonly devices: Model<PushDeviceRecord>,
    private readonly records: Records,
    @Inject(ENV) private readonly env: Env,
    private readonly accounts: Accounts,
    private readonly sessions: Sessions,
    private readonly clock: Clock,
  ) {}

  async isOn(session: string): Promise<boolean> {
    return Boolean(await this.devices.exists({ _id: session, endpoint: { $exists: true } }));
  }

  /** Throws INVALID_INPUT for an address of no push service. */
  async save(context: WriteContext, session: string, device: SavePushDevice): Promise<void> {
    const { endpoint, p256dh, auth } = device;
    if (!isPushService(endpoint, this.env.pushServices))
      throw invalid('endpoint', 'This browser’s notification service is not known to the clinic.');
    const others = { endpoint, _id: { $ne: new Types.ObjectId(session) } };
    await this.devices.updateMany(others, forgotten(this.clock.now()), { timestamps: false });
    const expiresAt = await this.sessions.endOf(session);
    const client = new Types.ObjectId(context.caller.id);
    try {
      await this.records.update(
        this.devices,
        context,
        { _id: session },
        { $set: { client, endpoint, p256dh, auth, expiresAt } },
        { upsert: true },
      );
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // The same browser was just switched on in another session: the later session keeps it.
      await this.save(context, session, device);
    }
  }

  async remove(context: WriteContext, session: string): Promise<void> {
    await this.records.update(this.devices, context, { _id: session }, forgotten(this.clock.now()));
  }

  async gone({ _id, endpoint }: LiveDevice): Promise<void> {
    const ended = forgotten(this.clock.now());
    await this.records.update(this.devices, job(), { _id, endpoint }, ended, { timestamps: false });
  }

  clients(): Promise<Types.ObjectId[]> {
    return this.devices.distinct('client', { endpoint: { $exists: true } }).exec();
  }

  /** Devices whose session lasts; queried again before each sending. */
  async inUse(client: Types.ObjectId): Promise<LiveDevice[]> {
    const devices = await this.devices.find({ client, endpoint: { $exists: true } }).lean<LiveDevice[]>();
    if (devices.length === 0) return [];
    const account = await this.accounts.byId('client', client.toHexString());
    if (!account) return [];
    const lasting = await this.sessions.usedSince(
      devices.map(({ _id }) => _id),
      { role: 'client', account: client.toHexString(), ver: account.ver },
      new Date(this.clock.now().getTime() - PUSH_IN_USE_MS),
    );
    return devices.filter(({ _id }) => lasting.has(_id.toHexString()));
  }
}

const forgotten = (expiresAt: Date) => ({ $set: { expiresAt }, $unset: { endpoint: 1 as const } });
