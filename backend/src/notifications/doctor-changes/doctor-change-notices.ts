import { Injectable } from '@nestjs/common';
import { OWNER_EFFECT, type OwnerChange } from '../../clients/clients/client-owners.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';
import { PushNotifications } from '../push/push-notifications.service.ts';

/** Tells clients that they were given to another doctor, who reads their record from then on (decisions/090). */
@Injectable()
export class DoctorChangeNotices {
  constructor(
    private readonly outbox: Outbox,
    private readonly notifications: PushNotifications,
  ) {}

  @OnEffect({ of: ClientRecord, kinds: [OWNER_EFFECT] })
  async tell({ _id, name, email, deletedAt }: ClientRecord, { key, data }: Effect): Promise<void> {
    if (deletedAt) return;
    const { from, to, by } = data as OwnerChange;
    const client = _id.toHexString();
    const news = `${client}:${key}`;
    await this.outbox.add({
      _id: news,
      kind: 'new-doctor',
      client,
      to: { name, email },
      oldDoctor: from.name,
      newDoctor: to.name,
      by: { name: by.name, role: by.role },
    });
    await this.notifications.add({ _id: news, client, news: 'doctor' });
  }
}
