import { rm } from 'node:fs/promises';

/** Jest's globalTeardown. */
export default async function stopEngine(): Promise<void> {
  const { engine, folder } = globalThis.engineOfTheRun ?? {};
  await engine?.stop();
  if (folder) await rm(folder, { recursive: true, force: true });
}
