import { callTable } from '../../calls.ts';
import type { Instant } from '../../clinic-calendar.ts';
import type { PlanAnswer } from '../plan-answers.ts';
import type { RailPlan, RailsInput, RailsReport } from './findings.ts';

/** An answer as it is kept with the plan. */
export interface KeptPlanAnswer extends PlanAnswer {
  plan: RailPlan;
  /** The finding's words when it was answered: with other words it is asked again. */
  words: string;
  /** Name of the doctor. */
  by: string;
  at: Instant;
}

/**
 * What speaks against what the client follows now, how it was answered, and whose plans were looked at: a screen that
 * puts what is being written in place of one of them comes to what the server says of it.
 */
export interface RailsOfClient extends Pick<RailsInput, 'person' | 'plans' | 'before'> {
  report: RailsReport;
  answers: KeptPlanAnswer[];
}

export interface RailCalls {
  ofClient: { answer: RailsOfClient };
}

export const railCalls = callTable<RailCalls>()({
  ofClient: ['GET /rails/:clientId', 'doctor'],
});
