import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedEngine, startEmbeddedEngine } from '../src/embedded-engine/embedded-engine.ts';

declare global {
  // Jest loads its setup and its teardown apart from each other: only the global object is common.
  var engineOfTheRun: { engine: EmbeddedEngine; folder: string } | undefined;
}

/** Jest's globalSetup: one engine in a temporary folder for the whole run, or the database that whoever runs it names. */
export default async function startEngine(): Promise<void> {
  if (process.env.TEST_DATABASE_URI) return;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-test-'));
  const engine = await startEmbeddedEngine({
    directory: path.join(folder, 'db'),
    cacheDirectory: path.resolve(import.meta.dirname, '../../.cache'),
    log: (line) => process.stderr.write(`${line}\n`),
  });
  process.env.TEST_DATABASE_URI = engine.uri;
  globalThis.engineOfTheRun = { engine, folder };
}
