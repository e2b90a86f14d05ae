import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from 'mongodb';
import { makePerson } from '../src/operations/demo/factories.ts';
import { Tills, type Losses } from './kills-tills.ts';
import { startServerProcess } from './server-process.ts';

export interface Fault {
  name: string;
  /** Causes the fault, and returns its repair, which runs once the clinic writes again. */
  happen(): Promise<() => Promise<void>>;
}

interface Plan {
  /** Address of an unused database. */
  uri: string;
  faults: Fault[];
  /** Number of times each fault happens. */
  rounds?: number;
  /** Concurrent writers. */
  tills?: number;
  /** Waits until the database is as before the last fault. */
  mended?: () => Promise<void>;
  told?: (line: string) => void;
}

export interface FaultFigures extends Losses, ReturnType<Tills['figures']> {
  /** Fault → times from its start to the first acknowledged write begun after it, in milliseconds. */
  returnsMs: Record<string, number[]>;
}

/** Acknowledged writes before, during and after a fault. */
const BETWEEN = 30;
/** Only ends a hanging drill. */
const LIMIT_MS = 180_000;

/**
 * Causes faults one after the other to one server, while people write without pause; each request has a key and is
 * repeated until it is answered. Returns what was lost, doubled, refused or unanswered, by the database at the end.
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

/** Fails the drill when the clinic never writes again. */
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
