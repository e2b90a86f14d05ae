import type { Instant } from '../../clinic-calendar.ts';
import type { StandingAnswer } from './plan-answers.ts';
import type { Role } from '../../constants.ts';

/** One kept version of a form or plan. */
export interface Version<Body = unknown> {
  /** Counts up from 1 for each record. */
  version: number;
  at: Instant;
  by: { id: string; name: string; role: Role };
  /** Reasons why a plan was right although something spoke against it; absent where nothing was answered. */
  answers?: StandingAnswer[];
  body: Body;
}

/**
 * Answer of the history calls: newest first, the current one included as the first. Plans answer the newest 100 over
 * all plans of the client; `form/history/{clientId}` takes `?formType=` and answers all forms without it.
 */
export interface History<Body = unknown> {
  versions: Version<Body>[];
}
