import { AsyncLocalStorage } from 'node:async_hooks';
import { createRequire } from 'node:module';
import mongoose from 'mongoose';

/** Time limit of one command, in milliseconds. */
const LIMIT_MS = 10_000;

/** Commands over whole collections, run at the start or by the operator, for which no request waits. */
const UNLIMITED = ['createIndexes', 'dropIndexes', 'validate', 'drop', 'dropDatabase'];

/** Milliseconds for a command of an upgrade, which may change a whole large collection. */
const PATIENT_MS = 3_600_000;

const patient = new AsyncLocalStorage<true>();

/** Runs work on whole collections; each of its commands has an hour. */
export const withLongTimeout = <Result>(work: () => Promise<Result>): Promise<Result> =>
  patient.run(true, work);

interface Options {
  signal?: AbortSignal;
  socketTimeoutMS?: number;
}
type SendCommand = (ns: unknown, command: object, options?: Options, type?: unknown) => Promise<unknown>;

/** The driver's connection class, which every command passes through. */
const { prototype } = createRequire(import.meta.url)('mongodb/lib/cmap/connection.js')
  .Connection as unknown as { prototype: { command: SendCommand & { limited?: true } } };

/**
 * Adds a time limit to every command of this process's driver. The driver has none when a connection is
 * destroyed just before a write: it waits for `drain`, which never comes, and neither `timeoutMS` nor the
 * socket's limit runs. It heeds `signal` there, which only some calls pass on; `command-limit.whole.test.ts` tells
 * when that changes.
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
