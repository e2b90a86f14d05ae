import { CLINIC_ADDRESS } from '@clinic/contract/clinic';
import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { EmailKind, VisitEmail } from '@clinic/contract/notifications/emails';
import { VISIT_EMAILS } from '@clinic/contract/notifications/emails';
import type { LinkEmail } from './link-emails.ts';
import { SECOND_FACTOR_EVENTS, type MailedAppointment, type MailedChange } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type Message = OutboxRecord['message'];

const MINUTE_MS = 60_000;
const NOBODY = '000000000000000000000000';
const to = { name: 'Asha Patel', email: 'asha.patel@example.com' };

/** Emails whose appointment still waits for an answer. */
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
      place: CLINIC_ADDRESS,
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
  switch (kind) {
    case 'plan-published':
    case 'check-in-answered':
      return { kind, to };
    case 'program-ending':
      return { kind, to, endsOn: addDays(today, 7) };
    case 'newsletter':
      return { kind, to, address: NOBODY, toConfirm: true };
    default: {
      const event = SECOND_FACTOR_EVENTS.find((one) => kind === `second-factor-${one}`);
      return event
        ? { kind: 'second-factor', to, event, role: 'doctor' }
        : {
            kind: kind as LinkEmail,
            to,
            role: 'client',
            account: NOBODY,
            nonce: 'sample',
            ...(kind === 'email-asked' && { becomes: 'asha@example.com' }),
          };
    }
  }
}

const isVisit = (kind: EmailKind): kind is VisitEmail =>
  (VISIT_EMAILS as readonly EmailKind[]).includes(kind);
