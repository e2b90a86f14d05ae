import { AsyncLocalStorage } from 'node:async_hooks';
import type { CommandFailedEvent, CommandStartedEvent, CommandSucceededEvent, MongoClient } from 'mongodb';

/** Milliseconds of the process's clock; without an end it is still running. */
interface Span {
  begun: number;
  ended?: number;
}
/** A command's name and collection only: its values are personal data. */
interface Command extends Span {
  id: number;
  command: string;
  collection: string;
}

/** Work that runs inside records its database times here. */
export const databaseWork = new AsyncLocalStorage<DatabaseWork>();

const msOf = ({ begun, ended }: Span, now: number): number => (ended ?? now) - begun;
const sumOf = (spans: Span[], now: number): number => spans.reduce((sum, span) => sum + msOf(span, now), 0);

export class DatabaseWork {
  /** Waits for a free connection of the pool. */
  readonly waits: Span[] = [];
  /** Waits for an answer. */
  readonly commands: Command[] = [];
  /** Work that outlasts the request's answer, perhaps by hours, is no longer recorded. */
  isOver = false;

  /** Milliseconds so far, pending commands included, since the request may be waiting for them. */
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

/** Records the times of a client's commands and connection waits from the driver's events (decisions/025). */
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
    // Each command takes one of the requested connections.
    const wait = work.waits.find(({ ended }) => ended === undefined);
    if (wait) wait.ended = performance.now();
    const of: unknown = command[commandName === 'getMore' ? 'collection' : commandName];
    const collection = typeof of === 'string' ? of : '';
    work.commands.push({ id: requestId, command: commandName, collection, begun: performance.now() });
  });
  client.on('commandSucceeded', endCommand);
  client.on('commandFailed', endCommand);
}
