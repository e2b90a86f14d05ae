import { callTable } from '../../calls.ts';
import type { StandingAnswer } from '../history/plan-answers.ts';
import type { CheckedPerson, PlansToCheck, PlanCheckInput, PlanCheckReport } from './findings.ts';

/**
 * `GET /api/rails/{clientId}`: findings about the plans that the client follows, with answers and the checked input, so
 * that a screen that replaces one plan by the edited one comes to the server's result.
 */
export interface PlanChecksOfClient {
  report: PlanCheckReport;
  answers: StandingAnswer[];
  person: CheckedPerson;
  /** The plans that the client follows; an empty list for a plan that does not exist. */
  followed: PlansToCheck;
  /** The diet plan before the present one; null when there was none. */
  before: PlanCheckInput['before'];
}

/** Reads the findings about a client's plans. */
export interface PlanCheckCalls {
  ofClient: { answer: PlanChecksOfClient };
}

export const planCheckCalls = callTable<PlanCheckCalls>()({
  ofClient: ['GET /rails/:clientId', 'doctor'],
});
