import type { OutboxRelay } from '../src/platform/writes/outbox-relay.ts';
import type { Effects } from '../src/platform/writes/effects.ts';
import { Records } from '../src/platform/writes/records.ts';
import { testClock } from './test-clock.ts';

/** Makes the write path for a service that a test builds by hand; finished entries are left to the sweeper. */
export const recordsOf = (effects: Effects): Records =>
  new Records(effects, { soon: () => undefined } as unknown as OutboxRelay, testClock);
