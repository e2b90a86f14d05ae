import { callTable } from '../calls.ts';

interface Well {
  answer: { status: 'ok' };
}

/** Calls with which a monitor asks if the server and its database work. */
export interface HealthCalls {
  /** Answers when the database answers; 503 otherwise. */
  health: Well;
  /** Answers as long as the process runs, even without a database: if it does not answer, restart the server. */
  live: Well;
  /** Answers when the server can take requests; 503 while the database is away or the server shuts down. */
  ready: Well;
}

export const healthCalls = callTable<HealthCalls>()({
  health: ['GET /health', 'public'],
  live: ['GET /health/live', 'public'],
  ready: ['GET /health/ready', 'public'],
});
