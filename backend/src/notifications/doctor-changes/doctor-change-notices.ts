import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OWNER_EFFECT, type OwnerChange } from '../../clients/clients/client-owners.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { Effects } from '../../platform/writes/effects.ts';
import type { Effect } from '../../platform/writes/envelope.ts';
import { PushNotifications } from '../push/push-notifications.service.ts';

/** Tells clients that they were given to another doctor, who reads their record from then on (decisions/090). */
@Injectable()
export class DoctorChangeNotices implements OnModuleInit {
  constructor(
    private readonly effects: Effects,
    private readonly outbox: Outbox,
    private readonly notifications: PushNotifications,
  ) {}

  onModuleInit(): void {
    this.effects.handle<ClientRecord>(ClientRecord.name, OWNER_EFFECT, (client, effect) =>
      this.tell(client, effect),
    );
  }

  private async tell({ _id, name, email, deletedAt }: ClientRecord, { key, data }: Effect): Promise<void> {
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
