import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test as base } from './fixtures.ts';
import { startProduct } from './product.ts';

interface Own {
  /** Files of another name have a clinic of their own; those of one name may share it. */
  clinicName: string;
  own: { url: string; dataDir: string };
}

/** A clinic without anybody but an admin, for tests that change what a whole clinic has. */
export const test = base.extend<object, Own>({
  clinicName: ['own', { scope: 'worker', option: true }],
  own: [
    async ({ clinicName }, give) => {
      const dataDir = await mkdtemp(path.join(tmpdir(), `clinic-${clinicName}-`));
      const admin = { ADMIN_EMAIL: 'admin@demo.example', ADMIN_PASSWORD: 'demo-clinic' };
      const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'false', ...admin });
      await give({ url: product.url, dataDir });
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ own }, give) => give(own.url),
  dataDir: async ({ own }, give) => give(own.dataDir),
});
export { expect } from './fixtures.ts';
