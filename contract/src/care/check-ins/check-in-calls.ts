import { callTable } from '../../calls.ts';
import type { AnswerCheckIn, CheckIn, OwnCheckIns, SaveCheckIn } from './check-ins.ts';

/** How clients say their weeks went, and what their doctor writes back. */
export interface CheckInCalls {
  own: { answer: OwnCheckIns };
  /**
   * The check-in of the week that is due. 400 for another week and for a weight outside the plausible range, 409 when the
   * doctor has read it, when it was changed meanwhile, and without a running program.
   */
  save: { body: SaveCheckIn; answer: { message: string; checkIn: CheckIn } };
  /** The newest first, at most 60; the own doctor's. */
  ofClient: { answer: { checkIns: CheckIn[] } };
  /** The doctor has seen it, without a word back. */
  read: { answer: { message: string; checkIn: CheckIn } };
  /** One text, which may be corrected; the client is told once that it is there. */
  answer: { body: AnswerCheckIn; answer: { message: string; checkIn: CheckIn } };
}

export const checkInCalls = callTable<CheckInCalls>()({
  own: ['GET /checkIns', 'client'],
  save: ['PUT /checkIns', 'client'],
  ofClient: ['GET /checkIns/ofClient/:clientId', 'doctor'],
  read: ['PUT /checkIns/:id/read', 'doctor'],
  answer: ['PUT /checkIns/:id/answer', 'doctor'],
});
