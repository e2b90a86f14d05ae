import { callTable } from '../calls.ts';
import type { Instant } from '../clinic-calendar.ts';

/** A doctor's settings for the own visits. */
export interface VisitSettings {
  /**
   * The https link of the doctor's online visits, unless a visit has a link of its own; null: the clinic
   * calls.
   */
  joinLink: string | null;
  /** Since when the doctor's calendar can be read elsewhere; null: it cannot. */
  calendarSince: Instant | null;
}

export interface SetDoctorJoinLink {
  /** https; null: none. */
  joinLink: string | null;
}

/** A doctor's own joining link and calendar address. */
export interface DoctorCalls {
  settings: { answer: VisitSettings };
  setJoinLink: { body: SetDoctorJoinLink; answer: VisitSettings };
  /** A new secret address, answered this once; an earlier one ends. */
  newCalendar: { answer: { address: string } };
  endCalendar: { answer: VisitSettings };
  /** The calendar at its address, which ends in `.ics`: 90 days back, a year ahead. 404 for any other. */
  calendar: { answer: 'file' };
}

export const doctorCalls = callTable<DoctorCalls>()({
  settings: ['GET /doctor/visitSettings', 'doctor'],
  setJoinLink: ['PUT /doctor/joinLink', 'doctor'],
  newCalendar: ['POST /doctor/calendar', 'doctor'],
  endCalendar: ['DELETE /doctor/calendar', 'doctor'],
  calendar: ['GET /calendar/:secret', 'public'],
});
