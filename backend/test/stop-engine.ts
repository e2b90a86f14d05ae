import { rm } from 'node:fs/promises';
import { dropKeptDatabases } from './kept-databases.ts';

/** Jest's globalTeardown. */
export default async function stopEngine(): Promise<void> {
  await dropKeptDatabases();
  const { engine, folder } = globalThis.engineOfTheRun ?? {};
  await engine?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}
