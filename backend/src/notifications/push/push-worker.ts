import { Inject, Injectable, Logger } from '@nestjs/common';
import { pushText } from '@clinic/contract/notifications/push';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { PushDevices } from './push-devices.service.ts';
import type { PushNotificationRecord } from './push-notification.schema.ts';
import { PushNotifications } from './push-notifications.service.ts';
import { PushSender } from './push-sender.ts';
import { Clock } from '../../platform/config/clock.ts';

/** Sends due notifications; any number of servers may run it at the same time. */
@Injectable()
export class PushWorker {
  private readonly logger = new Logger(PushWorker.name);

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly notifications: PushNotifications,
    private readonly devices: PushDevices,
    private readonly sender: PushSender,
    private readonly clock: Clock,
  ) {}

  /** Sends everything that is due; answers when nothing is left. */
  @LeasedJob({ name: 'push', every: 'sweep', failed: 'Notifications wait', everywhere: true })
  async drain(run?: JobRun): Promise<void> {
    while (!run?.stop.aborted) {
      const notification = await this.notifications.claimNext();
      if (!notification) return;
      await this.send(notification);
    }
  }

  private async send(notification: PushNotificationRecord): Promise<void> {
    const { _id, client, news, startsAt, receipt, takenFor, until } = notification;
    if (until <= this.clock.now() || !(await this.notifications.isStillTrue(notification)))
      return this.notifications.end(notification, takenFor.length > 0 ? 'sent' : 'dropped');
    const content = { ...pushText(news, startsAt, this.env.clinicTimezone), tag: _id, receipt };
    const taken = new Set(takenFor.map(String));
    const devices = (await this.devices.inUse(client)).filter((device) => !taken.has(String(device._id)));
    const waiting: unknown[] = [];
    for (const device of devices) {
      const sent = await this.sender.send(device, content);
      if (sent === 'taken') {
        taken.add(String(device._id));
        await this.notifications.takenFor(notification, device._id);
      } else if (sent === 'ended') await this.devices.gone(device);
      else if (sent === 'refused') this.logger.warn(`A push service refused notice ${_id}.`);
      else waiting.push(device);
    }
    if (waiting.length > 0) return this.notifications.later(notification);
    return this.notifications.end(notification, taken.size > 0 ? 'sent' : 'dropped');
  }
}
