import { callTable } from '../../calls.ts';
import type { ProgressGoal, OwnGoal, SaveProgressGoal } from './progress-goal.ts';
import type { SeenAlert, ShownAlert } from './progress-input.ts';
import type { WeightLine } from './weight-line.ts';

/** A client's alerts, as a doctor is shown them. */
export interface ClientAlerts {
  /** The most urgent first; a seen alert stays until its cause is over. */
  signals: ShownAlert[];
}

/**
 * Calls of a program's goal and of the alerts about its progress, for the client's own doctor; the client reads only
 * the goal.
 */
export interface ProgressCalls {
  goal: { answer: ProgressGoal };
  saveGoal: { body: SaveProgressGoal; answer: ProgressGoal };
  /** The client's own goal without the doctor's reason; null while none is set. */
  ownGoal: { answer: { goal: OwnGoal | null } };
  /** The client's own weight line; null without one, and for clients to whom no pace is told. */
  ownLine: { answer: { line: WeightLine | null } };
  signals: { answer: ClientAlerts };
  /** Marks alerts as seen, as they were shown; one that has become worse meanwhile stays. */
  seen: { body: { signals: SeenAlert[] }; answer: ClientAlerts };
}

export const progressCalls = callTable<ProgressCalls>()({
  goal: ['GET /course/goal/:clientId', 'doctor'],
  saveGoal: ['PUT /course/goal/:clientId', 'doctor'],
  ownGoal: ['GET /course/ownGoal', 'client'],
  ownLine: ['GET /course/ownLine', 'client'],
  signals: ['GET /course/signals/:clientId', 'doctor'],
  seen: ['PUT /course/seen/:clientId', 'doctor'],
});
