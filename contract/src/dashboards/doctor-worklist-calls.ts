import { callTable } from '../calls.ts';
import type { ClientSummary, ClientTimeline } from './doctor-client.ts';
import type { DoctorWorklists } from './doctor-worklists.ts';

/** A doctor works from these: the day, and one client at a time. */
export interface DoctorWorklistCalls {
  today: { answer: DoctorWorklists };
  /** Above every page of a client. */
  summary: { answer: ClientSummary };
  /** Visits, programs, published plans, checkups and saved forms. */
  timeline: { answer: ClientTimeline };
}

export const doctorWorklistCalls = callTable<DoctorWorklistCalls>()({
  today: ['GET /doctor/today', 'doctor'],
  summary: ['GET /doctor/clientSummary/:clientId', 'doctor'],
  timeline: ['GET /doctor/clientTimeline/:clientId', 'doctor'],
});
