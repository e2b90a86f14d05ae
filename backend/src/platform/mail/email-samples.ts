import { clinicAddress } from '@clinic/contract/clinic';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { EmailKind, SeriesEmail, VisitEmail } from '@clinic/contract/notifications/email-kinds';
import { SERIES_EMAILS, VISIT_EMAILS } from '@clinic/contract/notifications/email-kinds';
import { LINK_EMAILS, type LinkEmail } from './link-emails.ts';
import { madeUp } from './email-texts.ts';
import type { MailedAppointment, MailedChange, SecondFactorEvent } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type Message = OutboxRecord['message'];

const MINUTE_MS = 60_000;
const NOBODY = '000000000000000000000000';
const to = { name: 'Asha Patel', email: 'asha.patel@example.com' };

/** Emails about an appointment that is not confirmed. */
const TENTATIVE: readonly VisitEmail[] = ['requested', 'booked', 'move-asked', 'request-cancelled'];

function visitOf(event: VisitEmail, start: Date): { appointment: MailedAppointment; change: MailedChange } {
  return {
    appointment: {
      id: NOBODY,
      version: 1,
      doctor: 'Dr. Meera Shah',
      start,
      end: new Date(start.getTime() + 30 * MINUTE_MS),
      type: 'In-Person',
      place: clinicAddress(),
      tentative: TENTATIVE.includes(event),
      ...(!TENTATIVE.includes(event) && { changeLimit: 12 }),
    },
    change: {
      byClient: event === 'move-asked',
      ...(['moved', 'move-asked'].includes(event) && {
        oldStart: new Date(start.getTime() - 1500 * MINUTE_MS),
      }),
      ...(event === 'doctor-changed' && { oldDoctor: 'Dr. Raghav Iyer' }),
      ...(['moved', 'request-cancelled', 'cancelled'].includes(event) && {
        reason: 'Dr. Shah is away on that day.',
      }),
    },
  };
}

/** Made-up contents for the admin's preview of an email kind. */
export function sampleOf(kind: EmailKind, now: Date, zone: string): Message {
  const today = clinicToday(now, zone);
  if (isVisit(kind)) {
    const start = clinicInstant(addDays(today, kind === 'missed' ? -1 : 2), '15:30', zone);
    return { kind: 'appointment', to, event: kind, ...visitOf(kind, start) };
  }
  if (isSeries(kind)) {
    const starts = [2, 9, 16].map((days) => clinicInstant(addDays(today, days), '15:30', zone));
    return { kind, to, appointments: starts.map((start) => visitOf('confirmed', start).appointment) };
  }
  if (isLink(kind)) {
    const becomes = kind === 'email-asked' ? { becomes: 'asha@example.com' } : {};
    return { kind, to, role: 'client', account: NOBODY, nonce: 'sample', ...becomes };
  }
  if (isFactor(kind)) {
    const event = kind.replace('second-factor-', '') as SecondFactorEvent;
    return { kind: 'second-factor', to, event, role: 'doctor' };
  }
  return { to, ...madeUp(kind, today) };
}

const isVisit = (kind: EmailKind): kind is VisitEmail =>
  (VISIT_EMAILS as readonly EmailKind[]).includes(kind);

const isSeries = (kind: EmailKind): kind is SeriesEmail =>
  (SERIES_EMAILS as readonly EmailKind[]).includes(kind);

const isLink = (kind: EmailKind): kind is LinkEmail => kind in LINK_EMAILS;

const isFactor = (kind: EmailKind): kind is `second-factor-${SecondFactorEvent}` =>
  kind.startsWith('second-factor-');
