import { createRequire } from 'node:module';

/** Sends a command to the database as the driver does. */
export type Send = () => Promise<unknown>;
/** Stands between the driver and the database for one command: its collection, its name (`insert`), and how to send it. */
export type Between = (collection: unknown, name: string, send: Send) => Promise<unknown>;
type SendCommand = (ns: unknown, command: Record<string, unknown>, ...rest: unknown[]) => Promise<unknown>;

/** The driver's connection, through which every command goes. */
const { prototype } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js')
  .Connection as unknown as { prototype: { command: SendCommand } };

/** What a replica set may answer and no test can make the embedded engine answer. The answer ends it. */
export function standBetween(between: Between): () => void {
  const { command: send } = prototype;
  prototype.command = function stoodBetween(this: unknown, ns, command, ...rest) {
    const [name = ''] = Object.keys(command);
    return between(command[name], name, () => send.call(this, ns, command, ...rest));
  };
  return () => void (prototype.command = send);
}
