import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { residentMegabytes } from '../bench/memory.ts';
import { startProduct } from './product.ts';

/** One server with the demo clinic for the whole run; its data folder goes with it. */
export default async function startForRun(): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-e2e-'));
  const product = await startProduct({ DATA_DIR: dataDir, DEMO_DATA: 'true' });
  process.env.BASE_URL = product.url;
  process.env.E2E_DATA_DIR = dataDir;
  // Seconds in base 36, the part that a later run of the day does not share.
  process.env.E2E_RUN = Math.floor(Date.now() / 1000)
    .toString(36)
    .slice(-5);
  return async () => {
    const megabytes = await residentMegabytes(product.process.pid ?? 0);
    if (megabytes) console.log(`Server and database after the tests: ${megabytes} MB resident.`);
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
