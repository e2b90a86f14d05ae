import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';

/** Number of missed pings in a row after which the engine counts as hanging. */
const MISSED = 3;

interface Pings {
  uri: string;
  /** Interval and time limit of a ping, in milliseconds. */
  everyMs: number;
  signal: AbortSignal;
}

/**
 * Pings a database on its own connection until the signal, and calls `found` after three unanswered pings. A ping does
 * not count when this process itself was late, as after a machine's sleep.
 */
export async function whenSilent({ uri, everyMs, signal }: Pings, found: () => void): Promise<void> {
  let missed = 0;
  while (!signal.aborted) {
    const answered = await answers(uri, everyMs);
    const begun = performance.now();
    await wait(everyMs, undefined, { signal, ref: false }).catch(() => undefined);
    const late = performance.now() - begun > 2 * everyMs;
    missed = answered || late ? 0 : missed + 1;
    if (missed < MISSED || signal.aborted) continue;
    missed = 0;
    found();
  }
}

async function answers(uri: string, limitMs: number): Promise<boolean> {
  const client = new MongoClient(uri, {
    maxPoolSize: 1,
    connectTimeoutMS: limitMs,
    socketTimeoutMS: limitMs,
    serverSelectionTimeoutMS: limitMs,
  });
  try {
    await client.db('admin').command({ ping: 1 });
    return true;
  } catch {
    return false;
  } finally {
    await client.close();
  }
}
