import { callTable } from '../calls.ts';

interface Well {
  answer: { status: 'ok' };
}

/** These calls say whether the server and its database answer. */
export interface HealthCalls {
  /** Answers when the database answers; 503 otherwise. */
  health: Well;
  /** Answers as long as the process does, whatever the database does: no answer means restart the server. */
  live: Well;
  /** Answers when requests may come here; 503 while the database is away, and once the server was asked to end. */
  ready: Well;
}

export const healthCalls = callTable<HealthCalls>()({
  health: ['GET /health', 'public'],
  live: ['GET /health/live', 'public'],
  ready: ['GET /health/ready', 'public'],
});
