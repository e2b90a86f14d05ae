import { APPOINTMENT_TYPE_LABELS } from '@clinic/contract/constants';
import { clinicAddress } from '@clinic/contract/clinic';
import { reminderKey } from '@clinic/contract/notifications/reminder-rules';
import type { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import type { MailedAppointment } from '../../platform/mail/mail-message.ts';
import { keptUntil } from '../../platform/mail/open-tellings.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const KEPT_DAYS = 90;
/** Answers of mail servers to addresses that do not exist, and to full mailboxes. */
const PROBLEMS = [
  '550 5.1.1 The email account that you tried to reach does not exist.',
  '552 5.2.2 The mailbox is full.',
];
/** Number of latest visits with emails in the log. */
const VISITS = 12;

type Visit = Omit<AppointmentRecord, 'createdAt' | 'updatedAt'>;

const mailed = (visit: Visit): MailedAppointment => ({
  id: visit._id.toHexString(),
  version: visit.version,
  doctor: visit.doctor.name,
  start: visit.startsAt,
  end: visit.endsAt,
  type: APPOINTMENT_TYPE_LABELS[visit.appointmentType],
  place: visit.appointmentType === 'Online' ? 'Online' : clinicAddress(),
});

/** Confirmed visits that clients without an e-mail do not know of yet: lines for the desk to tell. */
export function demoTellings(
  now: Date,
  visits: readonly Visit[],
  clients: readonly ClientRecord[],
): OutboxRecord[] {
  const callers = clients.filter(({ email }) => !email).map(({ _id }) => _id);
  const coming = visits.filter(
    ({ client, status, startsAt }) =>
      status === 'confirmed' && startsAt > now && callers.some((id) => id.equals(client.id)),
  );
  return coming.map((visit) => {
    const confirmedAt = visit.changes.at(-1)?.at ?? now;
    return {
      _id: `${visit._id.toHexString()}:${visit.version}:confirmed`,
      client: visit.client.id,
      message: {
        kind: 'appointment',
        event: 'confirmed',
        to: { name: visit.client.name },
        appointment: mailed(visit),
      },
      state: 'to tell',
      attempts: 0,
      attempt: null,
      problem: null,
      nextAttemptAt: confirmedAt,
      createdAt: confirmedAt,
      updatedAt: confirmedAt,
      expiresAt: keptUntil(visit.startsAt),
    };
  });
}

/** The log of the demo clinic: the reminders of the latest visits, most of which arrived. */
export function demoEmails(
  now: Date,
  visits: readonly Visit[],
  clients: readonly ClientRecord[],
): OutboxRecord[] {
  const emails = new Map(clients.map(({ _id, email }) => [_id.toHexString(), email]));
  const latest = visits
    .filter(({ status, startsAt }) => status === 'confirmed' && startsAt.getTime() - DAY_MS <= now.getTime())
    .filter(({ client }) => emails.get(client.id.toHexString()))
    .toSorted((one, other) => other.startsAt.getTime() - one.startsAt.getTime())
    .slice(0, VISITS);
  return latest.map((visit, index) => {
    const sentAt = new Date(Math.min(visit.startsAt.getTime() - 20 * HOUR_MS, now.getTime() - HOUR_MS));
    const problem = index % 7 === 2 ? (PROBLEMS[index % PROBLEMS.length] ?? null) : null;
    return {
      _id: reminderKey(visit._id.toHexString(), visit.startsAt, 'reminder-24h'),
      client: visit.client.id,
      message: {
        kind: 'appointment',
        event: 'reminder-24h',
        to: { name: visit.client.name, email: emails.get(visit.client.id.toHexString()) ?? '' },
        appointment: mailed(visit),
      },
      state: problem ? 'failed' : 'sent',
      attempts: 1,
      attempt: null,
      problem,
      nextAttemptAt: sentAt,
      createdAt: sentAt,
      updatedAt: sentAt,
      expiresAt: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
    };
  });
}
