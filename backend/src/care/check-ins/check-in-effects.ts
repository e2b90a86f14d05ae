import { clinicToday } from '@clinic/contract/clinic-calendar';
import { Inject, Injectable } from '@nestjs/common';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { OptionalEmails } from '../../notifications/emails/optional-emails.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { effectKind } from '../../platform/writes/envelope.ts';
import { MeasurementsService } from '../measurements/measurements.service.ts';
import { PushNotifications } from '../../notifications/push/push-notifications.service.ts';
import { CheckInRecord } from './check-in.schema.ts';

export const WEIGHED = effectKind('weighed');
export const ANSWERED = effectKind('answered');

@Injectable()
export class CheckInEffects {
  constructor(
    private readonly clients: ClientsService,
    private readonly measurements: MeasurementsService,
    private readonly emails: OptionalEmails,
    private readonly outbox: Outbox,
    private readonly notifications: PushNotifications,
    @Inject(ENV) private readonly env: Env,
  ) {}

  @OnEffect({ of: CheckInRecord, kinds: [WEIGHED] })
  async weigh({ client, weight, sentAt, version }: CheckInRecord): Promise<void> {
    const found = await this.clients.find({ _id: client }, { name: 1 });
    if (weight === null || !found) return;
    await this.measurements.write(client, [
      {
        version,
        at: sentAt.toISOString(),
        kind: 'weight',
        day: clinicToday(sentAt, this.env.clinicTimezone),
        source: 'client',
        measured: { value: weight, diastolic: null },
        by: { id: client.toHexString(), name: found.name, role: 'client' },
      },
    ]);
  }

  /** The notification says that there is an answer, and does not quote it. */
  @OnEffect({ of: CheckInRecord, kinds: [ANSWERED] })
  async tell({ _id, client }: CheckInRecord): Promise<void> {
    const news = `${_id.toHexString()}:${ANSWERED}`;
    await this.notifications.add({ _id: news, client: client.toHexString(), news: 'answer' });
    const to = await this.emails.addressee('check-in-answered', client);
    if (!to) return;
    const { id, name, email } = to;
    await this.outbox.add({ _id: news, kind: 'check-in-answered', to: { name, email }, client: id });
  }
}
