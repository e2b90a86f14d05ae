import type { AppointmentStatus } from '../constants.ts';

/** Outcomes of a confirmed visit; null stands for none recorded. */
export const OUTCOMES = ['arrived', 'completed', 'no_show'] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<Outcome, string>> = {
  arrived: 'Arrived',
  completed: 'Completed',
  no_show: 'Did not come',
};

/** How long before the start an outcome can be recorded, and how long after it. */
const BEFORE_MS = 2 * 3_600_000;
const AFTER_MS = 30 * 86_400_000;

/** The facts of a visit that the rules of outcomes need. */
export interface Visit {
  status: AppointmentStatus;
  startsAt: Date;
  endsAt: Date;
  outcome: Outcome | null;
}

/** Who may record which outcome: the desk any, a doctor how the own visit went. */
export const OUTCOMES_OF: Readonly<Record<'assistant' | 'doctor', readonly (Outcome | null)[]>> = {
  assistant: ['arrived', 'completed', 'no_show', null],
  doctor: ['completed', 'no_show', null],
};

/** Tells whether the outcome of a visit can be recorded or taken back now. */
export function mayBeRecorded({ status, startsAt }: Visit, now: Date): boolean {
  const since = now.getTime() - startsAt.getTime();
  return status === 'confirmed' && since >= -BEFORE_MS && since <= AFTER_MS;
}

/**
 * Tells whether an outcome may follow another now: nothing → arrived → completed, or nothing → no show after the start;
 * a visit that was not marked as arrived may be completed after its start. Null removes the outcome.
 */
export function mayTurn(visit: Visit, outcome: Outcome | null, now: Date): boolean {
  if (!mayBeRecorded(visit, now)) return false;
  const begun = now >= visit.startsAt;
  switch (outcome) {
    case null:
      return visit.outcome !== null;
    case 'arrived':
      return visit.outcome === null;
    case 'completed':
      return visit.outcome === 'arrived' || (visit.outcome === null && begun);
    case 'no_show':
      return visit.outcome === null && begun;
  }
}

/** Tells whether an outcome ends the visit: the rest of its time is free again, and the client may book another. */
export const isOver = (outcome: Outcome | null): boolean => outcome === 'completed' || outcome === 'no_show';

/** Tells whether a visit is past and has no outcome, which lists show as "not recorded". */
export const isNotRecorded = (visit: Visit, now: Date): boolean =>
  visit.outcome === null && now >= visit.endsAt && mayBeRecorded(visit, now);
