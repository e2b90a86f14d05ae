import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { type EmbeddedEngine, startEmbeddedEngine } from '../src/platform/embedded-engine/embedded-engine.ts';
import { withDatabase } from './test-database.ts';
import { faultDrill } from './fault-drill.ts';

const FROZEN_MS = 3000;

/** The drill of `npm run test:replica`, with the faults of an embedded engine. */
describe('people who write while their database is killed and frozen', () => {
  let folder: string;
  let engine: EmbeddedEngine;
  let database: MongoClient;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-faults-'));
    engine = await startEmbeddedEngine({
      directory: path.join(folder, 'db'),
      cacheDirectory: path.resolve(import.meta.dirname, '../../.cache'),
      log: () => undefined,
    });
    database = new MongoClient(engine.uri, { serverSelectionTimeoutMS: 10_000 });
  });
  afterAll(async () => {
    await database.close();
    await engine.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const signal = (name: NodeJS.Signals) => process.kill(engine.pid() ?? 0, name);
  const faults = [
    {
      name: 'the engine killed',
      async happen() {
        signal('SIGKILL');
        return async () => undefined;
      },
    },
    {
      name: 'the engine frozen',
      async happen() {
        signal('SIGSTOP');
        await wait(FROZEN_MS);
        signal('SIGCONT');
        return async () => undefined;
      },
    },
  ];

  it('lose nothing, double nothing, always get an answer, and the server is never restarted', async () => {
    const told: string[] = [];
    const figures = await faultDrill(
      { uri: withDatabase(engine.uri, 'clinic'), faults, tills: 6, told: (line) => told.push(line) },
      database.db('clinic'),
    );
    expect(figures).toMatchObject({ lost: 0, doubled: 0, withoutRow: 0, broken: 0, unanswered: 0 });
    expect(told).toHaveLength(2);
    expect(Object.keys(figures.returnsMs)).toEqual(faults.map(({ name }) => name));
  }, 300_000);
});
