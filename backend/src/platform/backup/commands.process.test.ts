import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { MongoClient } from 'mongodb';
import { startEmbeddedEngine } from '../embedded-engine/embedded-engine.ts';
import { runBuilt } from '../../../test/built-program.ts';

describe('the commands backup and restore', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-commands-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const engineIn = (dataDir: string) =>
    startEmbeddedEngine({
      directory: path.join(folder, dataDir, 'db'),
      cacheDirectory: path.resolve(import.meta.dirname, '../../../../.cache'),
      log: () => undefined,
    });
  /** Runs a command; answers its exit code and output. */
  const run = (command: string, dataDir: string, ...args: string[]) => runWith({}, command, dataDir, ...args);
  const runWith = (over: Record<string, string>, command: string, dataDir: string, ...args: string[]) =>
    runBuilt(`platform/backup/${command}.js`, { DATA_DIR: path.join(folder, dataDir), ...over }, ...args);
  /** Stores a client, and a migration that a release has run. */
  const addRecords = async (client: MongoClient) => {
    const step = { _id: '013-courses', at: new Date('2026-01-05T04:30:00Z') };
    await client.db('clinic').collection<{ _id: string }>('migrations').insertOne(step);
    await client.db('clinic').collection('clients').insertOne({ name: 'Asha' });
  };
  const namesIn = async (dataDir: string) => {
    const engine = await engineIn(dataDir);
    const client = await MongoClient.connect(engine.uri);
    const names = await client.db('clinic').collection('clients').distinct('name');
    await client.close();
    await engine.stop();
    return names;
  };

  it('carry a clinic from one data folder to another, while no server runs', async () => {
    const file = path.join(folder, 'clinic.backup');
    const engine = await engineIn('old');
    const client = await MongoClient.connect(engine.uri);
    await addRecords(client);

    const held = await run('backup', 'old', file);
    expect(held.code).toBe(1);
    expect(held.says).toMatch(/^The running server holds the embedded database, .* "npm run db" .*\.$/);

    await client.close();
    await engine.stop();
    expect(await run('backup', 'old', file)).toEqual({
      code: 0,
      says: `${file} holds 2 records of 2 collections.`,
    });
    expect(await run('restore', 'new', file)).toEqual({
      code: 0,
      says: 'Back in the database, and compared with the file: 2 records of 2 collections.',
    });
    expect(await namesIn('new')).toEqual(['Asha']);

    const again = await run('restore', 'new', file);
    expect(again.code).toBe(1);
    expect(again.says).toContain(
      'has records already (clients, migrations); nothing was written. With --force',
    );
    expect((await run('restore', 'new', file, '--force')).code).toBe(0);
    expect(await namesIn('new')).toEqual(['Asha']);
  }, 60_000);

  it('encrypt to the environment’s keys, and check a file beside a running server', async () => {
    const key = await generateX25519Identity();
    const identity = path.join(folder, 'key.txt');
    await writeFile(identity, `${key}\n`);
    const engine = await engineIn('secret');
    const client = await MongoClient.connect(engine.uri);
    await addRecords(client);
    await client.close();
    await engine.stop();
    const file = path.join(folder, 'secret.backup.age');
    const keys = { BACKUP_RECIPIENTS: await identityToRecipient(key) };
    expect((await runWith(keys, 'backup', 'secret', file)).says).toBe(
      `${file} holds 2 records of 2 collections, encrypted.`,
    );
    const again = await engineIn('secret');
    const { code, says } = await run('check', 'secret', file, '--identity', identity);
    await again.stop();
    expect([code, says]).toEqual([0, expect.stringMatching(/ 1 {2}[0-9a-f]{16} {2}clients\n/)]);
    expect(says).toMatch(/The file is good: 2 records of 2 collections\.$/);
    const without = await run('check', 'secret', file);
    expect([without.code, without.says]).toEqual([1, expect.stringContaining('--identity KEYFILE')]);
    expect((await run('restore', 'opened', file, '--identity', identity)).code).toBe(0);
    expect(await namesIn('opened')).toEqual(['Asha']);
  }, 60_000);

  it.each(['backup', 'restore'])('%s says what it needs when no file is named', async (command) => {
    const { code, says } = await run(command, 'none');
    expect(code).toBe(1);
    expect(says).toMatch(new RegExp(`^Say which file .*: npm run ${command} -- FILE`));
  });
});
