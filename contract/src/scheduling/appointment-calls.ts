import type {
  Appointment,
  AppointmentRange,
  CreateAppointment,
  FirstFree,
  FreeStart,
  FreeTimes,
  FreeTimesAnswer,
  KeepVisit,
  RecordOutcome,
  RescheduleAppointment,
  SetJoinLink,
  UpdateAppointment,
  WalkIn,
  WantEarlier,
} from './appointments.ts';
import type { PastVisit, PastVisitEntered } from './past-visits.ts';
import type { PolicyAnswer, SavePolicy } from './booking-policy.ts';
import type { BookSeries, RunningSeries, SeriesAnswer } from './series.ts';
import { callTable } from '../calls.ts';

export interface AppointmentAnswer {
  message: string;
  appointment: Appointment;
  /** True: the client has no e-mail and is to be told by phone. Left out otherwise, and for clients themselves. */
  byPhone?: true;
}

/** Calls of appointments, requested and confirmed. */
export interface AppointmentCalls {
  create: { body: CreateAppointment; answer: AppointmentAnswer };
  status: { answer: Pick<Appointment, 'status'> & Pick<AppointmentAnswer, 'appointment'> };
  update: { body: UpdateAppointment; answer: AppointmentAnswer };
  reschedule: { body: RescheduleAppointment; answer: AppointmentAnswer };
  /** Cancels the appointment; the record is kept. */
  cancel: { answer: AppointmentAnswer };
  all: { query: AppointmentRange; answer: { appointments: Appointment[] } };
  ofClient: { answer: { appointments: Appointment[] } };
  /**
   * Free times of a doctor: within working hours, without time off, visits and held times. Clients get only times that
   * the booking policy allows.
   */
  freeTimes: { query: FreeTimes; answer: FreeTimesAnswer };
  /** The first free times over all doctors, within the next 62 days. */
  firstFree: { query: FirstFree; answer: { starts: FreeStart[] } };
  /**
   * Records how the visit ended: the desk may record any outcome, the visit's doctor `completed` and `no_show`. 409
   * APPOINTMENT_STATE when the outcome is not possible now, APPOINTMENT_OVERLAP or ACTIVE_APPOINTMENT_EXISTS when
   * another visit has taken the freed time or the client's one active appointment.
   */
  outcome: { body: RecordOutcome; answer: AppointmentAnswer };
  /** Books a client who stands at the desk: confirmed and arrived in one call. */
  walkIn: { body: WalkIn; answer: AppointmentAnswer };
  /**
   * Enters a visit of the last 30 days. The same client, doctor and start answers the first one. 400 INVALID_INPUT, also
   * for a doctor who came later; 409 CLIENT_ERASING, DOCTOR_GONE.
   */
  past: { body: PastVisit; answer: PastVisitEntered };
  /**
   * Books visits at intervals, all or none. 409 SERIES_NOT_FREE with what is in the way of each date;
   * ACTIVE_APPOINTMENT_EXISTS with the visit that `takeFirst` may name; SERIES_RUNS; DOCTOR_GONE, CLIENT_ERASING.
   */
  series: { body: BookSeries; answer: SeriesAnswer };
  /** The client's series of which visits are still to come; null: there is none. */
  seriesOfClient: { answer: { series: RunningSeries | null } };
  /** Keeps a visit although it lies inside time off. */
  keep: { body: KeepVisit; answer: AppointmentAnswer };
  /** Notes that the client of an upcoming visit would like an earlier time. */
  wantEarlier: { body: WantEarlier; answer: AppointmentAnswer };
  /** Sets the link of an online visit. */
  joinLink: { body: SetJoinLink; answer: AppointmentAnswer };
  policy: { answer: PolicyAnswer };
  /** Saves the booking policy. 409 STALE_RECORD when another person has saved it meanwhile. */
  savePolicy: { body: SavePolicy; answer: PolicyAnswer };
}

export const appointmentCalls = callTable<AppointmentCalls>()({
  create: ['POST /appointment/create', 'client', 'assistant'],
  status: ['GET /appointment/status/:id', 'client', 'doctor', 'assistant', 'admin'],
  update: ['PUT /appointment/update/:id', 'assistant'],
  reschedule: ['PUT /appointment/reschedule/:id', 'client', 'assistant'],
  cancel: ['DELETE /appointment/delete/:id', 'client', 'assistant'],
  all: ['GET /appointment/getAllAppointments', 'client', 'doctor', 'assistant', 'admin'],
  ofClient: [
    'GET /appointment/getAllAppointmentsOfClient/:clientId',
    'client',
    'doctor',
    'assistant',
    'admin',
  ],
  freeTimes: ['GET /appointment/freeTimes', 'client', 'doctor', 'assistant', 'admin'],
  firstFree: ['GET /appointment/firstFree', 'client', 'doctor', 'assistant', 'admin'],
  outcome: ['PUT /appointment/outcome/:id', 'assistant', 'doctor'],
  walkIn: ['POST /appointment/walkIn', 'assistant'],
  past: ['POST /appointment/past', 'assistant'],
  series: ['POST /appointment/series', 'assistant'],
  seriesOfClient: ['GET /appointment/series/:clientId', 'client', 'doctor', 'assistant', 'admin'],
  keep: ['PUT /appointment/keep/:id', 'assistant'],
  wantEarlier: ['PUT /appointment/wantEarlier/:id', 'client'],
  joinLink: ['PUT /appointment/joinLink/:id', 'assistant', 'doctor'],
  policy: ['GET /appointment/policy', 'client', 'doctor', 'assistant', 'admin'],
  savePolicy: ['PUT /appointment/policy', 'admin'],
});
