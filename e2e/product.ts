import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Product {
  /** Address of site, portal, back office and API, without a slash at the end. */
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '..');
const ADDRESS = /The clinic is open: (\S+)/;

/** Starts the built product on a free port; `env` adds to or replaces its variables. */
export async function startProduct(env: Record<string, string>): Promise<Product> {
  const server = spawn(
    process.execPath,
    ['--import', './scripts/end-with-launcher.mjs', 'backend/dist/main.js'],
    {
      cwd: root,
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn', API_DOCS: 'false', PASSWORD_COST: 'low', ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    let printed = '';
    server.once('exit', (code) =>
      reject(new Error(`The product ended at its start (${String(code)}): ${printed}`)),
    );
    server.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = ADDRESS.exec(printed)?.[1];
      if (found) resolve(found);
    });
  });
  return {
    url,
    process: server,
    async stop() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill('SIGTERM');
      await once(server, 'exit');
    },
  };
}
