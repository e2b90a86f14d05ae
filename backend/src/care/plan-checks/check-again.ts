import { effectKind, type Effect } from '../../platform/writes/envelope.ts';

export const CHECK_PLANS_AGAIN = effectKind('look-at-rails');

/** Makes the effect that checks plans again after a change of what a client follows. */
export const checkingPlansAgain = (at: Date): Effect => ({
  key: `${CHECK_PLANS_AGAIN}:${at.getTime()}`,
  kind: CHECK_PLANS_AGAIN,
  at,
});
