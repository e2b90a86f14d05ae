import { slotsOf } from '@clinic/contract/scheduling/appointment-rules';
import { freeDays, type WorkingTime } from '@clinic/contract/scheduling/free-times';
import type {
  AppointmentRecord,
  StoredChange,
  StoredPerson,
} from '../../scheduling/appointments/appointment.schema.ts';

/** Minutes of each visit. */
export const VISIT_MINUTES = 30;

/** When visits can begin on a day, `step` minutes apart at least. */
export const visitTimes = (work: WorkingTime, date: string, step: number, zone: string): string[] =>
  freeDays({ ...work, from: date, to: date, duration: VISIT_MINUTES, step, busy: [], zone }).flatMap(
    ({ times }) => times,
  );

type Visit = { assistant: StoredPerson } & Pick<
  AppointmentRecord,
  | 'doctor'
  | 'client'
  | 'date'
  | 'time'
  | 'status'
  | 'appointmentType'
  | 'startsAt'
  | 'endsAt'
  | 'clientNotes'
  | 'assistantNotes'
>;
interface Story {
  asked: Date;
  /** The instant when the desk confirmed the visit, or the client cancelled it. */
  answered: Date;
  isActive: boolean;
  /** True when the visit takes up its time, so that it cannot be booked again. */
  isHeld: boolean;
  events?: StoredChange[];
}

/** A visit as the product stores one that its client has asked for. */
export function madeVisit(
  visit: Visit,
  { asked, answered, isActive, isHeld, events = [] }: Story,
): Omit<AppointmentRecord, '_id' | 'createdAt' | 'updatedAt'> {
  const { client, assistant, date, time, status, startsAt } = visit;
  const isConfirmed = status === 'confirmed';
  const by = { id: client.id.toHexString(), name: client.name, role: 'client' as const };
  const desk = { id: assistant.id.toHexString(), name: assistant.name, role: 'assistant' as const };
  const answer: Record<typeof status, StoredChange[]> = {
    requested: [],
    confirmed: [{ at: answered, by: desk, event: 'confirmed', to: { date, time } }],
    cancelled: [{ at: answered, by, event: 'request-cancelled' }],
  };
  return {
    ...visit,
    duration: VISIT_MINUTES,
    confirmedDate: isConfirmed ? date : null,
    confirmedTime: isConfirmed ? time : null,
    ...(isActive && { activeClient: client.id }),
    ...(isHeld && { slots: slotsOf(startsAt, VISIT_MINUTES) }),
    version: status === 'requested' ? 1 : 2 + events.length,
    changes: [{ at: asked, by, event: 'requested' }, ...answer[status], ...events],
  };
}
