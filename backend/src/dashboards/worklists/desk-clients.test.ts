import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { Client } from '@clinic/contract/people';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import { Types } from 'mongoose';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { DeskClients } from './desk-clients.ts';
import { TODAY } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const VISIT_DAY = addDays(TODAY, 5);
const EVENING_BEFORE = clinicInstant(addDays(VISIT_DAY, -1), '18:00', ZONE);
const nothing = { ids: () => [], has: () => false };

describe("tomorrow's visits of which no email reminds", () => {
  let clinic: TestApp;
  let doctor: Person;
  let assistant: Person;
  let clients: DeskClients;
  let hour = 9;

  beforeAll(async () => {
    clinic = await openTestApp({ smtpUrl: 'smtp://127.0.0.1:1' });
    doctor = await clinic.addDoctor();
    assistant = await clinic.addAssistant(doctor);
    clients = clinic.get(DeskClients, { strict: false });
  });
  afterAll(() => clinic.close());

  const visitor = async (emailVerifiedAt?: Date): Promise<Person> => {
    const client = await clinic.addClient();
    const which = { _id: new Types.ObjectId(client.id) };
    if (emailVerifiedAt)
      await clinic.connection.collection('clients').updateOne(which, { $set: { emailVerifiedAt } });
    const who = { doctor: doctor.id, assistant: assistant.id, client: client.id };
    const time = `${String(hour++).padStart(2, '0')}:00`;
    await clinic
      .as(assistant)
      .post('/appointment/create')
      .send({ ...who, date: VISIT_DAY, time, confirm: true, hoursReason: 'They asked for it.' })
      .expect(200);
    return client;
  };
  const mail = (email: string, state: 'sent' | 'failed', daysAgo: number) =>
    clinic.connection.collection('outbox').insertOne({
      _id: new Types.ObjectId().toHexString() as never,
      message: { to: { email } },
      state,
      nextAttemptAt: EVENING_BEFORE,
      createdAt: new Date(EVENING_BEFORE.getTime() - daysAgo * 86_400_000),
    });

  it('are those of clients with an unproven or failing address', async () => {
    const proven = new Date('2026-01-05');
    const [unproven, works, broken, mended] = [
      await visitor(),
      await visitor(proven),
      await visitor(proven),
      await visitor(proven),
    ];
    await mail(works.email, 'sent', 2);
    await mail(broken.email, 'sent', 3);
    await mail(broken.email, 'failed', 2);
    await mail(mended.email, 'failed', 3);
    await mail(mended.email, 'sent', 2);
    const { count, rows } = await clients.notReminded(nothing, EVENING_BEFORE);
    expect(count).toBe(2);
    expect(rows.map(({ person, words }) => [person?.id, words.split(': ')[1]])).toEqual([
      [unproven.id, 'the e-mail is not confirmed'],
      [broken.id, 'the last letter failed'],
    ]);
    expect(rows[0]?.phone).toMatch(/^\d{10}$/);
  });

  it('include clients who chose WhatsApp, and leave out clients who want no reminders', async () => {
    const proven = new Date('2026-01-05');
    const [chose, silent] = [await visitor(proven), await visitor()];
    const choose = (client: Person, choice: object) =>
      clinic
        .as(client)
        .put('/privacy/consents')
        .send({ version: NOTICE_VERSION, treatment: true, ...choice })
        .expect(200);
    const { body } = await choose(chose, { whatsApp: true });
    expect(body).toMatchObject({ whatsApp: true });
    await choose(silent, { reminders: false, whatsApp: true });
    const rows = async () => {
      const list = await clients.notReminded(nothing, EVENING_BEFORE);
      return list.rows.filter(({ person }) => person?.id === chose.id || person?.id === silent.id);
    };
    expect((await rows()).map(({ person, words }) => [person?.id, words.split(': ')[1]])).toEqual([
      [chose.id, 'would rather be reminded by WhatsApp'],
    ]);
    const { body: record } = await clinic.as(assistant).get(`/rest/clients/${chose.id}`).expect(200);
    const { name, email, phone, doctor: owner, updatedAt } = record as Client;
    await clinic
      .as(assistant)
      .put(`/rest/clients/${chose.id}`)
      .send({ name, email, phone, doctor: owner, whatsApp: false, updatedAt })
      .expect(200);
    expect(await rows()).toEqual([]);
  });
});
