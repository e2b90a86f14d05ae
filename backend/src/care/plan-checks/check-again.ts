import { effectKind, type Effect } from '../../platform/writes/envelope.ts';

export const CHECK_PLANS_AGAIN = effectKind('look-at-rails');

/** The effect of a change of what a client follows. */
export const checkingPlansAgain = (at: Date): Effect => ({
  key: `${CHECK_PLANS_AGAIN}:${at.getTime()}`,
  kind: CHECK_PLANS_AGAIN,
  at,
});
