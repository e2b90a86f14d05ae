import { AsyncLocalStorage } from 'node:async_hooks';
import type { CommandFailedEvent, CommandStartedEvent, CommandSucceededEvent, MongoClient } from 'mongodb';

/** Milliseconds of the process's clock; without an end it still goes on. */
interface Span {
  begun: number;
  ended?: number;
}
/** A command's own name and its collection, and nothing else of it: values are people's. */
interface Command extends Span {
  id: number;
  command: string;
  collection: string;
}

/** Everything that runs inside finds in it what the database did for it. */
export const databaseWork = new AsyncLocalStorage<DatabaseWork>();

const msOf = ({ begun, ended }: Span, now: number): number => (ended ?? now) - begun;
const sumOf = (spans: Span[], now: number): number => spans.reduce((sum, span) => sum + msOf(span, now), 0);

/** What the database does for one request. */
export class DatabaseWork {
  /** For a free connection of the pool. */
  readonly waits: Span[] = [];
  /** For an answer. */
  readonly commands: Command[] = [];
  /** What is begun inside a request and goes on behind its answer, perhaps for hours, is collected no more. */
  isOver = false;

  /** So far, in milliseconds: what still runs is in it, since everything may wait for it. */
  taken(now: number) {
    const [longest] = this.commands.toSorted((one, other) => msOf(other, now) - msOf(one, now));
    return {
      waitingMs: sumOf(this.waits, now),
      commands: this.commands.length,
      commandsMs: sumOf(this.commands, now),
      longest: longest && {
        command: longest.command,
        collection: longest.collection,
        ms: msOf(longest, now),
      },
    };
  }
}

/** Takes the times of a client's commands and of its waits for a connection, by the driver's events (decisions/025). */
export function followDatabaseWork(client: MongoClient): void {
  const present = () => {
    const work = databaseWork.getStore();
    return work?.isOver ? undefined : work;
  };
  const endCommand = ({ requestId }: CommandSucceededEvent | CommandFailedEvent) => {
    const command = present()?.commands.findLast(({ id }) => id === requestId);
    if (command) command.ended = performance.now();
  };
  client.on('connectionCheckOutStarted', () => {
    present()?.waits.push({ begun: performance.now() });
  });
  client.on('commandStarted', ({ requestId, commandName, command }: CommandStartedEvent) => {
    const work = present();
    if (!work) return;
    // Each command takes one of the connections that were asked for.
    const wait = work.waits.find(({ ended }) => ended === undefined);
    if (wait) wait.ended = performance.now();
    const of: unknown = command[commandName === 'getMore' ? 'collection' : commandName];
    const collection = typeof of === 'string' ? of : '';
    work.commands.push({ id: requestId, command: commandName, collection, begun: performance.now() });
  });
  client.on('commandSucceeded', endCommand);
  client.on('commandFailed', endCommand);
}
