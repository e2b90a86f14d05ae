import { Injectable } from '@nestjs/common';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { OptionalEmails } from '../../notifications/emails/optional-emails.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';
import { PushNotifications } from '../../notifications/push/push-notifications.service.ts';
import { DietPlanRecord } from './diet-plan.schema.ts';
import { job } from '../../platform/writes/write-context.ts';
import { OnEffect } from '../../platform/writes/on-effect.ts';

export const PUBLISHED = effectKind('published');

/** Makes the effect of publishing the plan at `at`; the save itself writes it. */
export const publishing = (at: Date): Effect => ({
  key: `${PUBLISHED}:${at.getTime()}`,
  kind: PUBLISHED,
  at,
});

@Injectable()
export class PublishedPlans {
  constructor(
    private readonly clients: ClientsService,
    private readonly emails: OptionalEmails,
    private readonly outbox: Outbox,
    private readonly notifications: PushNotifications,
  ) {}

  /** Skips a program that has ended meanwhile; an earlier plan never overwrites a later one's day. */
  @OnEffect({ of: DietPlanRecord, kinds: [PUBLISHED] })
  async tell({ _id, client, round }: DietPlanRecord, { key, at }: Effect): Promise<void> {
    const follower = await this.clients.change(
      job(),
      { _id: client, programsEnded: round, program: { $ne: null } },
      { $max: { publishedPlanAt: at } },
      // `updatedAt` stays, since the client's own fields were not edited.
      { timestamps: false },
    );
    if (!follower) return;
    const news = `${_id.toHexString()}:${key}`;
    await this.notifications.add({ _id: news, client: client.toHexString(), news: 'plan' });
    if (!(await this.emails.isOn('plan-published'))) return;
    const to = this.emails.addressOf('plan-published', follower);
    if (!to) return;
    const { id, name, email } = to;
    await this.outbox.add({
      _id: news,
      kind: 'plan-published',
      to: { name, email },
      client: id,
    });
  }
}
