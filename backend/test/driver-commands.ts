import { createRequire } from 'node:module';

export type Send = () => Promise<unknown>;
type Command = Record<string, unknown>;
/**
 * Intercepts a command of the driver: gets its collection, its name (`insert`), a function to send it, and the command
 * itself.
 */
export type Between = (collection: unknown, name: string, send: Send, command: Command) => Promise<unknown>;
type SendCommand = (ns: unknown, command: Command, ...rest: unknown[]) => Promise<unknown>;

/** The driver's connection class, which every command passes through. */
const { prototype } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js')
  .Connection as unknown as { prototype: { command: SendCommand } };

/** Simulates answers of a replica set that the embedded engine never gives. Answers the undo function. */
export function standBetween(between: Between): () => void {
  const { command: send } = prototype;
  prototype.command = function stoodBetween(this: unknown, ns, command, ...rest) {
    const [name = ''] = Object.keys(command);
    return between(command[name], name, () => send.call(this, ns, command, ...rest), command);
  };
  return () => void (prototype.command = send);
}
