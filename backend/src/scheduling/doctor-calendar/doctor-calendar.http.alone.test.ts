import { jest } from '@jest/globals';
import { Types } from 'mongoose';
import type { DoctorCalls } from '@clinic/contract/identity/doctor-calls';
import request from 'supertest';
import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { testClock } from '../../../test/test-clock.ts';

const DAY_MS = 86_400_000;
const METRICS_TOKEN = 'a token of the tests for the metrics';

describe('a doctor’s calendar elsewhere', () => {
  let clinic: TestApp;
  let doctor: Person;
  let written: string[];

  beforeAll(async () => {
    written = [];
    const write = process.stdout.write.bind(process.stdout);
    jest.spyOn(process.stdout, 'write').mockImplementation((text, ...rest) => {
      written.push(String(text));
      return String(text).startsWith('{"level"') ? true : write(text, ...(rest as []));
    });
    clinic = await openTestApp({ logLevel: 'info', metricsToken: METRICS_TOKEN });
  });
  beforeEach(async () => {
    doctor = await clinic.addDoctor();
  });
  afterAll(async () => {
    await clinic.close();
    jest.restoreAllMocks();
  });

  /** Stores a visit a number of days from now. */
  const visit = async (days: number, over: object = {}) => {
    const startsAt = new Date(
      Math.floor(testClock.now().getTime() / DAY_MS) * DAY_MS + days * DAY_MS + 4 * 3_600_000,
    );
    const _id = new Types.ObjectId();
    await clinic.connection.collection('appointments').insertOne({
      _id,
      doctor: { id: new Types.ObjectId(doctor.id), name: doctor.name },
      client: { id: new Types.ObjectId(), name: 'Kavita Joshi' },
      appointmentType: 'Cash',
      status: 'confirmed',
      clientNotes: 'my back hurts',
      startsAt,
      endsAt: new Date(startsAt.getTime() + 30 * 60_000),
      version: 3,
      updatedAt: new Date('2026-01-05T10:00:00Z'),
      ...over,
    });
    return { id: _id.toHexString(), startsAt };
  };
  const newCalendar = async (): Promise<string> => {
    const { body } = await clinic.as(doctor).post('/doctor/calendar').expect(200);
    const { address } = body as DoctorCalls['newCalendar']['answer'];
    expect(address).toMatch(/^http:\/\/[^/]+\/api\/calendar\/[\w-]{43}\.ics$/);
    return address.split('/api')[1] ?? '';
  };
  const read = (path: string) => clinic.as().get(path);
  const inUtc = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.000/g, '');

  it('has the confirmed visits of the doctor in UTC, with initials and type only', async () => {
    const { id, startsAt } = await visit(2);
    const answer = await read(await newCalendar()).expect(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.text).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(answer.text).toContain(`DTSTART:${inUtc(startsAt)}\r\n`);
    expect(answer.text).toContain('SUMMARY:KJ\\, In-Person\r\n');
    expect(answer.text).toContain(`UID:visit-${id}@`);
    expect(answer.text).toContain('SEQUENCE:3');
    expect(answer.text).not.toMatch(/Kavita|Joshi|back/);
  });

  it('has those from 90 days back to a year ahead, and no other', async () => {
    const path = await newCalendar();
    const shown = [await visit(-88), await visit(0), await visit(363)];
    await visit(-92);
    await visit(367);
    await visit(3, { status: 'requested' });
    await visit(3, { status: 'cancelled' });
    await visit(3, { doctor: { id: new Types.ObjectId(), name: 'Another' } });
    const { text } = await read(path).expect(200);
    expect([...text.matchAll(/UID:visit-(\w+)/g)].map(([, id]) => id)).toEqual(shown.map(({ id }) => id));
  });

  it('is sent again only when something changed', async () => {
    const path = await newCalendar();
    const { id } = await visit(2);
    const { etag = '' } = (await read(path).expect(200)).headers;
    expect(etag).toMatch(/^"[^"]+"$/);
    const same = await read(path).set('If-None-Match', etag).expect(304);
    expect([same.text, same.headers.etag]).toEqual(['', etag]);
    await clinic.connection
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(id) }, { $set: { version: 4 } });
    await read(path).set('If-None-Match', etag).expect(200);
  });

  it('is at one address at a time, which ends when the doctor says so', async () => {
    const first = await newCalendar();
    const second = await newCalendar();
    await read(first).expect(404);
    await read(second).expect(200);
    const { body } = await clinic.as(doctor).get('/doctor/visitSettings').expect(200);
    expect(body.calendarSince).toEqual(expect.any(String));
    expect((await clinic.as(doctor).delete('/doctor/calendar').expect(200)).body.calendarSince).toBeNull();
    await read(second).expect(404);
  });

  it('ends with all other sessions, and with a new password', async () => {
    const path = await newCalendar();
    await clinic.as(doctor).post('/account/endOtherSessions').expect(200);
    await read(path).expect(404);
    const next = await newCalendar();
    await read(next).expect(200);
    const change = { current: PASSWORD, password: `${PASSWORD}-new` };
    await clinic.as(doctor).post('/account/changePassword').send(change).expect(200);
    await read(next).expect(404);
    const { body } = await clinic.as(doctor).get('/doctor/visitSettings').expect(200);
    expect(body.calendarSince).toBeNull();
    await read(await newCalendar()).expect(200);
  });

  it('ends when the doctor is deleted', async () => {
    const path = await newCalendar();
    await clinic
      .as(await clinic.addAdmin())
      .delete(`/rest/doctors/${doctor.id}`)
      .expect(200);
    expect((await read(path)).status).toBe(404);
  });

  it.each(['x.ics', `${'A'.repeat(43)}.ics`, '.ics', 'undefined.ics', '%00.ics'])(
    'is not at /calendar/%s, nor at its address without its ending',
    async (file) => {
      expect((await read(`/calendar/${file}`)).status).toBe(404);
      expect((await read((await newCalendar()).replace('.ics', ''))).status).toBe(404);
    },
  );

  it('has a secret that stands neither in the database, nor in the log, the metrics or the audit', async () => {
    const path = await newCalendar();
    const secret = /calendar\/(.+)\.ics/.exec(path)?.[1] ?? '';
    await read(path).expect(200);
    await read(`${path}/more`).expect(404);
    await read(`/CALENDAR/${secret}.ics?x=1`).expect(200);
    const log = written.join('');
    expect(log).toContain('/api/calendar/…');
    expect(log).not.toContain(secret);
    const metrics = await request(await clinic.app.getUrl())
      .get('/metrics')
      .set('Authorization', `Bearer ${METRICS_TOKEN}`)
      .expect(200);
    expect(metrics.text).toContain('/api/calendar/:secret');
    expect(metrics.text).not.toContain(secret);
    const collections = (await clinic.connection.db?.collections()) ?? [];
    for (const collection of collections) {
      const all = JSON.stringify(await collection.find().toArray());
      expect([collection.collectionName, all.includes(secret)]).toEqual([collection.collectionName, false]);
    }
  });
});
