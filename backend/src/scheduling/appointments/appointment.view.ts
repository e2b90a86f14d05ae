import { eventText } from '@clinic/contract/scheduling/appointment-events';
import type { Appointment, AppointmentChange, AskedMove } from '@clinic/contract/scheduling/appointments';
import type { SeriesPlace } from '@clinic/contract/scheduling/series-place';
import { isNotRecorded } from '@clinic/contract/scheduling/visit-outcome';
import { openAskedMove } from './asked-move.ts';
import { stored } from '../../platform/http/stored.ts';
import type { AppointmentRecord, StoredChange, StoredPerson, StoredPlace } from './appointment.schema.ts';

const person = ({ id, name }: StoredPerson) => ({ id: id.toHexString(), name });

export interface ViewedWith {
  /** Client's id → name of the running program. */
  programs: ReadonlyMap<string, string>;
  /** Doctor's id → link of that doctor's online visits. */
  joinLinks: ReadonlyMap<string, string>;
  now: Date;
}

export const appointmentView =
  ({ programs, joinLinks, now }: ViewedWith) =>
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
    outcome: appointment.outcome ?? null,
    outcomeAt: appointment.outcomeAt?.toISOString() ?? null,
    outcomeMissing: isNotRecorded({ ...appointment, outcome: appointment.outcome ?? null }, now),
    heldUntil: heldUntil(appointment, now),
    askedMove: askedMoveView(appointment, now),
    joinLink: joinLink(appointment, joinLinks),
    hoursReason: appointment.hoursReason ?? '',
    wantsEarlierSince: appointment.wantsEarlierSince?.toISOString() ?? null,
    ...(appointment.series && { series: placeView(appointment.series) }),
    version: appointment.version,
  });

const placeView = ({ id, n, of }: StoredPlace): SeriesPlace => ({ id: id.toHexString(), n, of });

const heldUntil = ({ status, heldUntil: until }: AppointmentRecord, now: Date): string | null =>
  status === 'requested' && until && until > now ? until.toISOString() : null;

function askedMoveView(appointment: AppointmentRecord, now: Date): AskedMove | null {
  const asked = openAskedMove(appointment, now);
  if (!asked) return null;
  const { date, time, heldUntil: until } = asked;
  return { date, time, heldUntil: until && until > now ? until.toISOString() : null };
}

export const joinLink = (
  { status, appointmentType, doctor, joinLink: own }: AppointmentRecord,
  ofDoctors: ReadonlyMap<string, string>,
): string | null =>
  status === 'confirmed' && appointmentType === 'Online'
    ? (own ?? ofDoctors.get(doctor.id.toHexString()) ?? null)
    : null;

export const changeView = (change: StoredChange): AppointmentChange => ({
  ...change,
  what: eventText(change),
  at: change.at.toISOString(),
});
