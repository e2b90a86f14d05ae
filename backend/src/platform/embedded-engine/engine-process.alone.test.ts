import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { jest } from '@jest/globals';
import { engineCommand } from './c-library.ts';
import { startEngineProcess } from './engine-process.ts';

const cacheDirectory = path.resolve(import.meta.dirname, '../../../../.cache');
const HOUR_MS = 60 * 60_000;

describe('the process of the embedded engine', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'clinic-engine-'));
  });
  afterEach(async () => {
    jest.useRealTimers();
    await rm(folder, { recursive: true, force: true });
  });

  it('is not killed while it recounts millions of records', async () => {
    const command = await engineCommand(cacheDirectory);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const engine = await startEngineProcess({
      command,
      directory: path.join(folder, 'db'),
      signal: new AbortController().signal,
      async prepare() {
        jest.advanceTimersByTime(HOUR_MS);
        await Promise.resolve();
      },
    });
    jest.useRealTimers();
    expect(await engine.stop()).toBe(true);
  });
});
