import { AsyncLocalStorage } from 'node:async_hooks';
import diagnostics from 'node:diagnostics_channel';
import { createRequire } from 'node:module';
import mongoose from 'mongoose';
import { Durations } from './durations.ts';

/** What somebody, mostly a request, has the database do. */
export class DatabaseWork {
  /** For a free connection of the pool. */
  readonly waits = new Durations<null>();
  /** For an answer; of each the command as it was sent. */
  readonly commands = new Durations<object>();
}

/** Whoever runs inside finds in it afterwards what the database did for it. */
export const databaseWork = new AsyncLocalStorage<DatabaseWork>();

/** Tells each command that has ended, to whoever listens. */
export interface EndedCommand {
  name: string;
  seconds: number;
  /** False when the connection broke or it took too long; an error of the database is an answer. */
  answered: boolean;
}
export const endedCommands = diagnostics.channel('clinic:database-command');

/** A command's own name and its collection, and nothing else of it: values are people's. */
export function nameOfCommand(command: object): { command: string; collection: string } {
  const [[name, of] = ['', '']] = Object.entries(command);
  const collection: unknown = name === 'getMore' ? (command as { collection?: unknown }).collection : of;
  return { command: name, collection: typeof collection === 'string' ? collection : '' };
}

type Send = (ns: unknown, command: object, options?: unknown, type?: unknown) => Promise<unknown>;
type CheckOut = (options: unknown) => Promise<unknown>;

const load = createRequire(import.meta.url);
const { prototype: connection } = load('mongodb/lib/cmap/connection.js').Connection as {
  prototype: { command: Send & { timed?: true } };
};
const { prototype: pool } = load('mongodb/lib/cmap/connection_pool.js').ConnectionPool as {
  prototype: { checkOut: CheckOut };
};

/**
 * Takes the time of every command and of every wait for a connection. The driver's own monitoring would make two events
 * and a copy of each command and answer, several times the cost (decisions/025); `command-times.alone.test.ts` tells when the
 * driver no longer goes through here.
 */
export function timeCommands(): void {
  const { command: send } = connection;
  const { checkOut } = pool;
  if (send.timed) return;
  pool.checkOut = function timed(this: unknown, options) {
    const end = databaseWork.getStore()?.waits.begin(null);
    const checkedOut = checkOut.call(this, options);
    if (end) checkedOut.then(end, end);
    return checkedOut;
  };
  connection.command = Object.assign(
    function timed(this: unknown, ...[ns, command, options, type]: Parameters<Send>) {
      const answer = send.call(this, ns, command, options, type);
      // How a connection begins, which is in the wait for it, and how the driver looks whether the server is there.
      if ('hello' in command || 'ismaster' in command) return answer;
      const end = databaseWork.getStore()?.commands.begin(command);
      if (end) answer.then(end, end);
      if (endedCommands.hasSubscribers) tell(command, answer);
      return answer;
    } as Send,
    { timed: true as const },
  );
}

function tell(command: object, answer: Promise<unknown>): void {
  const begun = performance.now();
  const ended = (answered: boolean) => {
    const seconds = (performance.now() - begun) / 1000;
    endedCommands.publish({
      name: nameOfCommand(command).command,
      seconds,
      answered,
    } satisfies EndedCommand);
  };
  answer.then(
    () => ended(true),
    (error: unknown) => ended(error instanceof mongoose.mongo.MongoServerError),
  );
}
