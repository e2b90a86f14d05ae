import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { TEST_TIME } from './test-clock.ts';

/** The real server in its own process, so that a test can kill it. */
export interface ServerProcess {
  /** Base of the API's paths, without a trailing slash. */
  api: string;
  /** Output until the server was open. */
  said: string[];
  /** Ends it like a power cut. */
  kill(): Promise<void>;
  /** Stops it in order; answers its exit code or signal. Throws when it does not end. */
  stop(): Promise<number | NodeJS.Signals | null>;
}

/** Secret of the tokens, equal to that of `openTestApp`, so that tokens work in both. */
const SECRET = 'a secret of the tests with 32 characters';

/** Milliseconds after which a server that neither starts nor ends is killed. */
const LIMIT_MS = 120_000;

/** Starts the built server on a test database; `over` extends its environment. */
export async function startServerProcess(
  mongodbUri: string,
  over: Record<string, string> = {},
): Promise<ServerProcess> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-test-'));
  const server = spawn(process.execPath, ['dist/main.js'], {
    cwd: path.resolve(import.meta.dirname, '..'),
    env: {
      PATH: process.env.PATH,
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      PORT: '0',
      MONGODB_URI: mongodbUri,
      DATA_DIR: dataDir,
      JWT_SECRET: SECRET,
      LOG_LEVEL: 'silent',
      API_DOCS: 'false',
      PASSWORD_COST: 'low',
      CLOCK_OFFSET_SECONDS: String(TEST_TIME.clockOffsetMs / 1000),
      // Short, so that a killed server's work is taken up at once.
      LOCK_SECONDS: '2',
      SWEEP_SECONDS: '1',
      GRACE_SECONDS: '1',
      ...over,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Ends the server also when its test failed.
  const endWithTest = () => void server.kill('SIGKILL');
  process.once('exit', endWithTest);
  const ended = once(server, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
  const end = async (signal: NodeJS.Signals) => {
    server.kill(signal);
    const limit = killAtLimit(server);
    const [code, by] = await ended;
    limit.end();
    process.off('exit', endWithTest);
    await rm(dataDir, { recursive: true, force: true });
    if (limit.passed) throw new Error('The server did not end when it was told to.');
    return code ?? by;
  };
  const said: string[] = [];
  const limit = killAtLimit(server);
  for await (const line of createInterface(server.stdout)) {
    said.push(line);
    const address = /^The clinic is open: (.*)$/.exec(line)?.[1];
    if (!address) continue;
    limit.end();
    server.stdout.resume();
    return {
      api: `${address}/api`,
      said,
      kill: async () => void (await end('SIGKILL')),
      stop: () => end('SIGTERM'),
    };
  }
  throw new Error('The server did not start.');
}

function killAtLimit(server: ChildProcess) {
  const limit = { passed: false, end: () => clearTimeout(timer) };
  const timer = setTimeout(() => {
    limit.passed = true;
    server.kill('SIGKILL');
  }, LIMIT_MS);
  return limit;
}
