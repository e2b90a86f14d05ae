import { Inject, Injectable } from '@nestjs/common';
import { EMAIL_WAITS_MS } from '@clinic/contract/notifications/push';
import { isMailed } from '@clinic/contract/scheduling/appointment-events';
import { VISIT_REMINDERS, type VisitReminder } from '@clinic/contract/notifications/email-kinds';
import {
  isQuiet,
  mayRemind,
  missedBetween,
  missedDue,
  reminderDue,
  reminderKey,
  REMINDED_AHEAD_MS,
} from '@clinic/contract/notifications/reminder-rules';
import type { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import { MailedAppointments } from '../../scheduling/appointments/mailed-appointments.ts';
import { VisitsToRemind } from '../../scheduling/appointments/visits-to-remind.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { OptionalEmails } from '../emails/optional-emails.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { EmailIsStillTrue, Outbox } from '../../platform/mail/outbox.service.ts';
import type { PushNotificationRecord } from '../push/push-notification.schema.ts';
import { NotificationIsStillTrue, PushNotifications } from '../push/push-notifications.service.ts';
import { Clock } from '../../platform/config/clock.ts';
import { Answers } from '../../platform/ports/answers.ts';

type Kind = VisitReminder | 'missed';
type VisitMail = Extract<MailMessage, { kind: 'appointment' }>;

@Injectable()
export class VisitReminders {
  private readonly zone: string;

  constructor(
    @Inject(ENV) { clinicTimezone }: Env,
    private readonly visits: VisitsToRemind,
    private readonly mailed: MailedAppointments,
    private readonly emails: OptionalEmails,
    private readonly outbox: Outbox,
    private readonly notifications: PushNotifications,
    private readonly clock: Clock,
  ) {
    this.zone = clinicTimezone;
  }

  @Answers(NotificationIsStillTrue, 'visit')
  async isSameVisit({ _id, startsAt }: PushNotificationRecord): Promise<boolean> {
    const visit = await this.visits.get(_id.slice(0, _id.indexOf(':')));
    return visit?.startsAt.getTime() === startsAt?.getTime() && isOpen(visit);
  }

  async remind(now: Date, stop: AbortSignal): Promise<void> {
    const near = { from: now, to: new Date(now.getTime() + REMINDED_AHEAD_MS) };
    const visits = await this.visits.upcoming(near);
    for (const kind of VISIT_REMINDERS)
      await this.write(
        kind,
        visits.filter((visit) =>
          reminderDue(kind, { ...visit, settledAt: settledAt(visit) }, now, this.zone),
        ),
        now,
        stop,
      );
  }

  /** Writes to clients about visits that they missed, as `remind` does about visits to come. */
  async writeAboutMissed(now: Date, stop: AbortSignal): Promise<void> {
    const visits = await this.visits.missed(missedBetween(now));
    const due = visits.filter(({ startsAt, outcomeAt }) =>
      missedDue({ startsAt, recordedAt: outcomeAt ?? now }, now, this.zone),
    );
    await this.write('missed', due, now, stop);
  }

  private async write(kind: Kind, visits: AppointmentRecord[], now: Date, stop: AbortSignal): Promise<void> {
    if (visits.length === 0 || !(await this.emails.isOn(kind))) return;
    const missing = await this.outbox.missing(visits.map((visit) => keyOf(visit, kind)));
    for (const visit of visits) {
      if (stop.aborted) return;
      if (missing.has(keyOf(visit, kind))) await this.writeOne(kind, visit, now);
    }
  }

  private async writeOne(kind: Kind, visit: AppointmentRecord, now: Date): Promise<void> {
    const to = await this.emails.wanting(kind, visit.client.id);
    if (!to || (kind === 'missed' && (await this.visits.hasAnother(visit.client.id)))) return;
    const appointment = await this.mailed.mailedAppointment(visit, to.phone);
    const isNotified = kind !== 'missed' && to.wantsReminders && (await this.notify(kind, visit, now));
    await this.outbox.add(
      {
        _id: keyOf(visit, kind),
        to: { name: to.name, email: to.email },
        client: to.id,
        kind: 'appointment',
        event: kind,
        appointment,
      },
      new Date(this.clock.now().getTime() + (isNotified ? EMAIL_WAITS_MS : 0)),
    );
  }

  /**
   * Notifies a browser of the client first, and answers whether one may show the reminder. The email waits for that and
   * is sent when no browser has shown it. Nothing is sent at night, nor when the email would come too late.
   */
  private async notify(kind: VisitReminder, visit: AppointmentRecord, now: Date): Promise<boolean> {
    const later = new Date(now.getTime() + EMAIL_WAITS_MS);
    if (isQuiet(now, this.zone) || !mayRemind(kind, visit.startsAt, later, this.zone)) return false;
    const { _id, startsAt } = visit;
    const client = visit.client.id.toHexString();
    return this.notifications.add(
      { _id: keyOf({ _id, startsAt }, kind), client, news: 'visit', startsAt },
      now,
    );
  }

  /** Called right before sending: the visit may have changed, or the hour is over. */
  @Answers(EmailIsStillTrue, ...VISIT_REMINDERS, 'missed')
  async isStillTrue(message: OutboxRecord['message']): Promise<boolean> {
    const { event, appointment } = message as VisitMail;
    const now = this.clock.now();
    const kind = event as Kind;
    const visit = await this.visits.get(appointment.id);
    if (!visit || visit.startsAt.getTime() !== new Date(appointment.start).getTime()) return false;
    if (!(await this.emails.addressee(kind, visit.client.id))) return false;
    if (kind === 'missed')
      return visit.outcome === 'no_show' && !(await this.visits.hasAnother(visit.client.id));
    if (!isOpen(visit) || !mayRemind(kind, visit.startsAt, now, this.zone)) return false;
    return !(await this.notifications.isShown(keyOf(visit, kind)));
  }
}

const isOpen = (visit: AppointmentRecord | null | undefined): boolean =>
  visit?.status === 'confirmed' && visit.outcome === undefined;

const keyOf = ({ _id, startsAt }: Pick<AppointmentRecord, '_id' | 'startsAt'>, kind: Kind): string =>
  reminderKey(_id.toHexString(), startsAt, kind);

const settledAt = ({ changes, createdAt }: AppointmentRecord): Date =>
  changes.findLast(({ event }) => isMailed(event))?.at ?? createdAt;
