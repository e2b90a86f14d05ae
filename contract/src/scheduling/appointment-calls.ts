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
import type { PolicyAnswer, SavePolicy } from './booking-policy.ts';
import { callTable } from '../calls.ts';

export interface AppointmentAnswer {
  message: string;
  appointment: Appointment;
}

/** Requests and confirmed appointments. */
export interface AppointmentCalls {
  create: { body: CreateAppointment; answer: AppointmentAnswer };
  status: { answer: Pick<Appointment, 'status'> & Pick<AppointmentAnswer, 'appointment'> };
  update: { body: UpdateAppointment; answer: AppointmentAnswer };
  reschedule: { body: RescheduleAppointment; answer: AppointmentAnswer };
  /** Cancels; nothing is deleted. */
  cancel: { answer: AppointmentAnswer };
  all: { query: AppointmentRange; answer: { appointments: Appointment[] } };
  ofClient: { answer: { appointments: Appointment[] } };
  /**
   * Times that the doctor's hours, time off, visits and held times leave; a client's are within the policy.
   */
  freeTimes: { query: FreeTimes; answer: FreeTimesAnswer };
  /** The first free times over all doctors, within the next 62 days. */
  firstFree: { query: FirstFree; answer: { starts: FreeStart[] } };
  /**
   * The visit's outcome: by the desk any, by the visit's doctor `completed` and `no_show`. 409 APPOINTMENT_STATE when it
   * cannot be now, APPOINTMENT_OVERLAP or ACTIVE_APPOINTMENT_EXISTS when what it had freed is taken.
   */
  outcome: { body: RecordOutcome; answer: AppointmentAnswer };
  /** Confirmed and arrived in one. */
  walkIn: { body: WalkIn; answer: AppointmentAnswer };
  /** The visit stays although it lies inside time off. */
  keep: { body: KeepVisit; answer: AppointmentAnswer };
  /** The client of an upcoming visit would rather come earlier. */
  wantEarlier: { body: WantEarlier; answer: AppointmentAnswer };
  /** Sets the link of an online visit. */
  joinLink: { body: SetJoinLink; answer: AppointmentAnswer };
  policy: { answer: PolicyAnswer };
  /** 409 STALE_RECORD when another person has saved it meanwhile. */
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
  keep: ['PUT /appointment/keep/:id', 'assistant'],
  wantEarlier: ['PUT /appointment/wantEarlier/:id', 'client'],
  joinLink: ['PUT /appointment/joinLink/:id', 'assistant', 'doctor'],
  policy: ['GET /appointment/policy', 'client', 'doctor', 'assistant', 'admin'],
  savePolicy: ['PUT /appointment/policy', 'admin'],
});
