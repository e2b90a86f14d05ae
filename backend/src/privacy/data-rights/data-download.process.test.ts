import type { Readable } from 'node:stream';
import type { DosageTiming } from '@clinic/contract/constants';
import { timingText } from '@clinic/contract/care/dosage-plans/dose-in-words';
import { unzipSync } from 'fflate';
import { Types } from 'mongoose';
import type { Response } from 'supertest';
import { ClinicRecords, PDF } from '../../../test/clinic-records.ts';
import { fullClient } from '../../../test/full-client.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import type { Person } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';
import { Purge } from '../../platform/database/purge.ts';
import { PERSONAL_DATA_REGISTRY } from '../erasures/personal-data-registry.ts';
import { said, isSaid } from './copy-page.ts';
import { COPY_LABELS, formLabel } from './copy-words.ts';
import { DataDownloadWorker } from './data-download-worker.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';

/** Finds values of the JSON that the page lacks, and labels that are field names. */
function missingFrom(html: string, data: Record<string, unknown>) {
  const [unsaid, unnamed]: [string[], string[]] = [[], []];
  const visit = (value: unknown, path: readonly string[]): void => {
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    const inPlan = path.includes('mealPlan') || path.includes('dosage');
    if (value === '' || (!inPlan && !isSaid(name, value))) return;
    const label = ['fields', 'pre', 'post'].includes(path.at(-2) ?? '') ? formLabel(name) : COPY_LABELS[name];
    const isField = path.length > 1 && name === path.at(-1);
    if (isField && !inPlan && (label === undefined || label === name)) unnamed.push(path.join('.'));
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) visit(part, [...path, key]);
      return;
    }
    // Skips an item's days, which the page words differently, and empty doses, which it leaves out.
    if (name === 'days' || (name === 'count' && value === 0)) return;
    const words = name === 'timing' ? timingText(value as DosageTiming) : said(name, value, 'Asia/Kolkata');
    const isThere = [words, String(value), `${String(value)} a day`, `${String(value)} each time`].some(
      (one) => html.includes(one),
    );
    if (!isThere) unsaid.push(`${path.join('.')}: ${words}`);
  };
  for (const [key, value] of Object.entries(data)) visit(value, [key]);
  return { unsaid, unnamed };
}

