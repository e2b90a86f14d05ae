import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { makePerson } from '../src/operations/demo/factories.ts';
import { Tills, type Losses } from './kills-tills.ts';
import { startServerProcess } from './server-process.ts';

/** What may happen to a database while a clinic works. */
export interface Fault {
  name: string;
  /** Does it, and answers what mends it: called when the clinic writes again. */
  happen(): Promise<() => Promise<void>>;
}

interface Plan {
  /** Of an unused database. */
  uri: string;
  faults: Fault[];
  /** How often each of them happens. */
  rounds?: number;
  /** People who write at the same time. */
  tills?: number;
  /** Waits until the database is as it was before the last fault. */
  mended?: () => Promise<void>;
  told?: (line: string) => void;
}

export interface FaultFigures extends Losses, ReturnType<Tills['figures']> {
  /** Fault → the time from its beginning to the first acknowledged write that began after it, in milliseconds, each time. */
  returnsMs: Record<string, number[]>;
}

/** Acknowledged writes before a fault, while it lasts and after it was mended. */
const BETWEEN = 30;
/** Ends only what would hang. */
const LIMIT_MS = 180_000;

/**
 * One server, which is never restarted, and people who write without a pause, each request under a key and sent again
 * until it is answered; meanwhile the faults happen one after the other. Answers what was lost, doubled, refused or left
 * without an answer, by what `db` holds at the end.
 */
export async function faultDrill(plan: Plan, db: Db): Promise<FaultFigures> {
  const admin = { ...makePerson(), password: 'secret-of-the-drill' };
  const server = await startServerProcess(plan.uri, {
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  try {
    const people = new Tills(() => server.api, admin);
    await people.open();
    const returns = letHappen(plan, people).finally(() => people.close());
    const [returnsMs] = await Promise.all([returns, people.work(plan.tills ?? 16)]);
    return { returnsMs, ...people.figures(), ...(await people.losses(db)) };
  } finally {
    await server.kill();
  }
}

async function letHappen({ faults, rounds = 1, mended, told }: Plan, people: Tills) {
  const returnsMs: FaultFigures['returnsMs'] = {};
  for (let round = 0; round < rounds; round++)
    for (const fault of faults) {
      const { name } = fault;
      await mended?.();
      await inTime(people.acknowledge(BETWEEN), name);
      const begun = performance.now();
      const mend = await fault.happen();
      await inTime(people.acknowledgeSentAfter(performance.now()), name);
      const tookMs = performance.now() - begun;
      (returnsMs[name] ??= []).push(tookMs);
      told?.(`${name}: written again after ${(tookMs / 1000).toFixed(1)} s`);
      await inTime(people.acknowledge(BETWEEN), name);
      await mend();
      await inTime(people.acknowledge(BETWEEN), name);
    }
  await mended?.();
  return returnsMs;
}

/** Ends the wait for a clinic that never writes again. */
async function inTime(acknowledged: Promise<void>, fault: string): Promise<void> {
  const stop = new AbortController();
  const late = wait(LIMIT_MS, 'late', { signal: stop.signal });
  late.catch(() => undefined);
  try {
    if ((await Promise.race([acknowledged, late])) === 'late')
      throw new Error(`${fault}: nothing was written within ${LIMIT_MS / 1000} s.`);
  } finally {
    stop.abort();
  }
}
