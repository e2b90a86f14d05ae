import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bringsNode, thisMachine } from './machine.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');

/** Compiled modules are kept: a server starts with a quarter less processor time, and the tests start dozens. */
const NODE_COMPILE_CACHE = path.join(root, 'node_modules', '.cache', 'compiled');

/** Returns the environment in which the project's own tools and Node are found first. */
export function projectEnv(extra = {}) {
  return { NODE_COMPILE_CACHE, ...process.env, PATH: bin + path.delimiter + process.env.PATH, ...extra };
}

/** Returns the environment without the project's own tools and Node, which an installation replaces. */
export function outsideEnv() {
  const folders = process.env.PATH.split(path.delimiter);
  const outside = folders.filter((folder) => !folder.endsWith(path.join('node_modules', '.bin')));
  return { ...process.env, PATH: outside.join(path.delimiter) };
}

/** Path of the Node that the project pins, since the system's may be too old; where npm brings none, the system's. */
export const projectNode = bringsNode(thisMachine()) ? path.join(bin, 'node') : process.execPath;

/**
 * V8 needs these limits at the start of a server, also in the Dockerfile and docs/operations.md: without them it takes
 * several times the memory that a clinic's server uses (docs/performance.md).
 */
export const serverFlags = ['--max-semi-space-size=24', '--heap-growing-percent=100'];

/** So many last characters are enough to show why a program ended too early. */
const LAST_CHARACTERS = 1500;

/** Runs a program and answers its exit code; a signal counts as a failure. */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(), ...options });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a program beside others and answers its exit code; its output is shown whole at its end. */
export async function runAside(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: projectEnv(),
    ...options,
  });
  const written = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => written.push(chunk));
  const [code] = await once(child, 'close');
  process.stdout.write(Buffer.concat(written));
  return code ?? 1;
}

/** Runs a program and answers its exit code and its last lines; its output is shown as it comes. */
export async function runTold(command, args, options = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['inherit', 'pipe', 'pipe'],
    env: projectEnv(),
    ...options,
  });
  let written = '';
  for (const name of ['stdout', 'stderr'])
    child[name]?.on('data', (chunk) => {
      process[name].write(chunk);
      written = (written + chunk).slice(-LAST_CHARACTERS);
    });
  const [code, signal] = await once(child, 'close');
  return { code: code ?? 1, end: `${written.trimEnd()}\nEnded by ${signal ?? `code ${code}`}.` };
}

/** Does all works, two at a time: most tools keep one core busy, and the smallest machine has two. */
export async function twoAtATime(works) {
  const waiting = [...works];
  const lane = async () => {
    for (let work = waiting.shift(); work; work = waiting.shift()) await work();
  };
  await Promise.all([lane(), lane()]);
}

export function isStarted(moduleUrl) {
  return process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}
