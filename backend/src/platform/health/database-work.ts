import { AsyncLocalStorage } from 'node:async_hooks';
import type { MongoClient } from 'mongodb';

interface OfConnection {
  address: string;
  connectionId: number | '<monitor>';
}

/** Collects the database work of everything that runs inside it. */
export const databaseWork = new AsyncLocalStorage<DatabaseWork>();

export const idOf = ({ address, connectionId }: OfConnection): string => `${address} ${connectionId}`;

/** In milliseconds. */
export class DatabaseWork {
  commands = 0;
  /** Commands that have no answer yet. */
  unanswered = 0;
  waitingMs = 0;
  commandsMs = 0;
  longestMs = 0;
  /** Work that outlives the answer, perhaps by hours, is no longer collected. */
  isOver = false;
}

/**
 * Measures a client's commands by the pool's events, since each takes a connection for itself. The driver's
 * command events would tell more, at a fifth of a list's processor time (decisions/025).
 */
export function followDatabaseWork(client: MongoClient): void {
  /** Connections in use, by id. */
  const taken = new Map<string, { at: number; waitedMs: number }>();
  const present = () => {
    const work = databaseWork.getStore();
    return work?.isOver ? undefined : work;
  };
  client.on('connectionCheckOutStarted', () => {
    const work = present();
    if (!work) return;
    work.commands += 1;
    work.unanswered += 1;
  });
  // The request that returned the connection may emit this one.
  client.on('connectionCheckedOut', (event) => {
    taken.set(idOf(event), { at: performance.now(), waitedMs: event.durationMS });
  });
  client.on('connectionCheckedIn', (event) => {
    const use = taken.get(idOf(event));
    taken.delete(idOf(event));
    const work = present();
    if (!work || !use) return;
    const ms = performance.now() - use.at;
    work.unanswered -= 1;
    work.waitingMs += use.waitedMs;
    work.commandsMs += ms;
    work.longestMs = Math.max(work.longestMs, ms);
  });
}
