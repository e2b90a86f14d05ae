import { rm } from 'node:fs/promises';
import { dropKeptDatabases } from './kept-databases.ts';

/** Jest's globalTeardown. */
export default async function stopEngine(): Promise<void> {
  if (!globalThis.engineOfTheRun) return dropKeptDatabases();
  const { engine, folder } = globalThis.engineOfTheRun;
  await engine.stop();
  await rm(folder, { recursive: true, force: true });
}
