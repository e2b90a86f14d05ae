import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Binary, type Db, Decimal128, Double, Int32, Long, ObjectId } from 'mongodb';
import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { DemoClinic } from '../../operations/demo/demo-clinic.ts';
import { makeInvoice, makeItem } from '../../operations/demo/factories.ts';
import { MoneyCheck } from '../../billing/payments/money-check.ts';
import { Effects } from '../writes/effects.ts';
import { Files } from '../files/files.service.ts';
import { Stock } from '../../billing/inventory/stock.service.ts';
import type { Manifest } from './backup-frames.ts';
import { checkBackup } from './read-backup.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';
import { testClock } from '../../../test/test-clock.ts';

const dbOf = (database: Pick<TestDatabase, 'connection'>) => database.connection.db as unknown as Db;

describe('a backup', () => {
  let clinic: TestApp;
  let folder: string;
  let file: string;
  let doctor: Person;
  const report = randomBytes(600_000);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'clinic-backup-'));
    file = path.join(folder, 'clinic.backup');
    clinic = await openTestApp();
    await clinic.get(DemoClinic, { strict: false }).fillOnce();
    doctor = await clinic.addDoctor();
    const { file: stored } = await clinic.get(Files, { strict: false }).store([report], 'report.pdf');
    // Refers to the file, since unreferenced files are deleted.
    await dbOf(clinic)
      .collection('files.files')
      .updateOne({ _id: stored }, { $set: { 'metadata.named': true } });
    await dbOf(clinic)
      .collection('kinds')
      .insertOne({ ...everyKind });
    await writeBackup(dbOf(clinic), file, { now: testClock.now() });
  }, 120_000);
  afterAll(async () => {
    await clinic.close();
    await rm(folder, { recursive: true, force: true });
  });

  const everyKind = {
    whole: new Int32(5),
    double: new Double(5),
    long: Long.fromString('9007199254740993'),
    decimal: Decimal128.fromString('1.10'),
    bytes: new Binary(Buffer.from('ab'), 0),
    uuid: new Binary(Buffer.alloc(16, 7), 4),
    at: new Date(0),
    pattern: /a+/i,
    nothing: null,
    'a.b': { $c: [1, [2.5, ['x']], {}] },
  };
  /** Checksums without stopped series, which a restore itself writes. */
  const sumsOf = ({ collections }: Manifest) =>
    Object.fromEntries(
      collections
        .filter(({ name }) => name !== 'paperSeries')
        .map(({ name, count, sha256 }) => [name, { count, sha256 }]),
    );
  const sumsIn = async (backup: string) => sumsOf(await checkBackup({ file: backup }));
  const contents = async (db: Db) => sumsIn(await backupOf(db));
  let written = 0;
  const backupOf = async (db: Db) => {
    const copy = path.join(folder, `copy-${written++}`);
    await writeBackup(db, copy, { now: testClock.now() });
    return copy;
  };

  it('restores every record, index and file, and stops the series of numbers before a paper is visible', async () => {
    const empty = await openTestDatabase();
    const renamed = jest.spyOn(dbOf(empty), 'renameCollection');
    const { manifest, stopped } = await restoreBackup(
      dbOf(empty),
      { file },
      { force: false, clock: testClock },
    );
    const found = await contents(dbOf(empty));
    expect(found).toEqual(sumsOf(manifest));
    const waiting = { waitingSince: { $ne: null } };
    expect(stopped).toBeGreaterThan(0);
    expect(await dbOf(empty).collection('paperSeries').countDocuments(waiting)).toBe(stopped);
    expect(renamed.mock.calls[0]?.[1]).toBe('paperSeries');
    expect(found.clients?.count).toBeGreaterThanOrEqual(40);
    for (const { name, indexes } of manifest.collections)
      expect([name, await dbOf(empty).collection(name).indexes()]).toEqual([name, indexes]);
    await empty.close();
  }, 60_000);

  it('opens as a clinic with working log-ins and stored files', async () => {
    const empty = await openTestDatabase();
    await restoreBackup(dbOf(empty), { file }, { force: false, clock: testClock });
    const again = await openTestApp({ mongodbUri: empty.uri });
    const body = { email: doctor.email, password: PASSWORD };
    expect((await again.as().post('/doctor/emailVerify').send(body)).status).toBe(200);
    const stored = await dbOf(empty).collection('files.files').findOne({ filename: 'report.pdf' });
    const read = await again.get(Files, { strict: false }).read(stored?._id as never);
    expect((await buffer(read)).equals(report)).toBe(true);
    await again.close();
    await empty.close();
  }, 60_000);

  it('is readable for its owner only, and is not overwritten', async () => {
    expect((await stat(file)).mode & 0o077).toBe(0);
    await expect(writeBackup(dbOf(clinic), file, { now: testClock.now() })).rejects.toThrow(
      'is there already',
    );
    await expect(
      writeBackup(dbOf(clinic), path.join(folder, 'no', 'such', 'folder'), { now: testClock.now() }),
    ).rejects.toThrow('There is no folder');
    expect((await readdir(folder)).filter((name) => name.endsWith('.unfinished'))).toEqual([]);
  });

  it('replaces existing records only when forced, and then completely', async () => {
    const used = await openTestDatabase();
    await dbOf(used).collection('clients').insertOne({ name: 'Asha' });
    await dbOf(used).collection('leftovers').insertOne({ name: 'old' });
    const before = await contents(dbOf(used));
    await expect(restoreBackup(dbOf(used), { file }, { force: false, clock: testClock })).rejects.toThrow(
      'has records already (clients, leftovers); nothing was written.',
    );
    expect(await contents(dbOf(used))).toEqual(before);
    await restoreBackup(dbOf(used), { file }, { force: true, clock: testClock });
    // Compared without the running clinic, which may have added an email since.
    expect(await contents(dbOf(used))).toEqual(await sumsIn(file));
    await used.close();
  }, 60_000);

  it('of an earlier release gets the fields that its records lack', async () => {
    const [old, restored] = [await openTestDatabase(), await openTestDatabase()];
    await dbOf(old).collection('erasures').insertOne({ state: 'asked' });
    await dbOf(old).collection<{ _id: string }>('migrations').insertOne({ _id: '013-courses' });
    const copy = await backupOf(dbOf(old));
    await restoreBackup(dbOf(restored), { file: copy }, { force: false, clock: testClock });
    const erasure = { state: 'asked', notTheirs: [], phones: [] };
    expect(await dbOf(restored).collection('erasures').findOne()).toMatchObject(erasure);
    await Promise.all([old.close(), restored.close()]);
  });

  it('of records that are too old is refused, and what was there stays', async () => {
    const [old, present] = [await openTestDatabase(), await openTestDatabase()];
    await dbOf(old).collection('audit').insertOne({ record: {} });
    await dbOf(old).collection<{ _id: string }>('migrations').insertOne({ _id: '003-audit-clients' });
    await dbOf(present).collection('audit').insertOne({ kept: true });
    const copy = await backupOf(dbOf(old));
    await expect(
      restoreBackup(dbOf(present), { file: copy }, { force: true, clock: testClock }),
    ).rejects.toThrow('These records are older than step 013-courses');
    expect(await dbOf(present).collection('audit').findOne()).toMatchObject({ kept: true });
    // No migration may have run on the refused database.
    expect(await dbOf(present).collection('restoring.audit').findOne()).toMatchObject({ record: {} });
    await Promise.all([old.close(), present.close()]);
  });

  it('can be restored after a restore was killed midway', async () => {
    const half = await openTestDatabase();
    await dbOf(half).collection('restoring.clients').insertOne({ name: 'half' });
    await restoreBackup(dbOf(half), { file }, { force: false, clock: testClock });
    expect(Object.keys(await contents(dbOf(half))).filter((name) => name.startsWith('restoring.'))).toEqual(
      [],
    );
    await half.close();
  }, 60_000);

  describe('that is damaged', () => {
    let target: TestDatabase;
    let whole: Buffer;
    beforeAll(async () => {
      target = await openTestDatabase();
      whole = await readFile(file);
    });
    afterAll(() => target.close());

    /** Returns the message of a restore of these bytes, and whatever it wrote. */
    const restoring = async (bytes: Buffer) => {
      const damaged = path.join(folder, 'damaged');
      await writeFile(damaged, bytes);
      const says = await restoreBackup(
        dbOf(target),
        { file: damaged },
        { force: true, clock: testClock },
      ).catch(String);
      return { says, written: await dbOf(target).listCollections().toArray() };
    };
    const refused = {
      says: expect.stringContaining('is no whole backup, and nothing was written') as string,
      written: [],
    };
    const at = (share: number, length: number) => Math.min(length - 1, Math.floor(share * length));

    it.each([0, 0.0001, 0.3, 0.7, 0.999999])('is refused when it ends after %f of it', async (share) => {
      expect(await restoring(whole.subarray(0, at(share, whole.length)))).toEqual(refused);
    });
    it.each([0, 0.2, 0.5, 0.8, 0.99])('is refused with a changed bit at %f', async (share) => {
      const changed = Buffer.from(whole);
      changed[at(share, changed.length)]! ^= 1;
      expect(await restoring(changed)).toEqual(refused);
    });
    it.each([0.01, 0.4, 0.9])('is refused when a byte was changed and packed again at %f', async (share) => {
      const inside = gunzipSync(whole);
      inside[at(share, inside.length)]! ^= 1;
      expect(await restoring(gzipSync(inside))).toEqual(refused);
    });
    it('is refused when its end was cut off and packed again', async () => {
      const inside = gunzipSync(whole);
      expect(await restoring(gzipSync(inside.subarray(0, inside.lastIndexOf('M'))))).toEqual(refused);
      expect(await restoring(gzipSync(Buffer.alloc(0)))).toEqual(refused);
    });
    it('is refused with trailing data, or when it is another kind of file', async () => {
      expect(await restoring(Buffer.concat([whole, whole]))).toEqual(refused);
      expect(await restoring(gzipSync('a letter to the clinic'))).toEqual(refused);
      expect(await restoring(Buffer.from('{"clients": []}'))).toEqual(refused);
    });
    it('is refused when the file is missing', async () => {
      await expect(
        restoreBackup(dbOf(target), { file: path.join(folder, 'none') }, { force: true, clock: testClock }),
      ).rejects.toThrow('There is no file');
    });
  });
});

