import type { ConsultedVisit } from '@clinic/contract/care/consultations/consultations';
import { mayTurn } from '@clinic/contract/scheduling/visit-outcome';

/** Tells if the doctor may now mark the visit as completed. */
export const canComplete = (visit: ConsultedVisit | null, now: Date): boolean =>
  visit !== null &&
  mayTurn(
    {
      status: 'confirmed',
      startsAt: new Date(visit.start),
      endsAt: new Date(visit.end),
      outcome: visit.outcome,
    },
    'completed',
    now,
  );
