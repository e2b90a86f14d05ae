// The three servers of the comparison, on one database.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { projectEnv, projectNode, root } from '../scripts/run.mjs';

const OPENED = /^The clinic is open: (\S+)/;
export const JWT_SECRET = 'a secret of the benchmark, with 32 characters';
export const ADMIN = { email: 'admin@example.in', password: 'bench-1' };

export const startBare = (uri, checked) =>
  start(['bench/bare-server.mjs', uri, String(checked)], { JWT_SECRET }, /^(http:.*)$/);

export const startClinic = (uri, dataDir) =>
  start(
    ['backend/dist/main.js'],
    {
      NODE_ENV: 'production',
      PORT: '0',
      MONGODB_URI: uri,
      DATA_DIR: dataDir,
      JWT_SECRET,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      DEMO_DATA: 'false',
    },
    OPENED,
  );

/** The product with its demo clinic and its embedded database. */
export const startDemo = (dataDir) =>
  start(
    ['backend/dist/main.js'],
    { PORT: '0', DATA_DIR: dataDir, DEMO_DATA: 'true', LOG_LEVEL: 'warn' },
    OPENED,
  );

async function start(args, env, opened) {
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
      /** Until it answered. */
      seconds: (performance.now() - begin) / 1000,
      async stop() {
        server.kill('SIGTERM');
        await once(server, 'exit');
      },
    };
  }
  throw new Error(`${args[0]} did not start.`);
}
