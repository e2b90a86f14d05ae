import { AsyncLocalStorage } from 'node:async_hooks';
import type { MongoClient } from 'mongodb';

interface OfConnection {
  address: string;
  connectionId: number | '<monitor>';
}

/** Collects database work of everything that runs inside it. */
export const databaseWork = new AsyncLocalStorage<DatabaseWork>();

export const idOf = ({ address, connectionId }: OfConnection): string => `${address} ${connectionId}`;

/** Times in milliseconds. */
export class DatabaseWork {
  commands = 0;
  /** Commands without an answer so far. */
  unanswered = 0;
  waitingMs = 0;
  commandsMs = 0;
  longestMs = 0;
  /** True: the request was answered, and later work is not collected. */
  isOver = false;
}

/**
 * Measures a client's commands by the pool's events, since each command takes a connection. The driver's command events
 * tell more, but cost a fifth of a list's processor time (decisions/025).
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
  // This event may run in the context of the request that returned the connection.
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
