import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type EmbeddedEngine, startEmbeddedEngine } from '../embedded-engine/embedded-engine.ts';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

const statusOf = async (clinic: TestApp, call: string) => (await clinic.as().get(`/health${call}`)).status;

describe('a server whose database hangs', () => {
  let folder: string;
  let engine: EmbeddedEngine;
  let clinic: TestApp;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'health-'));
    engine = await startEmbeddedEngine({
      directory: path.join(folder, 'db'),
      cacheDirectory: path.resolve(import.meta.dirname, '../../../../.cache'),
      log: () => undefined,
    });
    clinic = await openTestApp({ mongodbUri: engine.uri });
  });
  afterAll(async () => {
    await clinic.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  it('is alive, not ready, and ready again once the database answers', async () => {
    const pid = engine.pid() ?? 0;
    expect(await statusOf(clinic, '/ready')).toBe(200);
    process.kill(pid, 'SIGSTOP');
    try {
      const refusal = await clinic.as().get('/health/ready');
      expect([refusal.status, refusal.headers['retry-after']]).toEqual([503, '3']);
      expect(await statusOf(clinic, '/live')).toBe(200);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    await until(async () => (await statusOf(clinic, '/ready')) === 200 || undefined);
    expect(await statusOf(clinic, '')).toBe(200);
  });
});

describe('a server that is asked to end behind a balancer', () => {
  it('is no longer ready, but still answers requests', async () => {
    const clinic = await openTestApp({ drainSeconds: 1 });
    expect(await statusOf(clinic, '/ready')).toBe(200);
    const closed = clinic.close();
    await until(async () => (await statusOf(clinic, '/ready')) === 503 || undefined);
    expect([await statusOf(clinic, '/live'), await statusOf(clinic, '')]).toEqual([200, 200]);
    await closed;
    await expect(fetch(`${clinic.base}/health/live`)).rejects.toThrow('fetch failed');
  });
});
