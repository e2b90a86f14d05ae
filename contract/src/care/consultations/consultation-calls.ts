import { callTable } from '../../calls.ts';
import type { Consultation, ConsultationChoice, SaveConsultation, StandingWish } from './consultations.ts';

/** One screen for a visit: what is known of the client, and what is written down of this visit. */
export interface ConsultationCalls {
  /** 404 for a visit or a checkup that is not this client's, and a visit that is not the caller's. */
  ofClient: { query: ConsultationChoice; answer: Consultation };
  /**
   * Saves the checkup, from which the note, the visit's outcome and the wish for the desk follow; with a `checkupId`
   * also an earlier one. Answers it as it stands then. 400 when nothing is filled in, and as `POST /checkup/create/:clientId`; 404 for a visit that is not the
   * caller's with this client; 409 STALE_RECORD, VISIT_HAS_CHECKUP.
   */
  save: { body: SaveConsultation; answer: { message: string; consultation: Consultation } };
  /** Tells the desk, while it books, for which visit a doctor has asked; null: for none. */
  wish: { answer: { wish: StandingWish | null } };
}

export const consultationCalls = callTable<ConsultationCalls>()({
  ofClient: ['GET /consultation/:clientId', 'doctor'],
  save: ['POST /consultation/:clientId', 'doctor'],
  wish: ['GET /consultation/wish/:clientId', 'assistant'],
});
