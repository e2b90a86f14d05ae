import { setTimeout as wait } from 'node:timers/promises';
import type { Connection } from 'mongoose';

/** Shorter than a balancer or a monitoring system waits, in milliseconds. */
const PATIENCE_MS = 2000;

/** Whether the database answers a ping soon. Never throws. */
export async function databaseAnswers(connection: Connection): Promise<boolean> {
  const answered = new AbortController();
  const ping = async () => {
    await connection.db?.command({ ping: 1 });
    return true;
  };
  try {
    return await Promise.race([ping(), wait(PATIENCE_MS, false, { signal: answered.signal })]);
  } catch {
    return false;
  } finally {
    answered.abort();
  }
}
