import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedEngine, startEmbeddedEngine } from '../src/platform/embedded-engine/embedded-engine.ts';

declare global {
  // Jest loads its setup and its teardown apart from each other: only the global object is common.
  var engineOfTheRun: { engine: EmbeddedEngine; folder: string } | undefined;
}

/**
 * Suites make and drop databases of some 350 files. The engine keeps a dropped file open until it was unused
 * for ten minutes; a whole run would have tens of thousands open, and an engine that may open no more of them
 * aborts. Two minutes are two of its checkpoints: sooner it would have to write a file before it closes it.
 */
const LET_GO_SOON = 'file_manager=(close_idle_time=120,close_scan_interval=10,close_handle_minimum=200)';

/** Jest's globalSetup: one engine in a temporary folder for the whole run, or a configured database. */
export default async function startEngine(): Promise<void> {
  if (process.env.TEST_DATABASE_URI) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-test-'));
  const engine = await startEmbeddedEngine({
    directory: path.join(folder, 'db'),
    cacheDirectory: path.resolve(import.meta.dirname, '../../.cache'),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  const client = await MongoClient.connect(engine.uri);
  await client.db('admin').command({ setParameter: 1, wiredTigerEngineRuntimeConfig: LET_GO_SOON });
  await client.close();
  process.env.TEST_DATABASE_URI = engine.uri;
  globalThis.engineOfTheRun = { engine, folder };
}
