import { callTable } from '../../calls.ts';
import type { StandingAnswer } from '../history/plan-answers.ts';
import type { CheckedPerson, PlansToCheck, PlanCheckInput, PlanCheckReport } from './findings.ts';

/**
 * `GET /api/rails/{clientId}`: what speaks against the plans that the client follows, how it was answered, and what was
 * looked at: with a plan that is being written in its place, a screen comes to what the server says.
 */
export interface PlanChecksOfClient {
  report: PlanCheckReport;
  answers: StandingAnswer[];
  person: CheckedPerson;
  /** The plans that the client follows; an empty list for a plan that does not exist. */
  followed: PlansToCheck;
  /** The diet plan before the one that is followed; null when there was none. */
  before: PlanCheckInput['before'];
}

/** Reads what speaks against a client's plans. */
export interface PlanCheckCalls {
  ofClient: { answer: PlanChecksOfClient };
}

export const planCheckCalls = callTable<PlanCheckCalls>()({
  ofClient: ['GET /rails/:clientId', 'doctor'],
});
