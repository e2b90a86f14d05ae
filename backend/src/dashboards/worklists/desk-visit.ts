import type { DeskVisit } from '@clinic/contract/dashboards/desk-worklists';
import {
  addDays,
  clinicDateTime,
  clinicInstant,
  type ClinicMoment,
  type Day,
} from '@clinic/contract/clinic-calendar';
import type { TimeSpan } from '@clinic/contract/platform/time-spans';
import type { AppointmentRecord } from '../../scheduling/appointments/appointment.schema.ts';

export const VISIT_FIELDS = {
  client: 1,
  doctor: 1,
  startsAt: 1,
  endsAt: 1,
  duration: 1,
  appointmentType: 1,
  status: 1,
  outcome: 1,
  outcomeAt: 1,
} as const;

export type ShownVisit = Pick<AppointmentRecord, '_id' | keyof typeof VISIT_FIELDS>;

export const deskVisit = (record: ShownVisit): DeskVisit => ({
  id: record._id.toHexString(),
  client: { id: record.client.id.toHexString(), name: record.client.name },
  doctor: { id: record.doctor.id.toHexString(), name: record.doctor.name },
  start: record.startsAt.toISOString(),
  end: record.endsAt.toISOString(),
  duration: record.duration,
  appointmentType: record.appointmentType,
  status: record.status,
  outcome: record.outcome ?? null,
  outcomeAt: record.outcomeAt?.toISOString() ?? null,
});

export const inWords = (
  { doctor, startsAt }: Pick<ShownVisit, 'doctor' | 'startsAt'>,
  zone: string,
): { doctor: string; at: ClinicMoment } => ({ doctor: doctor.name, at: clinicDateTime(startsAt, zone) });

/** Makes a row; `fact` is a text that changes when the row must appear again although it was hidden. */
export function visitRow(record: ShownVisit, words: string, { fact, since }: { fact: Date; since?: Date }) {
  const visit = deskVisit(record);
  return {
    id: visit.id,
    fact: fact.toISOString(),
    words,
    since: since?.toISOString() ?? null,
    person: visit.client,
    visit,
  };
}

export const midnight = (day: Day, zone: string): Date => clinicInstant(day, '00:00', zone);

export const wholeDay = (day: Day, zone: string): TimeSpan => ({
  start: midnight(day, zone),
  end: midnight(addDays(day, 1), zone),
});
