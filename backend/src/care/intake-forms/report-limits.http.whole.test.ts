import { addDays } from '@clinic/contract/clinic-calendar';
import { BLOOD_REPORT } from '@clinic/contract/care/intake-forms/intake-forms';
import { Types } from 'mongoose';
import { BloodReports } from './blood-reports.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';

const pdfOf = (bytes: number) => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, 'x')]);

describe('blood reports of a client', () => {
  let clinic: TestApp;
  let client: Person;
  let form: string;

  beforeAll(async () => {
    clinic = await openTestApp();
  });
  afterAll(() => clinic.close());
  beforeEach(async () => {
    client = await clinic.addClient();
    const body = { client: client.id, formType: 'PersonalDetails', fields: {} };
    form = (await clinic.as(client).post('/form/submitForm').send(body).expect(200)).body.data.id;
  });

  const send = (contents?: Buffer, fields = '{}') => {
    const call = clinic.as(client).put('/form/update');
    const filled = call.field('formId', form).field('client', client.id).field('fields', fields);
    return contents ? filled.attach('bloodReport', contents, 'report.pdf') : filled;
  };
  const stored = async () => {
    const files = clinic.connection.collection('files.files');
    const sizes = await files.find({ 'metadata.owner.client': client.id }).toArray();
    return { count: sizes.length, bytes: sizes.reduce((sum, { length }) => sum + Number(length), 0) };
  };
  const tally = (answers: { status: number }[]) =>
    Object.fromEntries(
      [...new Set(answers.map(({ status }) => status))].map((status) => [
        status,
        answers.filter((answer) => answer.status === status).length,
      ]),
    );
  /** Makes all uploads so far uploads of another day. */
  const nextDay = () =>
    clinic.connection.collection('reportAllowances').updateMany({}, { $set: { day: addDays(TODAY, -1) } });

  it('sent again under their key are the first ones, and other contents are refused', async () => {
    const keyed = (bytes: number) => send(pdfOf(bytes)).set('Idempotency-Key', `report-${form}`);
    const first = await keyed(60).expect(200);
    const again = await keyed(60).expect(200);
    expect(again.body).toEqual(first.body);
    expect((await keyed(61)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    expect(await stored()).toEqual({ count: 1, bytes: 60 });
  });

  it('are at most ten a day and 100 MB in all, however many are sent; the form is saved without one', async () => {
    const answers = [];
    for (let at = 0; at < 30; at++)
      answers.push(await send(pdfOf(BLOOD_REPORT.maxBytes - (at === 9 ? 100 : 0))));
    expect(tally(answers)).toEqual({ 200: 10, 429: 20 });
    const tomorrow = 'Ten blood reports a day can be uploaded. Please send the next one tomorrow.';
    const last = answers[29]!;
    expect(last.body).toMatchObject({ code: 'REPORTS_TODAY', details: { bloodReport: [tomorrow] } });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(last.headers['retry-after'])).toBeLessThanOrEqual(12 * 60 * 60);

    await nextDay();
    await send(pdfOf(60)).expect(200);
    const { status, body } = await send(pdfOf(100));
    const full = 'The blood reports of this client have reached 100 MB. The clinic can remove earlier ones.';
    expect([status, body]).toMatchObject([413, { code: 'REPORTS_FULL', details: { bloodReport: [full] } }]);
    await send(undefined, '{"name":"Asha"}').expect(200);
    await send(pdfOf(40)).expect(200);
    expect(await stored()).toEqual({ count: 12, bytes: 100 * 1024 * 1024 });
  });

  it('are the tenth of the day once, and sent again the same', async () => {
    for (let at = 0; at < 9; at++) await send(pdfOf(60)).expect(200);
    const tenth = () => send(pdfOf(70)).set('Idempotency-Key', `tenth-${form}`);
    const first = await tenth().expect(200);
    expect((await tenth().expect(200)).body).toEqual(first.body);
    expect((await send(pdfOf(70))).status).toBe(429);
    expect(await stored()).toMatchObject({ count: 10 });
  });

  it('are at most ten a day, also when forty are sent at once', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, () => send(pdfOf(300_000))));
    expect(tally(answers)).toEqual({ 200: 10, 429: 30 });
    expect(await stored()).toMatchObject({ count: 10 });
    const history = { kind: 'form', of: new Types.ObjectId(form) };
    expect(await clinic.connection.collection('versions').countDocuments(history)).toBe(10);
  });

  it('arrive eight at a time, also when forty people send theirs at once', async () => {
    const reports = clinic.get(BloodReports, { strict: false });
    const receive = reports.receive.bind(reports);
    const atWork = { now: 0, most: 0 };
    const watched = jest.spyOn(reports, 'receive').mockImplementation(async (...upload) => {
      atWork.most = Math.max(atWork.most, ++atWork.now);
      return receive(...upload).finally(() => atWork.now--);
    });
    const people = await Promise.all(Array.from({ length: 40 }, () => clinic.addClient()));
    const answers = await Promise.all(
      people.map((who) =>
        clinic
          .as(who)
          .post('/form/submitForm')
          .field('client', who.id)
          .field('formType', 'PersonalDetails')
          .field('fields', '{}')
          .attach('bloodReport', pdfOf(500_000), 'report.pdf'),
      ),
    );
    watched.mockRestore();
    expect(tally(answers)).toEqual({ 200: 40 });
    expect(atWork.now).toBe(0);
    expect(atWork.most).toBeGreaterThan(1);
    expect(atWork.most).toBeLessThanOrEqual(8);
  });

  it('meet a database that goes away with an answer that has them sent again', async () => {
    const reports = clinic.get(BloodReports, { strict: false });
    const broken = Object.assign(new Error('write EPIPE'), { code: 'EPIPE' });
    const gone = jest.spyOn(reports, 'receive').mockRejectedValueOnce(broken);
    const { status, body } = await send(pdfOf(300));
    gone.mockRestore();
    expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  });

  it('count for a refused form neither today nor in all', async () => {
    for (let at = 0; at < 12; at++) {
      const stale = send(pdfOf(2000)).field('updatedAt', '2020-01-01T00:00:00.000Z');
      expect((await stale).status).toBe(409);
    }
    expect(await stored()).toEqual({ count: 0, bytes: 0 });
    await send(pdfOf(2000)).expect(200);
  });
});
