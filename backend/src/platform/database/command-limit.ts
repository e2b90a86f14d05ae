import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import mongoose from 'mongoose';

const LIMIT_MS = 10_000;

/** Commands over whole collections, at the start or by an operator, for which no request waits. */
const UNLIMITED = ['createIndexes', 'dropIndexes', 'validate', 'drop', 'dropDatabase'];

/** Limit of one command of an upgrade, in milliseconds: it changes a whole collection, however large. */
const PATIENT_MS = 3_600_000;

const patient = new AsyncLocalStorage<true>();

/** Each command of `work` has an hour. */
export const patiently = <Result>(work: () => Promise<Result>): Promise<Result> => patient.run(true, work);

interface Options {
  signal?: AbortSignal;
  socketTimeoutMS?: number;
}
type SendCommand = (ns: unknown, command: object, options?: Options, type?: unknown) => Promise<unknown>;

/** The driver's connection, through which every command of every collection, cursor and model goes. */
const { prototype } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js')
  .Connection as unknown as { prototype: { command: SendCommand & { limited?: true } } };

/**
 * Limits the time of every command. The driver has no limit for a connection that is destroyed just before it
 * writes: it waits for `drain`, which never comes, and neither `timeoutMS` nor the socket's own limit runs.
 * It listens to `signal` there, which only some calls pass on; `command-limit.test.ts` tells when that
 * changes.
 */
export function limitCommands(limitMs = LIMIT_MS): void {
  const { command: send } = prototype;
  if (send.limited) return;
  prototype.command = Object.assign(
    async function limited(this: unknown, ...[ns, command, options, type]: Parameters<SendCommand>) {
      const [name = ''] = Object.keys(command);
      if (UNLIMITED.includes(name)) return send.call(this, ns, command, options, type);
      const isPatient = patient.getStore() === true;
      const limit = new AbortController();
      const timer = setTimeout(
        () => limit.abort(new mongoose.mongo.MongoNetworkTimeoutError(`${name} timed out`)),
        isPatient ? PATIENT_MS : limitMs,
      );
      try {
        const signal = options?.signal ? AbortSignal.any([options.signal, limit.signal]) : limit.signal;
        const limits = isPatient ? { signal, socketTimeoutMS: 0 } : { signal };
        return await send.call(this, ns, command, { ...options, ...limits }, type);
      } finally {
        clearTimeout(timer);
      }
    } as SendCommand,
    { limited: true as const },
  );
}
