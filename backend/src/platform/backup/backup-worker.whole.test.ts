import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import type { Db } from 'mongodb';
import { runJob } from '../../../test/run-job.ts';
import { testClock } from '../../../test/test-clock.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase } from '../../../test/test-database.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const NOON = new Date('2026-01-05T06:30:00.000Z');
const hoursLater = (hours: number) => new Date(NOON.getTime() + hours * 60 * 60_000);

describe('the server’s own backups', () => {
  let dir: string;
  let clinic: TestApp;
  let admin: Person;
  let keys: string[];

  beforeAll(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'clinic-backups-'));
    keys = [await generateX25519Identity(), await generateX25519Identity()];
    clinic = await openTestApp({
      backup: { every: 6, keep: 2, dir },
      backupRecipients: await Promise.all(keys.map((key) => identityToRecipient(key))),
    });
    admin = await clinic.addAdmin();
  });
  afterAll(async () => {
    await clinic.close();
    await rm(dir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir);
    await clinic.connection.collection('backups').deleteMany({});
  });

  const run = (now: Date) => runJob(clinic, 'backup', now);
  const names = async () => (await readdir(dir)).toSorted();
  const dayAndTime = async () => (await names()).map((name) => /\d{8}T\d{6}Z/.exec(name)?.[0]);
  const told = async () => (await clinic.as(admin).get('/admin/backups').expect(200)).body;
  const keyFile = async (key: string) => {
    const file = path.join(dir, 'key.txt');
    await writeFile(file, `# created: today\n${key}\n`);
    return file;
  };

  it('are made when due, by one of many servers, and only the newest are kept', async () => {
    await writeFile(path.join(dir, 'notes.txt'), 'of somebody else');
    await Promise.all([run(NOON), run(NOON), run(NOON)]);
    await run(hoursLater(5));
    await run(hoursLater(6));
    await run(hoursLater(12));
    expect(await dayAndTime()).toEqual([undefined, '20260105T123000Z', '20260105T183000Z']);
    expect(await names()).toContain('notes.txt');
  });

  it('are encrypted: each key alone opens them, and nothing else does', async () => {
    await run(NOON);
    const [name = ''] = await names();
    expect(name).toMatch(/\.backup\.age$/);
    const file = path.join(dir, name);
    const bytes = await readFile(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org/);
    expect(bytes.toString('latin1')).not.toContain(admin.email);
    await expect(checkBackup({ file })).rejects.toThrow('It is encrypted');
    const stranger = await keyFile(await generateX25519Identity());
    await expect(checkBackup({ file, identity: stranger })).rejects.toThrow('opens it');
    for (const key of keys) {
      const copy = await openTestDatabase();
      const identity = await keyFile(key);
      await restoreBackup(
        copy.connection.db as unknown as Db,
        { file, identity },
        { force: false, clock: testClock },
      );
      expect(await copy.connection.collection('admins').countDocuments()).toBe(1);
      await copy.close();
    }
    const cut = path.join(dir, 'cut.age');
    await writeFile(cut, bytes.subarray(0, bytes.length - 30));
    const refused = checkBackup({ file: cut, identity: await keyFile(keys[0]!) });
    await expect(refused).rejects.toThrow('is no whole backup, and nothing was written');
  });

  it('are shown to the admin: none yet, age and size, and late after twice the interval', async () => {
    expect(await told()).toEqual({ every: 6, last: null, failed: null, late: false });
    await run(NOON);
    const { last, late } = await told();
    expect(last).toMatchObject({ at: NOON.toISOString(), encrypted: true });
    expect(last.bytes).toBeGreaterThan(500);
    expect(last.records).toBeGreaterThan(0);
    expect(late).toBe(true);
    await run(testClock.now());
    expect((await told()).late).toBe(false);
  });

  it('report a failure and its reason, keep the last good one, and retry after an hour', async () => {
    await run(NOON);
    const good = (await told()).last;
    const away = `${dir}-away`;
    await rename(dir, away);
    await run(hoursLater(6));
    expect(await told()).toMatchObject({
      last: good,
      failed: { at: hoursLater(6).toISOString(), why: `There is no folder ${dir}.` },
    });
    await rename(away, dir);
    await run(hoursLater(6.5));
    expect(await names()).toHaveLength(1);
    await run(hoursLater(7));
    expect(await told()).toMatchObject({ last: { at: hoursLater(7).toISOString() }, failed: null });
  });

  it('leave no unfinished file, neither after a failure nor after a kill', async () => {
    const database = clinic.connection.db?.databaseName ?? '';
    await writeFile(path.join(dir, `${database}-20250101T000000Z.backup.age.unfinished`), 'half');
    await run(NOON);
    expect(await dayAndTime()).toEqual(['20260105T063000Z']);
    expect((await names()).some((name) => name.endsWith('.unfinished'))).toBe(false);
  });
});

describe('a server without backups', () => {
  it('makes none, and the admin sees that', async () => {
    const clinic = await openTestApp();
    await runJob(clinic, 'backup', NOON);
    const { body } = await clinic.as(await clinic.addAdmin()).get('/admin/backups');
    expect(body).toEqual({ every: null, last: null, failed: null, late: false });
    await clinic.close();
  });
});
