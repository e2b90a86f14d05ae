import { callTable } from '../calls.ts';
import type { ClientSummary, ClientTimeline } from './doctor-client.ts';
import type { DoctorToday } from './doctor-today.ts';

/** What a doctor works from: the day, and one client at a time. */
export interface DoctorTodayCalls {
  today: { answer: DoctorToday };
  /** Above every page of a client. */
  summary: { answer: ClientSummary };
  /** Visits, programs, published plans, checkups and saved forms. */
  timeline: { answer: ClientTimeline };
}

export const doctorTodayCalls = callTable<DoctorTodayCalls>()({
  today: ['GET /doctor/today', 'doctor'],
  summary: ['GET /doctor/clientSummary/:clientId', 'doctor'],
  timeline: ['GET /doctor/clientTimeline/:clientId', 'doctor'],
});
