import { callTable } from '../../calls.ts';
import type { Precautions, SavePrecautions } from './precautions.ts';

/** Calls of a client's precautions, which every plan has to respect. */
export interface PrecautionCalls {
  /** Reads them from the present forms, program and goal, with the doctor's answers. */
  ofClient: { answer: Precautions };
  /**
   * 400 for an unknown code, two answers to one question, more than 100 entries, or an impossible target; 409
   * STALE_RECORD.
   */
  save: { body: SavePrecautions; answer: Precautions };
}

export const precautionCalls = callTable<PrecautionCalls>()({
  ofClient: ['GET /precautions/:clientId', 'doctor'],
  save: ['PUT /precautions/:clientId', 'doctor'],
});
