import { callTable } from '../../calls.ts';
import type { Misreading } from './misreadings.ts';

/** Texts of a client that the present reader reads differently and no doctor has looked at yet. */
export interface ClientMisreadings {
  misreadings: Misreading[];
}

/**
 * Calls about stored texts that earlier releases read differently. Nothing changes by itself: the client's own doctor
 * looks at them.
 */
export interface MisreadingCalls {
  ofClient: { answer: ClientMisreadings };
  /** Marks the shown keys as looked at; a text found since stays open. */
  lookedAt: { body: { keys: string[] }; answer: ClientMisreadings };
}

export const misreadingCalls = callTable<MisreadingCalls>()({
  ofClient: ['GET /misreadings/:clientId', 'doctor'],
  lookedAt: ['PUT /misreadings/:clientId', 'doctor'],
});
