import type { Connection } from 'mongoose';
import { inTime } from './in-time.ts';

/** Tells whether the database answers a ping in time. Never throws. */
export async function databaseAnswers(connection: Connection): Promise<boolean> {
  try {
    await inTime(connection.db?.command({ ping: 1 }) ?? Promise.reject(new Error('There is no database.')));
    return true;
  } catch {
    return false;
  }
}
