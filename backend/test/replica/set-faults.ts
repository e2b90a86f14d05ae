import { setTimeout as wait } from 'node:timers/promises';
import type { Fault } from './fault-drill.ts';
import type { ReplicaSet } from './replica-set.ts';

/** Shorter than the ten seconds after which the others choose another primary. */
const HICCUP_MS = 4000;
const nothing = async () => undefined;

/** Names of the faults after which another member has to take over. */
export const FAILOVERS = ['the primary killed', 'the primary stepped down', 'the primary frozen'];

/** What a replica set must bear while people write. */
export const setFaults = (set: ReplicaSet): Fault[] => [
  {
    name: 'the primary killed',
    async happen() {
      const primary = await set.primary();
      await primary.kill();
      return () => primary.start();
    },
  },
  {
    name: 'the primary stepped down',
    async happen() {
      await set.stepDown();
      return nothing;
    },
  },
  {
    // It comes back in the belief that it is the primary still.
    name: 'the primary frozen',
    async happen() {
      const primary = await set.primary();
      primary.freeze();
      return async () => primary.thaw();
    },
  },
  {
    name: 'the primary frozen for four seconds',
    async happen() {
      const primary = await set.primary();
      primary.freeze();
      await wait(HICCUP_MS);
      primary.thaw();
      return nothing;
    },
  },
  {
    name: 'a secondary killed',
    async happen() {
      const secondary = await set.secondary();
      await secondary.kill();
      return () => secondary.start();
    },
  },
];
