import { callTable } from '../../calls.ts';
import type { PlanChart } from './plan-chart.ts';

/** The printed plan: meals and doses of each week on a page. */
export interface PlanChartCalls {
  /** The doctor's own client, the client, or the front desk. */
  ofClient: { answer: PlanChart };
}

export const planChartCalls = callTable<PlanChartCalls>()({
  ofClient: ['GET /planChart/:clientId', 'doctor', 'assistant', 'client'],
});
