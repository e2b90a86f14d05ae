import { callTable } from './calls.ts';

/** Whether the server and its database answer. */
export interface HealthCalls {
  /** Answers when the database answers; 503 otherwise. */
  health: { answer: { status: 'ok' } };
}

export const healthCalls = callTable<HealthCalls>()({
  health: ['GET /health', 'public'],
});
