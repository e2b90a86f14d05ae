import { mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { tmpdir } from 'node:os';
import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { until } from '../../../test/until.ts';

describe('a server with a shifted clock', () => {
  let clinic: TestApp;
  let dataDir: string;

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'clinic-clock-'));
    clinic = await openTestApp({ dataDir });
    // Ten past midnight in the clinic's zone, the day before in UTC.
    clinic.travelTo(new Date('2031-02-28T18:40:00Z'));
  });
  afterAll(async () => {
    await clinic.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  it('dates records, tokens and days by its own clock', async () => {
    const doctor = await clinic.addDoctor();
    const assistant = await clinic.addAssistant(doctor);
    const client = await clinic.addClient(doctor);
    const { body } = await clinic.as(client).get('/client/me').expect(200);
    expect(body.client.createdAt).toMatch(/^2031-02-28T18:4/);
    const claims = JSON.parse(Buffer.from(client.token.split('.')[1] ?? '', 'base64url').toString());
    expect(new Date(claims.iat * 1000).toISOString()).toMatch(/^2031-02-28T18:4/);
    const wish = { doctor: doctor.id, assistant: assistant.id, client: client.id, time: '09:00' };
    const book = (date: string) =>
      clinic
        .as(assistant)
        .post('/appointment/create')
        .send({ ...wish, date });
    expect((await book('2031-02-28').expect(400)).body.details).toHaveProperty('date');
    await book('2031-03-01').expect(200);
  });

  it('sends emails that are due by its own clock', async () => {
    await clinic.addClient();
    const emails = await until(
      async () => (await readdir(path.join(dataDir, 'outbox')).catch(() => [])).length || undefined,
    );
    expect(emails).toBeGreaterThan(0);
  });

  it('ends sessions by its own clock', async () => {
    const doctor = await clinic.addDoctor();
    const clients = async () => (await clinic.as(doctor).get('/client/allClients')).status;
    expect(await clients()).toBe(200);
    clinic.travelTo(new Date('2031-03-02T18:40:00Z'));
    expect(await clients()).toBe(401);
  });
});