describe('a backup made while the clinic works', () => {
  it('returns stock of invoices missing from the file, and books waiting stock, once', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clinic-backup-'));
    const clinic = await openTestApp();
    const desk = await clinic.addAssistant(await clinic.addDoctor());
    const client = await clinic.addClient();
    const add = (countInStock: number) =>
      clinic.as(desk).post('/inventory/addItem').send(makeItem({ countInStock })).expect(200);
    const [sold, waiting] = [(await add(50)).body.item.id, (await add(60)).body.item.id];
    const sell = (item: string, quantity: number) => {
      const wish = makeInvoice(client.id, [item]);
      const items = wish.items.map((line) => ({ ...line, quantity }));
      return clinic
        .as(desk)
        .post('/invoice/addInvoice')
        .send({ ...wish, items })
        .expect(200);
    };
    const count = (db: Db, id: string) =>
      db
        .collection('inventory')
        .findOne({ _id: new ObjectId(id) })
        .then((item) => item?.countInStock as number);

    await sell(sold, 3);
    // Simulates an invoice made between reading invoices and stock: the file has only the booking.
    const missing = (await sell(sold, 7)).body.invoice.id as string;
    await dbOf(clinic)
      .collection('invoices')
      .deleteOne({ _id: new ObjectId(missing) });
    // The opposite: an invoice whose stock was not booked yet.
    const stock = clinic.get(Stock, { strict: false });
    const booking = jest.spyOn(stock, 'book').mockRejectedValueOnce(new Error('The database is away.'));
    await sell(waiting, 4);
    booking.mockRestore();
    expect([await count(dbOf(clinic), sold), await count(dbOf(clinic), waiting)]).toEqual([40, 60]);

    const file = path.join(folder, 'clinic.backup');
    await writeBackup(dbOf(clinic), file, { now: testClock.now() });
    const copy = await openTestDatabase();
    await restoreBackup(dbOf(copy), { file }, { force: false, clock: testClock });
    expect([await count(dbOf(copy), sold), await count(dbOf(copy), waiting)]).toEqual([47, 60]);
    await dbOf(copy).collection('leases').deleteMany({});
    const again = await openTestApp({ mongodbUri: copy.uri });
    const open = () => dbOf(copy).collection('invoices').countDocuments({ 'outbox.effect.kind': 'stock' });
    while (await open()) await again.get(Effects, { strict: false }).sweep(0);
    expect([await count(dbOf(copy), sold), await count(dbOf(copy), waiting)]).toEqual([47, 56]);
    await again.close();
    await copy.close();
    await clinic.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('reads invoices before money, money before stock and records before files, so that a start finishes pending work', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clinic-backup-'));
    const database = await openTestDatabase();
    const names = [
      'closings',
      'creditNotes',
      'files.chunks',
      'files.files',
      'intakeForms',
      'inventory',
      'invoices',
    ];
    for (const name of [...names, 'payments', 'stockMovements', 'tillMoves', 'versions'])
      await dbOf(database).createCollection(name);
    const { collections } = await writeBackup(dbOf(database), path.join(folder, 'order.backup'), {
      now: testClock.now(),
    });
    expect(collections.map(({ name }) => name)).toEqual([
      'intakeForms',
      'invoices',
      'creditNotes',
      'payments',
      'tillMoves',
      'closings',
      'inventory',
      'stockMovements',
      'versions',
      'files.files',
      'files.chunks',
    ]);
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('contains every answered write, and stock, money and invoices agree after a start on it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'clinic-backup-'));
    const clinic = await openTestApp();
    const desk = await clinic.addAssistant(await clinic.addDoctor());
    const client = await clinic.addClient();
    const added = await clinic
      .as(desk)
      .post('/inventory/addItem')
      .send(makeItem({ countInStock: 9000 }));
    const item = added.body.item.id as string;
    const answered: string[] = [];
    const desks = { open: true };
    const till = async () => {
      while (desks.open) {
        const wish = makeInvoice(client.id, [item], { payments: [] });
        const { status } = await clinic.as(desk).post('/invoice/addInvoice').send(wish);
        const paid = { client: client.id, mode: 'UPI', amount: 300 };
        await clinic.as(desk).post('/payment/receive').send(paid).expect(200);
        if (status === 200) answered.push(wish.invoiceNumber);
      }
    };
    const tills = [till(), till(), till(), till()];
    const files: { file: string; before: string[] }[] = [];
    while (files.length < 3) {
      const file = path.join(folder, `${files.length}.backup`);
      const before = [...answered];
      await writeBackup(dbOf(clinic), file, { now: testClock.now() });
      files.push({ file, before });
    }
    desks.open = false;
    await Promise.all(tills);
    expect(answered.length).toBeGreaterThan(5);

    for (const { file, before } of files) {
      const copy = await openTestDatabase();
      await restoreBackup(dbOf(copy), { file }, { force: false, clock: testClock });
      // Deletes copied locks, for whose dead holders a start would wait a minute.
      await dbOf(copy).collection('leases').deleteMany({});
      const again = await openTestApp({ mongodbUri: copy.uri });
      // Waits for the sweep at the start, since only one runs at a time.
      const waiting = () =>
        dbOf(copy).collection('invoices').countDocuments({ 'outbox.effect.kind': 'stock' });
      while (await waiting()) await again.get(Effects, { strict: false }).sweep(0);
      await again.get(Effects, { strict: false }).sweep(0);
      expect((await again.get(MoneyCheck, { strict: false }).run()).wrong).toEqual([]);
      const { body } = await again.as(desk).get('/invoice/getAllInvoices').expect(200);
      const numbers = (body.invoices as { invoiceNumber: string }[]).map((one) => one.invoiceNumber);
      expect(numbers).toEqual(expect.arrayContaining(before));
      const left = await again.as(desk).get(`/rest/inventory/${item}`).expect(200);
      // The stock of the invoice made after its list was read is returned.
      expect(left.body.countInStock).toBe(9000 - numbers.length);
      await again.close();
      await copy.close();
    }
    await clinic.close();
    await rm(folder, { recursive: true, force: true });
  }, 120_000);
});
