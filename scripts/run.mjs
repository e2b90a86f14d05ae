import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const bin = path.join(root, 'node_modules', '.bin');

/** The environment in which the project's own tools and its own Node are found first. */
export function projectEnv(extra = {}) {
  return { ...process.env, PATH: bin + path.delimiter + process.env.PATH, ...extra };
}

/** The Node that the project pins; the system's one may be too old. */
export const projectNode = path.join(bin, 'node');

/** Runs a program and answers its exit code; a signal counts as a failure. */
export function run(command, args, options = {}) {
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: projectEnv(), ...options });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Whether this file was started, rather than imported. */
export function isStarted(moduleUrl) {
  return process.argv[1] !== undefined && path.resolve(process.argv[1]) === fileURLToPath(moduleUrl);
}
