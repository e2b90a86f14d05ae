import { callTable } from '../../calls.ts';
import type { Precautions, SavePrecautions } from './precautions.ts';

/** The precautions of a client, which a plan has to respect. */
export interface PrecautionCalls {
  /** Read from the forms, the program and the goal as they are now, with the doctor's answers. */
  ofClient: { answer: Precautions };
  /** 400 for an unknown code, an answer given twice, more than 100, a target that must not be; 409 STALE_RECORD. */
  save: { body: SavePrecautions; answer: Precautions };
}

export const precautionCalls = callTable<PrecautionCalls>()({
  ofClient: ['GET /precautions/:clientId', 'doctor'],
  save: ['PUT /precautions/:clientId', 'doctor'],
});
