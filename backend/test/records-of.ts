import type { AuditMoves } from '../src/platform/audit/audit-moves.ts';
import type { Effects } from '../src/platform/database/effects.ts';
import { Records } from '../src/platform/writes/records.ts';
import { testClock } from './test-clock.ts';

/** The write path of a service that a test builds by hand; entries that are done stay for the sweeper. */
export const recordsOf = (effects: Effects): Records =>
  new Records(effects, { soon: () => undefined } as unknown as AuditMoves, testClock);
