import { callTable } from '../../calls.ts';
import type { Checkup, EditCheckup, SaveCheckup } from './checkups.ts';

interface CheckupAnswer {
  message: string;
  checkup: Checkup;
}

/** Checkups of a client. */
export interface CheckupCalls {
  /**
   * Adds a checkup. A covering doctor's belongs to the covered visit: the last that has begun, or the next. 409
   * VISIT_HAS_CHECKUP when it already has one.
   */
  create: { body: SaveCheckup; answer: CheckupAnswer };
  edit: { body: EditCheckup; answer: CheckupAnswer };
  /** Answers the client's checkups, newest first. */
  ofClient: { answer: { checkups: Checkup[] } };
}

export const checkupCalls = callTable<CheckupCalls>()({
  create: ['POST /checkup/create/:clientId', 'doctor'],
  edit: ['PUT /checkup/edit/:id', 'doctor'],
  ofClient: ['GET /checkup/getClientsCheckup/:clientId', 'doctor'],
});
