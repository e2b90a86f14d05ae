import { createRequire } from 'node:module';
import mongoose from 'mongoose';

/** How long one command may wait for the database, in milliseconds. */
const LIMIT_MS = 10_000;

/** What works through whole collections, at the start or in an operator's command, and nobody's request waits for. */
const UNLIMITED = ['createIndexes', 'dropIndexes', 'validate', 'drop', 'dropDatabase'];

interface Options {
  signal?: AbortSignal;
}
type SendCommand = (ns: unknown, command: object, options?: Options, type?: unknown) => Promise<unknown>;

/** The driver's connection, through which every command of every collection, cursor and model goes. */
const { prototype } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js')
  .Connection as unknown as { prototype: { command: SendCommand & { limited?: true } } };

/**
 * Gives every command of this process's driver a time limit. The driver has none for a connection that is destroyed just
 * before it writes: it waits for `drain`, which never comes, and neither `timeoutMS` nor the socket's own limit runs then.
 * It listens to `signal` there, which only some of its calls pass on; `command-limit.test.ts` tells when that changes.
 */
export function limitCommands(): void {
  const { command: send } = prototype;
  if (send.limited) return;
  prototype.command = Object.assign(
    async function limited(this: unknown, ...[ns, command, options, type]: Parameters<SendCommand>) {
      const [name = ''] = Object.keys(command);
      if (UNLIMITED.includes(name)) return send.call(this, ns, command, options, type);
      const limit = new AbortController();
      const timer = setTimeout(
        () => limit.abort(new mongoose.mongo.MongoNetworkTimeoutError(`${name} timed out`)),
        LIMIT_MS,
      );
      try {
        const signal = options?.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal;
        return await send.call(this, ns, command, { ...options, signal }, type);
      } finally {
        clearTimeout(timer);
      }
    } as SendCommand,
    { limited: true as const },
  );
}
