import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from '../../fixtures.ts';
import { startProduct } from '../../product.ts';

/** Another process takes over the killed server's work when its lease has ended, here after seconds. */
const SOON = { LOCK_SECONDS: '5', SWEEP_SECONDS: '5', GRACE_SECONDS: '2' };

/** Milliseconds within which mails come after a power cut, also on a busy machine. */
export const FOLLOWED_UP = 90_000;

interface KillableServer {
  url: string;
  dataDir: string;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again at its address; with minutes, at a time that is later by them. */
  start(minutes?: number): Promise<void>;
}

interface Server {
  killable: KillableServer;
  /** A test that moves the server's time has a server of its own. */
  movesTime: boolean;
}

interface Journey {
  /**
   * Kills the server and starts it again. The effects of an answered request must not be lost; between two steps the
   * page and what is typed into it must not notice.
   */
  powerCut: () => Promise<void>;
}

/** A journey through the whole product, with power cuts on the way. */
export const test = base.extend<Journey, Server>({
  movesTime: [false, { option: true, scope: 'worker' }],
  killable: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from its pattern
    async ({}, give) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-journey-'));
      const admin = { ADMIN_EMAIL: 'admin@demo.example', ADMIN_PASSWORD: 'demo-clinic' };
      const env = { DATA_DIR: dataDir, DEMO_DATA: 'false', ...SOON, ...admin };
      let product = await startProduct(env);
      const { url } = product;
      let offset = Number(process.env.CLOCK_OFFSET_SECONDS ?? 0);
      await give({
        url,
        dataDir,
        async kill() {
          product.process.kill('SIGKILL');
          await once(product.process, 'exit');
        },
        async start(minutes = 0) {
          offset += minutes * 60;
          const moved = { CLOCK_OFFSET_SECONDS: String(offset) };
          product = await startProduct({ ...env, ...moved, PORT: new URL(url).port });
        },
      });
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ killable }, give) => give(killable.url),
  dataDir: async ({ killable }, give) => give(killable.dataDir),
  powerCut: async ({ killable, quietConsole }, give) => {
    // A page may call while the server is down, and an answer may break off.
    quietConsole.allow(/net::ERR_|Failed to fetch/);
    await give(async () => {
      await killable.kill();
      await killable.start();
    });
  },
});
