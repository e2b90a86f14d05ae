import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedEngine, startEmbeddedEngine } from '../src/platform/embedded-engine/embedded-engine.ts';

declare global {
  // Declared globally, since Jest loads set-up and teardown separately.
  var engineOfTheRun: { engine: EmbeddedEngine; folder: string } | undefined;
}

/**
 * Closes idle files early. Suites create and drop databases of some 350 files, and the engine keeps a dropped file open
 * for ten idle minutes: a run would have tens of thousands open and abort. Two minutes are two checkpoints; a shorter
 * time would make the engine write files before closing them.
 */
const LET_GO_SOON = 'file_manager=(close_idle_time=120,close_scan_interval=10,close_handle_minimum=200)';

/**
 * Keeps records in memory until the next checkpoint, since a suite soon deletes them. With the product's 256 MB the
 * engine wrote a gigabyte in a run, a sixth of its processor time.
 */
const KEEP_IN_MEMORY =
  'cache_size=1G,eviction_dirty_target=60,eviction_dirty_trigger=90,eviction_updates_target=60,eviction_updates_trigger=90';

/** Jest's globalSetup: one engine in a temporary folder for the run, or the configured database. */
export default async function startEngine(): Promise<void> {
  if (process.env.TEST_DATABASE_URI) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-test-'));
  const engine = await startEmbeddedEngine({
    directory: path.join(folder, 'db'),
    cacheDirectory: path.resolve(import.meta.dirname, '../../.cache'),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const client = await MongoClient.connect(engine.uri);
  await client
    .db('admin')
    .command({ setParameter: 1, wiredTigerEngineRuntimeConfig: `${LET_GO_SOON},${KEEP_IN_MEMORY}` });
  await client.close();
  process.env.TEST_DATABASE_URI = engine.uri;
  globalThis.engineOfTheRun = { engine, folder };
}
