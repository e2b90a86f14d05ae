import { callTable } from '../../calls.ts';
import type { Checkup, EditCheckup, SaveCheckup } from './checkups.ts';

interface CheckupAnswer {
  message: string;
  checkup: Checkup;
}

/** Checkups of a client. */
export interface CheckupCalls {
  /**
   * A covering doctor's checkup belongs to that doctor's visit: the last that has begun, or the next one. 409
   * VISIT_HAS_CHECKUP when that visit has one.
   */
  create: { body: SaveCheckup; answer: CheckupAnswer };
  edit: { body: EditCheckup; answer: CheckupAnswer };
  /** Newest first. */
  ofClient: { answer: { checkups: Checkup[] } };
}

export const checkupCalls = callTable<CheckupCalls>()({
  create: ['POST /checkup/create/:clientId', 'doctor'],
  edit: ['PUT /checkup/edit/:id', 'doctor'],
  ofClient: ['GET /checkup/getClientsCheckup/:clientId', 'doctor'],
});
