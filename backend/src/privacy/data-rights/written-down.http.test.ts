import type { DeskWorklists } from '@clinic/contract/dashboards/desk-worklists';
import type { OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { NOTICE_VERSION } from '@clinic/contract/privacy/privacy-notice';
import type { ClientWishes } from '@clinic/contract/privacy/written-down';
import { Types } from 'mongoose';
import { auditRows, openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import { fromNow, testClock, TOMORROW } from '../../../test/test-clock.ts';
import { PASSWORD, type Person } from '../../../test/test-app.ts';
import { runJob } from '../../../test/run-job.ts';
import { until } from '../../../test/until.ts';
import { makePerson } from '../../operations/demo/factories.ts';
import { sampleOf } from '../../platform/mail/email-samples.ts';
import type { MailMessage } from '../../platform/mail/mail-message.ts';
import type { OutboxRecord } from '../../platform/mail/outbox.schema.ts';
import { Outbox } from '../../platform/mail/outbox.service.ts';

const SAID = { version: NOTICE_VERSION, proof: 'phone' } as const;

describe('what the staff write down for a client without a log-in', () => {
  let staffed: StaffedClinic;
  let desk: Person;
  let doctor: Person;
  let otherDoctor: Person;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    ({ assistant: desk, doctor } = staffed);
    otherDoctor = await staffed.clinic.addDoctor();
  });
  afterAll(() => staffed.clinic.close());

  const addClient = async (over: object = {}): Promise<string> => {
    const { name, phone } = makePerson();
    const typed = { name, phone, doctor: doctor.id, ...over };
    return (await staffed.clinic.as(desk).post('/rest/clients').send(typed).expect(200)).body.id;
  };
  const pathOf = (client: string) => `/privacy/writtenDown/${client}`;
  const write = (client: string, decided: object, by = desk) =>
    staffed.clinic
      .as(by)
      .put(pathOf(client))
      .send({ ...SAID, ...decided });
  const written = async (client: string, decided: object, by = desk): Promise<ClientWishes> =>
    (await write(client, decided, by).expect(200)).body;
  const wishesOf = async (client: string, by = desk): Promise<ClientWishes | null> =>
    (await staffed.clinic.as(by).get(pathOf(client)).expect(200)).body.wishes;
  const clients = () => staffed.clinic.connection.collection('clients');
  const storedOf = (client: string) => clients().findOne({ _id: new Types.ObjectId(client) });

  const decisionsOf = async (client: string) =>
    ((await storedOf(client))?.consents ?? []) as { purpose: string; given: boolean }[];

  it('is who wrote it, when, on what proof and under which notice', async () => {
    const client = await addClient();
    const before = await wishesOf(client);
    expect(before).toMatchObject({ whatsApp: null, whatsAppSaid: null, copy: null, erasure: null });
    const after = await written(client, {
      proof: 'paper',
      remark: 'Blue folder.',
      notice: 'paper',
      reminders: false,
      whatsApp: true,
    });
    const writtenDown = { by: desk.name, proof: 'paper', remark: 'Blue folder.' };
    const at = expect.any(String);
    expect(after.consents).toEqual([
      {
        purpose: 'treatment',
        given: true,
        version: NOTICE_VERSION,
        at,
        way: 'written-down',
        notice: 'paper',
        writtenDown,
      },
      { purpose: 'reminders', given: false, version: NOTICE_VERSION, at, way: 'written-down', writtenDown },
      { purpose: 'newsletter', given: false, version: null, at: null, way: null },
    ]);
    expect(after).toMatchObject({ whatsApp: true, whatsAppSaid: { at, writtenDown } });
    expect(await wishesOf(client, doctor)).toEqual(after);
  });

  it('is changed by whoever hears another word later; what was left out stays', async () => {
    const client = await addClient();
    await written(client, { reminders: false, whatsApp: true });
    const after = await written(client, { reminders: true, proof: 'clinic' }, doctor);
    expect(after.consents[1]).toMatchObject({
      given: true,
      writtenDown: { by: doctor.name, proof: 'clinic' },
    });
    expect(after).toMatchObject({ whatsApp: true, whatsAppSaid: { writtenDown: { by: desk.name } } });
    const both = await Promise.all([
      write(client, { reminders: false }),
      write(client, { reminders: true }, doctor),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const kept = await decisionsOf(client);
    expect(kept.map(({ purpose }) => purpose)).toEqual([
      'reminders',
      'whatsApp',
      'reminders',
      'reminders',
      'reminders',
    ]);
    expect((await wishesOf(client))?.consents[1]?.given).toBe(kept.at(-1)?.given);
  });

  it('leaves the record as the desk is editing it, and WhatsApp moves it', async () => {
    const client = await addClient();
    const before = await storedOf(client);
    await written(client, { notice: 'read', reminders: true });
    expect((await storedOf(client))?.updatedAt).toEqual(before?.updatedAt);
    await staffed.clinic.as(desk).get(`/rest/clients/${client}`).expect(200);
    await written(client, { whatsApp: true });
    expect((await staffed.clinic.as(desk).get(`/rest/clients/${client}`)).body.whatsApp).toBe(true);
  });

  it('is no proof of WhatsApp any more once the desk has changed the way in its form', async () => {
    const client = await addClient();
    await written(client, { whatsApp: true });
    const { name, phone } = (await staffed.clinic.as(desk).get(`/rest/clients/${client}`)).body;
    const form = { name, phone, email: null, doctor: doctor.id, whatsApp: false };
    await staffed.clinic.as(desk).put(`/rest/clients/${client}`).send(form).expect(200);
    expect(await wishesOf(client)).toMatchObject({ whatsApp: false, whatsAppSaid: null });
  });

  it('is not a refusal of WhatsApp because the desk saved its form, whose switch is off', async () => {
    const client = await addClient();
    const { name } = (await staffed.clinic.as(desk).get(`/rest/clients/${client}`)).body;
    const { phone } = makePerson();
    const form = { name, phone, email: null, doctor: doctor.id, whatsApp: false };
    await staffed.clinic.as(desk).put(`/rest/clients/${client}`).send(form).expect(200);
    expect(await wishesOf(client)).toMatchObject({ whatsApp: null, whatsAppSaid: null });
  });

  describe('is refused', () => {
    it('to other doctors, other roles and for unknown clients', async () => {
      const client = await addClient();
      await write(client, { reminders: false }, otherDoctor).expect(404);
      await staffed.clinic.as(otherDoctor).get(pathOf(client)).expect(404);
      for (const who of [staffed.admin, staffed.client]) {
        await write(client, { reminders: false }, who).expect(403);
        await staffed.clinic.as(who).get(pathOf(client)).expect(403);
      }
      await write('0123456789abcdef01234567', { reminders: false }).expect(404);
      for (const path of ['copy', 'handOver'])
        await staffed.clinic
          .as(desk)
          .post(`${pathOf(client)}/${path}`)
          .expect(403);
      await staffed.clinic
        .as(desk)
        .get(`${pathOf(client)}/copy`)
        .expect(403);
      expect(await decisionsOf(client)).toEqual([]);
    });

    it('for a client with a log-in, whose decisions nobody else reads here', async () => {
      const { id } = staffed.client;
      expect(await wishesOf(id)).toBeNull();
      const refused = await write(id, { reminders: false }).expect(409);
      expect(refused.body).toMatchObject({
        code: 'OWN_LOG_IN',
        message: 'This client has a log-in and decides this in the own account.',
      });
      for (const call of ['erasure', 'copy', 'handOver']) {
        const body = call === 'erasure' ? { proof: 'phone' } : undefined;
        const answer = await staffed.clinic
          .as(doctor)
          .post(`${pathOf(id)}/${call}`)
          .send(body);
        expect([call, answer.body.code]).toEqual([call, 'OWN_LOG_IN']);
      }
      await staffed.clinic
        .as(desk)
        .delete(`${pathOf(id)}/erasure`)
        .expect(409);
      expect((await storedOf(id))?.consents ?? []).not.toContainEqual(
        expect.objectContaining({ way: 'written-down' }),
      );
    });

    it('not for one whose typed address nothing has proven yet', async () => {
      const client = await addClient({ email: makePerson().email });
      expect((await written(client, { reminders: false })).consents[1]).toMatchObject({ given: false });
    });

    it.each([
      [{ reminders: undefined }, 'notice'],
      [{ proof: 'a feeling', reminders: true }, 'proof'],
      [{ proof: undefined, reminders: true }, 'proof'],
      [{ version: '0', reminders: true }, 'version'],
      [{ notice: 'agreed' }, 'notice'],
      [{ reminders: 'yes' }, 'reminders'],
      [{ remark: 'x'.repeat(201), reminders: true }, 'remark'],
      [{ newsletter: true, reminders: true }, 'newsletter'],
    ])('in another shape: %j', async (decided, field) => {
      const { body } = await write(await addClient(), decided).expect(400);
      expect(body.details).toHaveProperty(field);
    });

    it('under an earlier notice than that of today', async () => {
      const refused = await write(await addClient(), { version: '1', notice: 'paper' }).expect(409);
      expect(refused.body.code).toBe('STALE_RECORD');
    });
  });

  describe('holds where the client’s own word holds:', () => {
    const news = async (client: string): Promise<string> => {
      const _id = `${new Types.ObjectId().toHexString()}:2:plan-published`;
      const sample = sampleOf('plan-published', testClock.now(), 'Asia/Kolkata');
      const message = { ...sample, _id, client, to: { name: 'Client' } } as MailMessage;
      await staffed.clinic.get(Outbox, { strict: false }).add(message);
      const outbox = staffed.clinic.connection.collection<OutboxRecord>('outbox');
      return (await outbox.findOne({ _id }))?.state ?? '';
    };
    const lists = async (): Promise<DeskWorklists['lists']> =>
      ((await staffed.clinic.as(desk).get('/desk/today').expect(200)).body as DeskWorklists).lists;

    it('news is told, or not, as the client said of reminders', async () => {
      const client = await addClient();
      await written(client, { reminders: false });
      expect(await news(client)).toBe('not to tell');
      await written(client, { reminders: true });
      expect(await news(client)).toBe('to tell');
    });

    it('the desk writes news by WhatsApp unless the client wants none', async () => {
      const client = await addClient();
      await news(client);
      const messages = async () =>
        (await lists()).toTell.rows
          .filter(({ person }) => person?.id === client)
          .map(({ message }) => message);
      await written(client, { whatsApp: false });
      expect(await messages()).toEqual([null]);
      await written(client, { whatsApp: true });
      expect(await messages()).toEqual([expect.stringContaining('news')]);
    });

    it('the list of tomorrow leaves out who wants no reminder, and says who wants WhatsApp', async () => {
      const client = await addClient();
      const visit = {
        client,
        doctor: doctor.id,
        assistant: desk.id,
        date: TOMORROW,
        time: '11:15',
        confirm: true,
        hoursReason: 'Any time.',
      };
      await staffed.clinic.as(desk).post('/appointment/create').send(visit).expect(200);
      const words = async () =>
        (await lists()).notReminded.rows
          .filter(({ person }) => person?.id === client)
          .map((row) => row.words);
      expect(await words()).toEqual([expect.stringContaining('has no e-mail')]);
      await written(client, { whatsApp: true });
      expect(await words()).toEqual([expect.stringContaining('by WhatsApp')]);
      await written(client, { reminders: false });
      expect(await words()).toEqual([]);
    });
  });

  it('is carried out once, however often the same request comes', async () => {
    const client = await addClient();
    const send = () => write(client, { reminders: false }).set('Idempotency-Key', 'said-once');
    const answers = [await send().expect(200), await send().expect(200)];
    expect(answers[1]?.body).toEqual(answers[0]?.body);
    expect((await storedOf(client))?.consents).toHaveLength(1);
  });

  it('is audited, and the client reads who looked', async () => {
    const client = await addClient();
    await wishesOf(client);
    await written(client, { reminders: false });
    const rows = await auditRows(staffed, { record: client });
    expect(rows.map(({ action, record }) => [action, record?.kind])).toEqual(
      expect.arrayContaining([
        ['update', 'consents'],
        ['read', 'consents'],
      ]),
    );
  });

  it('is asked again at the first log-in, since the staff agree for nobody', async () => {
    const client = await addClient();
    await written(client, { notice: 'read', reminders: false });
    await clients().updateOne(
      { _id: new Types.ObjectId(client) },
      { $set: { email: makePerson().email, passwordChosenAt: testClock.now() } },
    );
    const person = await staffed.clinic.signInAgain({ ...staffed.client, id: client });
    const page = async (): Promise<OwnPrivacy> =>
      (await staffed.clinic.as(person).get('/privacy/me').expect(200)).body;
    expect(await page()).toMatchObject({
      toAsk: true,
      consents: [{ way: 'written-down' }, { given: false }, {}],
    });
    const agreed = { version: NOTICE_VERSION, treatment: true };
    await staffed.clinic.as(person).put('/privacy/consents').send(agreed).expect(200);
    expect(await page()).toMatchObject({ toAsk: false, consents: [{ way: 'client-page' }, {}, {}] });
  });

  describe('a wish for erasure', () => {
    const ask = (client: string, by = desk) =>
      staffed.clinic
        .as(by)
        .post(`${pathOf(client)}/erasure`)
        .send({ proof: 'paper', reason: 'Moved.' });

    it('is the same request as the client’s own, with who wrote it down, and the admin confirms', async () => {
      const client = await addClient();
      const { body } = await ask(client).expect(200);
      const writtenDown = { by: desk.name, proof: 'paper', remark: '' };
      expect(body.erasure).toMatchObject({ state: 'asked', writtenDown });
      await ask(client, doctor).expect(200);
      const grid = staffed.clinic.as(staffed.admin).get('/rest/erasures');
      const rows = (await grid.query({ filter: JSON.stringify({ state: 'asked' }) }).expect(200)).body;
      const own = rows.filter((row: { client: { id: string } }) => row.client.id === client);
      expect(own).toMatchObject([{ reason: 'Moved.', writtenDown }]);
      await staffed.clinic
        .as(staffed.admin)
        .post(`/admin/erasures/${own[0].id}/confirm`)
        .send({})
        .expect(200);
      const gone = () =>
        staffed.clinic.connection.collection('erasures').findOne({ client: new Types.ObjectId(client) });
      for (const minutes of [3, 6]) await runJob(staffed.clinic, 'erasures', fromNow(minutes * 60_000));
      expect(await gone()).toMatchObject({ state: 'done' });
      expect(await gone()).not.toHaveProperty('writtenDown');
      await write(client, { reminders: true }).expect(404);
    });

    it('is taken back by the staff, too', async () => {
      const client = await addClient();
      await ask(client).expect(200);
      const back = await staffed.clinic
        .as(doctor)
        .delete(`${pathOf(client)}/erasure`)
        .expect(200);
      expect(back.body.erasure.state).toBe('withdrawn');
      expect(back.body.erasure).not.toHaveProperty('writtenDown');
    });
  });

  describe('a wish for the copy', () => {
    const make = (client: string) => staffed.clinic.as(doctor).post(`${pathOf(client)}/copy`);
    const handOver = (client: string) => staffed.clinic.as(doctor).post(`${pathOf(client)}/handOver`);
    const ready = (client: string) =>
      until(async () => ((await wishesOf(client, doctor))?.download?.state === 'ready' ? true : undefined));

    it('lets the own doctor make the copy, fetch it and say that it was handed over', async () => {
      const client = await addClient();
      await make(client).expect(409);
      const wished = await written(client, { copy: true });
      expect(wished.copy).toMatchObject({ writtenDown: { by: desk.name }, handedOver: null });
      await make(client).expect(200);
      await ready(client);
      expect((await wishesOf(client))?.download).toBeNull();
      const file = await staffed.clinic
        .as(doctor)
        .get(`${pathOf(client)}/copy`)
        .expect(200);
      expect(file.headers['content-disposition']).toBe('attachment; filename="copy-for-client.zip"');
      expect(file.headers['content-type']).toBe('application/zip');
      const { body } = await handOver(client).expect(200);
      expect(body.copy.handedOver).toEqual({ at: expect.any(String), by: doctor.name });
      await handOver(client).expect(409);
      await staffed.clinic
        .as(doctor)
        .get(`${pathOf(client)}/copy`)
        .expect(409);
      const rows = await auditRows(staffed, { record: client });
      const actions = rows.map(({ action, record }) => `${action} ${record?.kind}`);
      expect(actions).toEqual(expect.arrayContaining(['export data download', 'reassign data download']));
    });

    it('is taken back, and wished again later', async () => {
      const client = await addClient();
      await written(client, { copy: true });
      expect((await written(client, { copy: false })).copy).toBeNull();
      await handOver(client).expect(409);
      await written(client, { copy: true });
      await handOver(client).expect(200);
      expect((await written(client, { copy: true })).copy?.handedOver).toBeNull();
    });

    it('asks the doctor for the password once more where it was typed a while ago', async () => {
      const client = await addClient();
      await written(client, { copy: true });
      staffed.clinic.travelTo(fromNow(11 * 60_000));
      const again = await make(client).expect(403);
      expect(again.body.code).toBe('PASSWORD_AGAIN');
      const proof = { current: PASSWORD };
      await staffed.clinic.as(doctor).post('/account/passwordAgain').send(proof).expect(200);
      await make(client).expect(200);
      staffed.clinic.travelTo(testClock.now());
    });
  });
});
