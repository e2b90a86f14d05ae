import { callTable } from '../../calls.ts';
import type { Consultation, ConsultationChoice, SaveConsultation, StandingWish } from './consultations.ts';

/** Calls of the consultation screen: the client's facts, and the doctor's notes of this visit. */
export interface ConsultationCalls {
  /** Answers a consultation. 404 for another client's visit or checkup, and for a visit of another doctor. */
  ofClient: { query: ConsultationChoice; answer: Consultation };
  /**
   * Saves the checkup; the note, the visit's outcome and the wish for the desk follow from it. With `checkupId` it
   * changes an earlier one. 400 when nothing is filled in, and as `POST /checkup/create/:clientId`; 404 for a visit of
   * another doctor or client; 409 STALE_RECORD, VISIT_HAS_CHECKUP.
   */
  save: { body: SaveConsultation; answer: { message: string; consultation: Consultation } };
  /** The visit that a doctor wished for the client, which the desk sees while booking; null: none. */
  wish: { answer: { wish: StandingWish | null } };
}

export const consultationCalls = callTable<ConsultationCalls>()({
  ofClient: ['GET /consultation/:clientId', 'doctor'],
  save: ['POST /consultation/:clientId', 'doctor'],
  wish: ['GET /consultation/wish/:clientId', 'assistant'],
});
