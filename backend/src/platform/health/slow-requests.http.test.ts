import { Logger } from '@nestjs/common';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { ENV, type Env } from '../config/env.ts';
import { makeItem } from '../../operations/demo/factories.ts';
import { UploadTurns } from '../files/upload-turns.ts';
import { PDF } from '../../../test/clinic-records.ts';
import { slowPipeline } from '../../../test/slow-pipeline.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

/** The pool's number of connections. */
const POOL = 50;

interface Line {
  route: string;
  ms: number;
  logInMs: number;
  bodyMs: number;
  writingMs: number;
  uploadTurnMs?: number;
  database: { waitingMs: number };
}

describe('a request above the time limit', () => {
  let clinic: TestApp;
  let desk: Person;
  let warn: jest.SpiedFunction<Logger['warn']>;

  beforeAll(async () => {
    clinic = await openTestApp({ slowRequestMs: 0 });
    desk = await clinic.addAssistant(await clinic.addDoctor());
    warn = jest.spyOn(Logger.prototype, 'warn');
  });
  beforeEach(() => warn.mockClear());
  afterAll(() => clinic.close());

  /** Waits for the log line, which is written after the answer. */
  const line = (isWanted: (line: Line) => boolean = () => true) =>
    until(async () => warn.mock.calls.map(([told]) => told as Line).find(isWanted));

  it('logs where its time went, by its route’s pattern, without ids and query texts', async () => {
    const client = await clinic.addClient();
    await clinic.as(desk).get(`/rest/clients/${client.id}?name=Asha`).expect(200);
    const told = await line();
    expect(told).toMatchObject({
      msg: 'A slow request',
      requestId: expect.any(String),
      method: 'GET',
      route: '/api/rest/clients/:id',
      status: 200,
      logInMs: expect.any(Number),
      database: {
        commands: expect.any(Number),
        unanswered: 0,
        commandsMs: expect.any(Number),
        longestMs: expect.any(Number),
      },
      eventLoopLagMs: expect.any(Number),
      writingMs: expect.any(Number),
    });
    expect(JSON.stringify(told)).not.toMatch(new RegExp(`${client.id}|Asha`));
  });

  it('logs when its body was complete, which is read after the log-in check', async () => {
    await clinic.as(desk).post('/inventory/addItem').send(makeItem()).expect(200);
    const { ms, logInMs, bodyMs } = await line();
    expect(bodyMs).toBeGreaterThanOrEqual(logInMs);
    expect(ms).toBeGreaterThanOrEqual(bodyMs);
  });

  it('says how long its file waited for the account’s turn to be uploaded', async () => {
    const doctor = await clinic.addDoctor();
    const client = await clinic.addClient(doctor);
    const turns = clinic.get(UploadTurns, { strict: false });
    const giveBack = await turns.takeTurn(doctor, new AbortController().signal);
    const sent = clinic
      .as(doctor)
      .post('/form/submitForm')
      .field({ client: client.id, formType: 'PersonalDetails', fields: '{}' })
      .attach('bloodReport', PDF, 'report.pdf')
      .expect(200)
      .then(() => line(({ route }) => route === '/api/form/submitForm'));
    await until(async () => turns.counts().waiting || undefined);
    const begun = performance.now();
    await clinic.as(doctor).get('/health/live').expect(200);
    const held = performance.now() - begun;
    giveBack();
    const { ms, uploadTurnMs } = await sent;
    expect(uploadTurnMs).toBeGreaterThanOrEqual(Math.floor(held));
    expect(uploadTurnMs).toBeLessThanOrEqual(ms);
  });

  it.each(['/rest/inventory', '/invoice/getAllInvoices', '/inventory/download', '/nothing/at/all'])(
    'says how long its answer was on the way: %s',
    async (target) => {
      await clinic.as(desk).get(target);
      const { ms, writingMs } = await line();
      expect(writingMs).toBeGreaterThanOrEqual(0);
      expect(writingMs).toBeLessThanOrEqual(ms);
    },
  );

  it('logs its wait for a connection while all were busy', async () => {
    const connection = clinic.get<Connection>(getConnectionToken(), { strict: false });
    const doctors = connection.collection('doctors');
    const waited = async () => {
      warn.mockClear();
      await clinic.as(desk).get('/rest/inventory').expect(200);
      return (await line()).database.waitingMs;
    };
    const idle = await waited();
    const work = Array.from({ length: POOL }, () => doctors.aggregate(slowPipeline(100_000)).toArray());
    const busy = await waited();
    await Promise.all(work);
    expect(busy).toBeGreaterThan(idle);
  });

  it('is the only one that is logged', async () => {
    clinic.get<Env>(ENV, { strict: false }).slowRequestMs = 600_000;
    await clinic.as(desk).get('/rest/inventory').expect(200);
    await clinic.as().get('/health/live').expect(200);
    expect(warn).not.toHaveBeenCalled();
  });
});
