import { callTable } from '../../calls.ts';
import type { Misreading } from './misreadings.ts';

/** A client's texts that are read differently now, and that no doctor has looked at. */
export interface ClientMisreadings {
  misreadings: Misreading[];
}

/** Stored texts that earlier releases read in another way: nothing is changed by itself, the own doctor looks at them. */
export interface MisreadingCalls {
  ofClient: { answer: ClientMisreadings };
  /** The keys are those that were shown: a text that was found since stays. */
  lookedAt: { body: { keys: string[] }; answer: ClientMisreadings };
}

export const misreadingCalls = callTable<MisreadingCalls>()({
  ofClient: ['GET /misreadings/:clientId', 'doctor'],
  lookedAt: ['PUT /misreadings/:clientId', 'doctor'],
});
