import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '../../fixtures.ts';
import { startProduct } from '../../product.ts';

/** Another process takes the killed server's work over when its lease has run out, here after seconds. */
const SOON = { LOCK_SECONDS: '5', SWEEP_SECONDS: '2', GRACE_SECONDS: '2' };

/** Milliseconds within which mails come after a power cut, also on a busy machine. */
export const FOLLOWED_UP = 90_000;

interface OwnServer {
  url: string;
  dataDir: string;
  killAndStart(): Promise<void>;
}

interface Journey {
  /** Whether the server is killed half-way; such a journey has its own server. */
  killed: boolean;
  ownServer: OwnServer | undefined;
  /** Kills the server as a power cut would, and restarts it; does nothing unless `killed`. */
  powerCut: () => Promise<void>;
}

export const test = base.extend<Journey>({
  killed: [false, { option: true }],
  ownServer: async ({ killed }, give) => {
    if (!killed) return give(undefined);
    const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-journey-'));
    const admin = { ADMIN_EMAIL: 'admin@demo.example', ADMIN_PASSWORD: 'demo-clinic' };
    const env = { DATA_DIR: dataDir, DEMO_DATA: 'false', ...SOON, ...admin };
    let product = await startProduct(env);
    const { url } = product;
    const killAndStart = async () => {
      product.process.kill('SIGKILL');
      await once(product.process, 'exit');
      product = await startProduct({ ...env, PORT: new URL(url).port });
    };
    await give({ url, dataDir, killAndStart });
    await product.stop();
    return rm(dataDir, { recursive: true, force: true });
  },
  baseURL: async ({ ownServer, baseURL }, give) => give(ownServer?.url ?? baseURL),
  dataDir: async ({ ownServer, dataDir }, give) => give(ownServer?.dataDir ?? dataDir),
  powerCut: async ({ ownServer, quietConsole }, give) => {
    // A page may ask while the server is down, and an answer may break off.
    if (ownServer) quietConsole.allow(/net::ERR_|Failed to fetch/);
    await give(async () => ownServer?.killAndStart());
  },
});

/** The same walk twice: over the running server, and with the server killed in the middle of an action. */
export function journey(title: string, walk: Parameters<typeof test>[2]): void {
  test(title, { tag: '@journey' }, walk);
  test.describe('with the server killed in the middle', () => {
    test.use({ killed: true });
    test(title, { tag: '@journey' }, walk);
  });
}