describe("a client's own data as a file", () => {
  let records: ClinicRecords;
  let client: Person;

  beforeAll(async () => {
    records = await ClinicRecords.open();
    client = await fullClient(records);
  });
  afterAll(() => records.clinic.close());

  const page = async (who = client) => (await records.clinic.as(who).get('/privacy/me').expect(200)).body;
  const ready = (who = client): Promise<{ id: string; size: number; expiresAt: string }> =>
    until(async () => {
      const { download } = await page(who);
      return download?.state === 'ready' ? download : undefined;
    });
  const fetchFile = (id: string, who = client) =>
    records.clinic.as(who).get(`/privacy/download/${id}`).buffer(true).parse(inMemory);
  const chunks = () => records.clinic.connection.collection('downloads.chunks').countDocuments();

  it('has everything that the list of places says, as JSON, as a page and with the blood reports', async () => {
    await records.clinic.as(client).post('/privacy/download').expect(200);
    const { id, size, expiresAt } = await ready();
    expect(Date.parse(expiresAt) - testClock.now().getTime()).toBeGreaterThan(23 * 60 * 60_000);

    const answer = await fetchFile(id).expect(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="my-data.zip"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const file = answer.body as Buffer;
    expect(file.length).toBe(size);
    const files = unzipSync(file);
    expect(Object.keys(files)).toEqual([
      'reports/PersonalDetails-report.pdf',
      'my-data.json',
      'my-data.html',
    ]);
    expect(Buffer.from(files['reports/PersonalDetails-report.pdf'] ?? [])).toEqual(PDF);

    const data = JSON.parse(Buffer.from(files['my-data.json'] ?? []).toString()) as Record<string, unknown>;
    const empty = PERSONAL_DATA_REGISTRY.filter(({ copy }) => 'key' in copy && isNothing(data[copy.key]));
    expect(empty.map(({ collection }) => collection)).toEqual([]);
    expect(data).toMatchObject({
      profile: { name: client.name, email: client.email },
      consents: [
        { purpose: 'treatment', given: true },
        { purpose: 'reminders', given: true },
        { purpose: 'newsletter', given: true },
      ],
      enquiries: [{ location: 'Paldi' }],
      appointments: [{ clientNotes: 'My knee hurts.' }],
      checkups: [{ fields: { energy: 'Better than last week' } }],
      consultationNotes: [{ text: 'Sleeps badly.', by: records.doctor.name }],
      visitWish: { words: 'With the report.' },
      dietPlan: { notes: 'Walk after dinner.' },
      herbsPlan: { herbs: [{ name: 'Triphala' }] },
      invoices: [{ date: '2026-03-02' }],
      programs: [{ name: 'Weight Loss' }],
      deskNotes: 'Comes with her sister.',
    });
    const opened = data.accessLog as { by: { name: string } }[];
    expect(opened.map(({ by }) => by.name)).toContain(records.doctor.name);
    // The copy must lack what the API never shows this client.
    expect(JSON.stringify(data)).not.toMatch(/passwordHash|searchKeys|\$argon2/);

    const html = Buffer.from(files['my-data.html'] ?? []).toString();
    expect(html).toContain('Head teacher &lt;b&gt;');
    expect(html).toContain('My knee hurts.');
    expect(html).not.toContain('Your doctor keeps this form');
    // The portal shows this client only that the form exists.
    expect(data.forms).toEqual([
      expect.objectContaining({ formType: 'BodyStatus', fields: expect.any(Object) }),
      expect.objectContaining({ formType: 'PersonalDetails', fields: expect.any(Object) }),
    ]);
    expect(html).not.toMatch(/<script|https?:\/\/|onerror/i);
    expect(html).toContain(
      '<dt>8:30 AM Breakfast</dt><dd>Daliya Upma, 1 bowl or Moong Chilla, 2 pieces · days 1–3',
    );
    expect(html).toContain('1 × Triphala, 60,000 IU');
    const { unsaid, unnamed } = missingFrom(html, data);
    expect(unnamed).toEqual([]);
    expect(unsaid).toEqual([]);
  });

  it('is served to the client only, and the audit says who fetched it', async () => {
    const { id } = await ready();
    await fetchFile(id, records.client).expect(404);
    await records.as('doctor').get(`/privacy/download/${id}`).expect(403);
    const rows = await records.clinic.connection
      .collection('audit')
      .find({ 'by.id': client.id, 'record.kind': 'data download' })
      .toArray();
    expect(rows.map(({ action }) => action)).toEqual(expect.arrayContaining(['create', 'read']));
  });

  it('is made one at a time, and the older ones go when a new one is there', async () => {
    const before = await ready();
    const next = async (last: string) => {
      await Promise.all([1, 2].map(() => records.clinic.as(client).post('/privacy/download').expect(200)));
      return until(async () => {
        const { download } = await page();
        return download.state === 'ready' && download.id !== last ? download : undefined;
      });
    };
    const second = await next(before.id);
    const third = await next(second.id);
    await fetchFile(third.id).expect(200);
    const downloads = records.clinic.connection.collection('dataDownloads');
    const stored = () => downloads.countDocuments({ client: new Types.ObjectId(client.id) });
    // The newest file and the one before it are kept.
    expect(await until(async () => (await stored()) === 2 || undefined)).toBe(true);
    await fetchFile(before.id).expect(404);
  });

  it.each(['files', 'chunks'])('is not found while its %s are being deleted', async (part) => {
    const { id } = await ready();
    const pieces = records.clinic.connection.collection(`downloads.${part}`);
    await pieces.deleteMany({ [part === 'files' ? '_id' : 'files_id']: new Types.ObjectId(id) });
    expect((await fetchFile(id)).status).toBe(404);
  });

  it('is gone after a day, with every piece of its file', async () => {
    const { id } = await ready();
    const past = fromNow(-1000);
    await records.clinic.connection
      .collection('dataDownloads')
      .updateMany({ client: new Types.ObjectId(client.id) }, { $set: { expiresAt: past } });
    await fetchFile(id).expect(404);
    expect((await page()).download).toBe(null);
    await until(async () => (await records.clinic.get(Purge, { strict: false }).sweep()) || undefined);
    await records.clinic.get(DataDownloadWorker, { strict: false }).dropExpired({ now: testClock.now() });
    expect(await chunks()).toBe(0);
  });

  it('is finished by the next server when one is killed in the middle, and nothing of the first try stays', async () => {
    const { connection, uri } = records.clinic;
    // Makes the row look as if another machine's worker had died with it.
    const begun = await connection.collection('dataDownloads').insertOne({
      client: new Types.ObjectId(client.id),
      making: new Types.ObjectId(client.id),
      done: 1,
      parts: 3,
      attempts: 1,
      createdAt: testClock.now(),
      updatedAt: testClock.now(),
    });
    await connection
      .collection('downloads.chunks')
      .insertOne({ files_id: begun.insertedId, n: 0, data: Buffer.from('half a file') });
    expect((await page()).download).toMatchObject({ state: 'making', percent: 33 });
    const server = await startServerProcess(uri);
    const { id } = await ready();
    await server.kill();
    expect(id).toBe(begun.insertedId.toHexString());
    const { body } = await fetchFile(id).expect(200);
    expect(Object.keys(unzipSync(body as Buffer))).toContain('my-data.json');
  });
});

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || (Array.isArray(value) && value.length === 0);

/** Collects a binary answer, which supertest does not. */
function inMemory(response: Response, done: (error: Error | null, body: Buffer) => void): void {
  const answer = response as unknown as Readable;
  const pieces: Buffer[] = [];
  answer.on('data', (piece: Buffer) => pieces.push(Buffer.from(piece)));
  answer.on('end', () => done(null, Buffer.concat(pieces)));
}
