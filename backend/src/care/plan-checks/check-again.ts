import { effectKind, type Effect } from '../../platform/writes/envelope.ts';

export const LOOK_AT_RAILS = effectKind('look-at-rails');

/** The effect of a change of what a client follows. */
export const lookingAtRails = (at: Date): Effect => ({
  key: `${LOOK_AT_RAILS}:${at.getTime()}`,
  kind: LOOK_AT_RAILS,
  at,
});
