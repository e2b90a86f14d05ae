import { eventText } from '@clinic/contract/appointment-events';
import type { Appointment, AppointmentChange } from '@clinic/contract/appointments';
import { stored } from '../http/stored.ts';
import type { AppointmentRecord, StoredChange, StoredPerson } from './appointment.schema.ts';

const person = ({ id, name }: StoredPerson) => ({ id: id.toHexString(), name });

/** `programs`: client's id → name of the running program. */
export const appointmentView =
  (programs: ReadonlyMap<string, string>) =>
  (appointment: AppointmentRecord): Appointment => ({
    ...stored(appointment),
    doctor: person(appointment.doctor),
    client: person(appointment.client),
    assistant: appointment.assistant && person(appointment.assistant),
    date: appointment.date,
    time: appointment.time,
    duration: appointment.duration,
    appointmentType: appointment.appointmentType,
    status: appointment.status,
    clientNotes: appointment.clientNotes,
    assistantNotes: appointment.assistantNotes,
    confirmedDate: appointment.confirmedDate,
    confirmedTime: appointment.confirmedTime,
    start: appointment.startsAt.toISOString(),
    end: appointment.endsAt.toISOString(),
    planType: programs.get(appointment.client.id.toHexString()) ?? null,
    changes: appointment.changes.map(changeView),
    version: appointment.version,
  });

/** What happened, and when; earlier releases kept the words in place of the event. */
export const changeView = (change: StoredChange): AppointmentChange => ({
  ...change,
  what: change.what ?? eventText(change),
  at: change.at.toISOString(),
});
