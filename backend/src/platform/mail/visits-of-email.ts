import type { MailedAppointment } from './mail-message.ts';
import type { OutboxRecord } from './outbox.schema.ts';

type Message = OutboxRecord['message'];

/** The visits that an email is about, earliest first; none for other news. */
export function visitsOf(message: Message): readonly MailedAppointment[] {
  if (message.kind === 'appointment') return [message.appointment];
  return 'appointments' in message ? message.appointments : [];
}

/** Tells whether an email has later facts of every visit of another one, which need not be told any more. */
export function replaces(later: Message, earlier: Message): boolean {
  const visits = visitsOf(earlier);
  const known = new Map(visitsOf(later).map(({ id, version }) => [id, version]));
  // An email about a visit that was missed has the version of the one before.
  const isMissed = later.kind === 'appointment' && later.event === 'missed';
  return (
    visits.length > 0 &&
    visits.every(({ id, version }) => {
      const newer = known.get(id);
      return newer !== undefined && (newer > version || (isMissed && newer === version));
    })
  );
}
