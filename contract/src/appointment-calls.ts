import type {
  Appointment,
  AppointmentRange,
  CreateAppointment,
  FreeTimes,
  RescheduleAppointment,
  UpdateAppointment,
} from './appointments.ts';
import { callTable } from './calls.ts';
import type { DeskToday } from './enquiries.ts';

export interface AppointmentAnswer {
  message: string;
  appointment: Appointment;
}

/** Requests, confirmed appointments and the front desk of today. */
export interface AppointmentCalls {
  create: { body: CreateAppointment; answer: AppointmentAnswer };
  status: { answer: Pick<Appointment, 'status'> & Pick<AppointmentAnswer, 'appointment'> };
  update: { body: UpdateAppointment; answer: AppointmentAnswer };
  reschedule: { body: RescheduleAppointment; answer: AppointmentAnswer };
  /** Cancels; nothing is deleted. */
  cancel: { answer: AppointmentAnswer };
  all: { query: AppointmentRange; answer: { appointments: Appointment[] } };
  ofClient: { answer: { appointments: Appointment[] } };
  freeTimes: { query: FreeTimes; answer: { times: string[] } };
  /** What needs attention at the front desk today. */
  today: { answer: DeskToday };
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
  today: ['GET /appointment/today', 'assistant', 'admin'],
});
