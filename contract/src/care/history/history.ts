import type { Instant } from '../../clinic-calendar.ts';
import type { StandingAnswer } from './plan-answers.ts';
import type { Role } from '../../constants.ts';

/** Number, time and author of a kept version. */
export interface VersionHead {
  /** Counts a record's versions from 1. */
  version: number;
  at: Instant;
  by: { id: string; name: string; role: Role };
}

/** One kept version of a form or plan. */
export interface Version<Body = unknown> extends VersionHead {
  /** The doctor's reasons about findings of the plan checks; absent without any. */
  answers?: StandingAnswer[];
  body: Body;
}

/**
 * Answer of the history calls: newest version first, which is the current one. Plans answer the newest 100 across the
 * client's plans; `form/history/{clientId}` takes `?formType=`, and answers all forms without it.
 */
export interface History<Body = unknown> {
  versions: Version<Body>[];
}
