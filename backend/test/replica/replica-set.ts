import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { until } from '../until.ts';

const PORTS = [27_117, 27_118, 27_119];
const COMPOSE = ['compose', '--file', path.join(import.meta.dirname, 'compose.yaml')];
/** Milliseconds for a member whose container has just started or was killed. */
const ANSWER_MS = 2000;

/** Address of the whole set, without a database. */
export const SET_URI = `mongodb://${PORTS.map((port) => `127.0.0.1:${port}`).join(',')}/?replicaSet=rs0`;

/** Runs a program to its end; answers its exit code, 127 when it is missing. */
export async function run(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false }: { env?: NodeJS.ProcessEnv; quiet?: boolean } = {},
): Promise<number> {
  const stdio = quiet ? 'ignore' : 'inherit';
  const child = spawn(command, args, { stdio, env: { ...process.env, ...env } });
  const ended = once(child, 'exit').then(([code]) => (code as number | null) ?? 1);
  return ended.catch(() => 127);
}

export async function compose(...args: string[]): Promise<void> {
  const code = await run('docker', [...COMPOSE, ...args]);
  if (code !== 0) throw new Error(`docker compose ${args.join(' ')} ended with ${code}.`);
}

export const hasCompose = async (): Promise<boolean> =>
  (await run('docker', ['compose', 'version'], { quiet: true })) === 0 &&
  (await run('docker', ['info'], { quiet: true })) === 0;

/** Starts three empty members and joins them. */
export async function startSet(): Promise<void> {
  // Removes leftovers of an interrupted run.
  await compose('down', '--volumes');
  await compose('up', '--detach');
  const members = PORTS.map((port, _id) => ({ _id, host: `127.0.0.1:${port}` }));
  await until(() => onMember(PORTS[0] ?? 0, { replSetInitiate: { _id: 'rs0', members } }));
  await whole();
}

/** Waits until one member is the primary and the others follow it. */
export async function whole(): Promise<void> {
  await until(async () => {
    const states = (await Promise.all(PORTS.map(stateOf))).toSorted();
    return states.join() === 'primary,secondary,secondary' ? true : undefined;
  });
}

/** Service of the primary, or of a secondary. */
export function serviceOf(state: 'primary' | 'secondary'): Promise<string> {
  return until(async () => {
    for (const port of PORTS) if ((await stateOf(port)) === state) return `mongo-${port}`;
    return undefined;
  });
}

export async function stepDown(): Promise<void> {
  const service = await serviceOf('primary');
  await onMember(Number(service.slice('mongo-'.length)), { replSetStepDown: 30 });
}

async function stateOf(port: number): Promise<'primary' | 'secondary' | 'none'> {
  const hello = await onMember(port, { hello: 1 });
  if (hello?.isWritablePrimary) return 'primary';
  return hello?.secondary ? 'secondary' : 'none';
}

/** Undefined when the member refuses or does not answer. */
async function onMember(port: number, command: object) {
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, {
    serverSelectionTimeoutMS: ANSWER_MS,
    socketTimeoutMS: 10 * ANSWER_MS,
  });
  try {
    return await client.db('admin').command(command);
  } catch {
    return undefined;
  } finally {
    await client.close();
  }
}
