import { callTable } from '../calls.ts';
import type { Instant } from '../clinic-calendar.ts';

/** A doctor's settings for own visits. */
export interface VisitSettings {
  /**
   * The https link of the doctor's online visits, unless a visit has a link of its own; null: the clinic
   * calls.
   */
  joinLink: string | null;
  /** Since when a secret address shows the doctor's calendar to other programs; null: no address exists. */
  calendarSince: Instant | null;
}

export interface SetDoctorJoinLink {
  /** An https link, or null to have none. */
  joinLink: string | null;
}

/** A doctor's own joining link and calendar address. */
export interface DoctorCalls {
  settings: { answer: VisitSettings };
  setJoinLink: { body: SetDoctorJoinLink; answer: VisitSettings };
  /** Makes a new secret address, which only this answer shows; the earlier one stops working. */
  newCalendar: { answer: { address: string } };
  endCalendar: { answer: VisitSettings };
  /**
   * The calendar file at its secret address, which ends in `.ics`: 90 days back, a year ahead. 404 for any other
   * address.
   */
  calendar: { answer: 'file' };
}

export const doctorCalls = callTable<DoctorCalls>()({
  settings: ['GET /doctor/visitSettings', 'doctor'],
  setJoinLink: ['PUT /doctor/joinLink', 'doctor'],
  newCalendar: ['POST /doctor/calendar', 'doctor'],
  endCalendar: ['DELETE /doctor/calendar', 'doctor'],
  calendar: ['GET /calendar/:secret', 'public'],
});
