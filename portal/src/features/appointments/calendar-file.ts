import { clinicFacts } from '@clinic/contract/clinic';
import type { Appointment } from '@clinic/contract/scheduling/appointments';
import { clinicNow } from '@clinic/ui/session/clinic-clock.ts';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { placeText } from './appointment-texts.ts';

/**
 * Makes a file for the client's own calendar. UID and SEQUENCE equal those of the clinic's emails, so that a calendar
 * with both keeps one entry. `host`: the product's, `now`: the time of writing.
 */
export function calendarFile(appointment: Appointment, host: string, now: Date): string {
  const { id, version, start, end, doctor, status } = appointment;
  const calendar = ical({
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: clinicFacts().name, product: 'Appointments', language: 'EN' },
  });
  calendar.createEvent({
    id: `appointment-${id}@${host}`,
    sequence: version,
    stamp: now,
    start: new Date(start),
    end: new Date(end),
    summary: `${clinicFacts().name}: ${doctor.name}`,
    location: placeText(appointment),
    status: status === 'confirmed' ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  });
  return calendar.toString();
}

/** Downloads the file; phones open their calendar with it. */
export function saveCalendarFile(appointment: Appointment): void {
  const file = new Blob([calendarFile(appointment, location.hostname, clinicNow())], {
    type: 'text/calendar',
  });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = 'appointment.ics';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
