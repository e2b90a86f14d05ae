import type { VisitInTheWay } from '@clinic/contract/scheduling/hours';
import { refusalOf } from '../session/refusal.ts';

/** The visits inside new time off, from the server's question. */
export const visitsOf = (failure: unknown): VisitInTheWay[] | null => {
  const refusal = refusalOf(failure);
  return refusal?.code === 'VISITS_IN_TIME_OFF' ? (refusal.visits ?? []) : null;
};
