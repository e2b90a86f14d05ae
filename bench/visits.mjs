// Hours and visits of a measured clinic, as its server stores them.
import { slotsOf } from '@clinic/contract/scheduling/appointment-rules';
import { clinicInstant } from '@clinic/contract/clinic-calendar';
import { ObjectId } from 'mongodb';

export const ZONE = 'Asia/Kolkata';
const MINUTES = 15;

/** A doctor who works from eight to nine in the evening, every day. */
export const longWeek = (id) => ({
  doctor: new ObjectId(id),
  validFrom: '2020-01-01',
  ranges: [0, 1, 2, 3, 4, 5, 6].map((day) => ({
    day,
    from: '08:00',
    to: '21:00',
    modes: ['clinic', 'online'],
  })),
  version: 1,
  by: { id: String(id), name: 'Bench', role: 'admin' },
  removedAt: null,
  createdAt: new Date(),
  updatedAt: new Date(),
});

/** The confirmed visit of a client that stands at `place` of a doctor's day. */
export function visit(doctor, number, date, place, { _id, name }) {
  const minutes = 8 * 60 + place * MINUTES;
  const time = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const startsAt = clinicInstant(date, time, ZONE);
  const now = new Date();
  return {
    doctor: { id: new ObjectId(doctor), name: `Dr. Bench ${number}` },
    client: { id: _id, name },
    assistant: null,
    date,
    time,
    duration: MINUTES,
    appointmentType: 'Cash',
    status: 'confirmed',
    clientNotes: '',
    assistantNotes: '',
    confirmedDate: date,
    confirmedTime: time,
    startsAt,
    endsAt: new Date(startsAt.getTime() + MINUTES * 60_000),
    slots: slotsOf(startsAt, MINUTES),
    version: 2,
    changes: [],
    createdAt: now,
    updatedAt: now,
  };
}
