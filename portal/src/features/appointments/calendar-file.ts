import { CLINIC } from '@clinic/contract/clinic';
import type { Appointment } from '@clinic/contract/appointments';
import { placeText } from './appointment-texts.ts';

const MAX_OCTETS = 75;

/** RFC 5545: no line is longer than 75 octets; a continuation starts with a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > MAX_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

const escape = (text: string): string =>
  text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);

const utc = (instant: Date): string => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/**
 * The appointment for the client's own calendar (RFC 5545). UID and SEQUENCE are those of the clinic's mails, so that a
 * calendar that has both keeps one entry. `host` is the product's own, `now` the time of writing.
 */
export function calendarFile(appointment: Appointment, host: string, now: Date): string {
  const { id, version, start, end, doctor, status } = appointment;
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escape(CLINIC.name)}//Appointments//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:appointment-${id}@${host}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(new Date(start))}`,
    `DTEND:${utc(new Date(end))}`,
    `SUMMARY:${escape(`${CLINIC.name}: ${doctor.name}`)}`,
    `LOCATION:${escape(placeText(appointment))}`,
    `STATUS:${status === 'confirmed' ? 'CONFIRMED' : 'TENTATIVE'}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n');
}

/** Hands the file to the browser; phones open their calendar with it. */
export function saveCalendarFile(appointment: Appointment): void {
  const file = new Blob([calendarFile(appointment, location.hostname, new Date())], {
    type: 'text/calendar',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'appointment.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
