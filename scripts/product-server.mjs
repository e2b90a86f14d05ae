// Starts the built product as a process of its own, on a free port.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectEnv, projectNode, root, serverFlags } from './run.mjs';

export const startProduct = (env) =>
  startServer([...serverFlags, 'backend/dist/main.js'], { PORT: '0', ...env }, /^The clinic is open: (\S+)/);

/** Starts the product with its demo clinic and its embedded database. */
export const startDemo = (dataDir) =>
  startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'warn' });

export async function startServer(args, env, opened) {
  const begin = performance.now();
  const server = spawn(projectNode, args, {
    cwd: path.resolve(root),
    env: projectEnv(env),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const url = opened.exec(line)?.[1];
    if (!url) continue;
    server.stdout.resume();
    return {
      url,
      pid: server.pid,
      /** Seconds from the start to the first answer. */
      seconds: (performance.now() - begin) / 1000,
      async stop() {
        server.kill('SIGTERM');
        await once(server, 'exit');
      },
    };
  }
  throw new Error(`${args[0]} did not start.`);
}
