import { callTable } from '../../calls.ts';
import type { AnswerCheckIn, CheckIn, OwnCheckIns, SaveCheckIn } from './check-ins.ts';

/** Calls of the weekly check-ins: clients say how their week went, and the doctor answers. */
export interface CheckInCalls {
  own: { answer: OwnCheckIns };
  /**
   * Saves the due week's check-in. 400 for another week and an implausible weight; 409 when the doctor has read it,
   * when it was changed meanwhile, and without a running program.
   */
  save: { body: SaveCheckIn; answer: { message: string; checkIn: CheckIn } };
  /** Answers check-ins to the client's own doctor, newest first, at most 60. */
  ofClient: { answer: { checkIns: CheckIn[] } };
  /** Marks a check-in as read, without an answer. */
  read: { answer: { message: string; checkIn: CheckIn } };
  /** Saves the doctor's one answer, which may be corrected; the client is notified once. */
  answer: { body: AnswerCheckIn; answer: { message: string; checkIn: CheckIn } };
}

export const checkInCalls = callTable<CheckInCalls>()({
  own: ['GET /checkIns', 'client'],
  save: ['PUT /checkIns', 'client'],
  ofClient: ['GET /checkIns/ofClient/:clientId', 'doctor'],
  read: ['PUT /checkIns/:id/read', 'doctor'],
  answer: ['PUT /checkIns/:id/answer', 'doctor'],
});
