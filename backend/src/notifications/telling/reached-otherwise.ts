import { Inject, Injectable } from '@nestjs/common';
import { OPTIONAL_EMAILS, type EmailKind } from '@clinic/contract/notifications/email-kinds';
import { EMAIL_WAITS_MS, pushAt, type PushNews } from '@clinic/contract/notifications/push';
import { TELLING } from '@clinic/contract/notifications/telling';
import type { Types } from 'mongoose';
import { wantsReminders } from '../../clients/clients/consents.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ReachesOtherwise, WasShown, type Reached } from '../../platform/mail/without-address.ts';
import { Answers } from '../../platform/ports/answers.ts';
import { PushNotifications } from '../push/push-notifications.service.ts';

/** Notifications in place of emails; the news has the words that name nothing. */
const NEWS: Partial<Record<EmailKind, PushNews>> = {
  'plan-published': 'plan',
  'check-in-answered': 'answer',
  'new-doctor': 'doctor',
  'payment-not-received': 'payment',
};

/** Emails about a visit go without consent to reminders, except those that clients may switch off. */
const needsConsent = (kind: EmailKind): boolean =>
  TELLING[kind] !== 'visit' || OPTIONAL_EMAILS.some((optional) => optional === kind);

/** Tells clients without an address by their browser, where they have one in use. */
@Injectable()
export class ReachedOtherwise {
  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clients: ClientsService,
    private readonly notifications: PushNotifications,
    private readonly clock: Clock,
  ) {}

  @Answers(ReachesOtherwise)
  async reach(letter: { _id: string; kind: EmailKind; client: Types.ObjectId }): Promise<Reached> {
    const { _id, kind } = letter;
    const client = await this.clients.find({ _id: letter.client }, { consents: 1 });
    if (!client || (needsConsent(kind) && !wantsReminders(client.consents))) return { by: 'nobody' };
    const news = TELLING[kind] === 'visit' ? 'visit-news' : NEWS[kind];
    if (!news) return { by: 'desk' };
    const now = this.clock.now();
    const isPushed = await this.notifications.add({ _id, client: client._id.toHexString(), news }, now);
    if (!isPushed) return { by: 'desk' };
    return { by: 'push', until: new Date(pushAt(now, this.env.clinicTimezone).getTime() + EMAIL_WAITS_MS) };
  }

  @Answers(WasShown)
  isShown(key: string): Promise<boolean> {
    return this.notifications.isShown(key);
  }
}
