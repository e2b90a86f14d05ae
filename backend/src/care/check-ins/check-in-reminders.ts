import { dueCheckIn } from '@clinic/contract/care/check-ins/check-ins';
import { clinicToday } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, Types } from 'mongoose';
import { LeasedJob, type JobRun } from '../../platform/database/leased-job.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import type { PushNotificationRecord } from '../../notifications/push/push-notification.schema.ts';
import {
  NotificationIsStillTrue,
  PushNotifications,
} from '../../notifications/push/push-notifications.service.ts';
import { CheckInRecord } from './check-in.schema.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Answers } from '../../platform/ports/answers.ts';

/** The first look after the clinic's midnight finds ended weeks; the notification waits for the morning. */
const TICK_MS = 10 * 60_000;

/** Notifies browsers that a check-in is due, once and on its day. */
@Injectable()
export class CheckInReminders {
  constructor(
    @InjectModel(CheckInRecord.name) private readonly checkIns: Model<CheckInRecord>,
    @Inject(ENV) private readonly env: Env,
    private readonly clients: ClientsService,
    private readonly notifications: PushNotifications,
    private readonly clock: Clock,
  ) {}

  @Answers(NotificationIsStillTrue, 'check-in')
  async isStillTrue({ client }: PushNotificationRecord): Promise<boolean> {
    return Boolean(await this.waiting(client, this.clock.now()));
  }

  /** Checks the clients with a browser that takes notifications. */
  @LeasedJob({ name: 'check-ins', every: TICK_MS, failed: 'Reminders of check-ins wait' })
  async look({ now, stop }: JobRun): Promise<void> {
    for (const client of await this.notifications.clients()) {
      if (stop.aborted) return;
      const due = await this.waiting(client, now);
      if (due?.dueOn !== clinicToday(now, this.env.clinicTimezone)) continue;
      const _id = `${client.toHexString()}:check-in:${due.dueOn}`;
      await this.notifications.add({ _id, client: client.toHexString(), news: 'check-in' }, now);
    }
  }

  private async waiting(client: Types.ObjectId, now: Date) {
    const found = await this.clients.find({ _id: client }, { program: 1 });
    const due = dueCheckIn(found?.program ?? null, clinicToday(now, this.env.clinicTimezone));
    const week = due && { client, program: found?.program?._id, week: due.week };
    return week && !(await this.checkIns.exists(week)) ? due : null;
  }
}
