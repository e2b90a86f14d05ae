import { callTable } from '../../calls.ts';
import type { ProgressGoal, OwnGoal, SaveProgressGoal } from './progress-goal.ts';
import type { SeenAlert, ShownAlert } from './progress-input.ts';
import type { WeightLine } from './weight-line.ts';

/** A client's alerts, as a doctor is shown them. */
export interface ClientAlerts {
  /** The most urgent first; those that were seen stay until they are over. */
  signals: ShownAlert[];
}

/**
 * The goal of a program, and the alerts of its progress, which the own doctor looks at; a client reads the
 * goal only.
 */
export interface ProgressCalls {
  goal: { answer: ProgressGoal };
  saveGoal: { body: SaveProgressGoal; answer: ProgressGoal };
  /** The client's own, without the doctor's reason; null while none is set. */
  ownGoal: { answer: { goal: OwnGoal | null } };
  /** The client's own weight line; null while there is none, and where nothing is said of the pace. */
  ownLine: { answer: { line: WeightLine | null } };
  signals: { answer: ClientAlerts };
  /** The alerts as they were shown: one that became worse meanwhile stays. */
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
