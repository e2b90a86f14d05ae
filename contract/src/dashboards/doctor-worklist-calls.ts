import { callTable } from '../calls.ts';
import type { ClientSummary, ClientTimeline } from './doctor-client.ts';
import type { DoctorWorklists } from './doctor-worklists.ts';

/** Calls of a doctor's home, and of the pages of one client. */
export interface DoctorWorklistCalls {
  today: { answer: DoctorWorklists };
  /** The facts shown above every page of a client. */
  summary: { answer: ClientSummary };
  /** Events: visits, programs, published plans, checkups and saved forms. */
  timeline: { answer: ClientTimeline };
}

export const doctorWorklistCalls = callTable<DoctorWorklistCalls>()({
  today: ['GET /doctor/today', 'doctor'],
  summary: ['GET /doctor/clientSummary/:clientId', 'doctor'],
  timeline: ['GET /doctor/clientTimeline/:clientId', 'doctor'],
});
