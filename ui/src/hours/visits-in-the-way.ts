import type { VisitInTheWay } from '@clinic/contract/scheduling/hours';
import { refusalOf } from '../session/refusal.ts';

/** The visits over which time off would lie, when the server asks about them. */
export const visitsOf = (failure: unknown): VisitInTheWay[] | null => {
  const refusal = refusalOf(failure);
  return refusal?.code === 'VISITS_IN_TIME_OFF' ? (refusal.visits ?? []) : null;
};
