import { getConnectionToken } from '@nestjs/mongoose';
import type { Db } from 'mongodb';
import { Types, type Connection } from 'mongoose';
import { openMailedClinic } from '../../../test/mailed-clinic.ts';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { watchQueries, WATCHED } from '../../../test/watched-queries.ts';
import { makeEnquiry } from '../../operations/demo/factories.ts';

const NEW = 'marigold-evening-42';
const PHONE = '9825012345';
const ABSENT: [string, object][] = [
  ['empty', { email: '' }],
  ['blank', { email: '  ' }],
  ['null', { email: null }],
  ['left out', {}],
];
let serial = 0;
const mailbox = (whose: string) => `${whose}.${++serial}@example.com`;

describe('a client without an e-mail', () => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let desk: Person;
  let post: Awaited<ReturnType<typeof openMailedClinic>>['post'];

  beforeAll(async () => {
    ({ clinic, admin, doctor, desk, post } = await openMailedClinic());
  });
  afterAll(() => clinic.close());

  const person = (over: object = {}) => ({ name: 'Kamla Desai', phone: PHONE, doctor: doctor.id, ...over });
  const add = (over: object = {}) => clinic.as(desk).post('/rest/clients').send(person(over));
  const added = async (over: object = {}): Promise<{ id: string; updatedAt: string }> =>
    (await add(over).expect(200)).body;
  const edit = ({ id }: { id: string }, over: object) =>
    clinic.as(desk).put(`/rest/clients/${id}`).send(person(over));
  const stored = async ({ id }: { id: string }) =>
    (await clinic.connection.collection('clients').findOne({ _id: new Types.ObjectId(id) }))!;
  const seen = async ({ id }: { id: string }) =>
    (await clinic.as(desk).get(`/rest/clients/${id}`).expect(200)).body;
  const wroteDown = async (over: object) =>
    (
      await clinic
        .as(desk)
        .post('/enquiry/byDesk')
        .send({ name: 'Kamla', phoneNumber: PHONE, ...over })
        .expect(200)
    ).body.enquiry as { id: string; email: string };
  const registered = (id: string, over: object) => clinic.as(desk).post(`/enquiry/register/${id}`).send(over);

  describe.each(ABSENT)('%s', (_case, email) => {
    it('is added with none, reads as empty, and two of them are two', async () => {
      const [one, other] = [await added(email), await added(email)];
      expect(one.id).not.toBe(other.id);
      expect(one).toMatchObject({ email: '', emailVerified: false, typedAtDesk: false, pendingEmail: null });
      const row = await stored(one);
      expect('email' in row || 'passwordLink' in row || 'formerEmails' in row).toBe(false);
    });

    it('is made of an enquiry that has none', async () => {
      const enquiry = await wroteDown(email);
      expect(enquiry.email).toBe('');
      const { client } = (await registered(enquiry.id, email).expect(200)).body;
      expect(client.email).toBe('');
      expect('email' in (await stored(client))).toBe(false);
    });

    it('stays without one when other fields are edited, which moves no address', async () => {
      const client = await added();
      await edit(client, { ...email, phone: '9825099999' }).expect(200);
      const row = await stored(client);
      expect(row).toMatchObject({ phone: '9825099999', ver: 1 });
      expect('email' in row || 'formerEmails' in row).toBe(false);
    });
  });

  it.each([
    ['empty', { email: '' }, ''],
    ['null', { email: null }, ''],
    ['left out', {}, 'enquiry'],
  ])('comes of an enquiry with an address only when it is taken away: %s', async (_case, email, is) => {
    const sent = makeEnquiry();
    const enquiry = await wroteDown({ email: sent.email });
    const { client } = (await registered(enquiry.id, email).expect(200)).body;
    expect(client.email).toBe(is && sent.email);
  });

  it.each([42, false, 'no address', ['a@example.com'], {}])('does not come of %j', async (email) => {
    const { body } = await add({ email }).expect(400);
    expect(Object.keys(body.details)).toEqual(['email']);
  });

  it('cannot register: the public form needs an address as before', async () => {
    for (const [, email] of ABSENT) {
      const typed = { name: 'Kamla', phone: PHONE, password: NEW, ...email };
      const { body } = await post('/client/emailRegister', typed).expect(400);
      expect(body.details).toEqual({ email: ['Email is required.'] });
    }
  });

  it('cannot be logged in, nor be found by a forgotten password', async () => {
    const client = await added();
    for (const email of ['', null, undefined]) {
      await post('/client/emailVerify', { email, password: NEW }).expect(400);
      await post('/client/forgotPassword', { email }).expect(400);
      await clinic.as(doctor).post(`/client/confirm/${client.id}`).send({ email }).expect(400);
    }
    expect((await stored(client)).passwordLink).toBeUndefined();
  });

  it('is found by name and phone, and listed, with an empty address', async () => {
    const name = 'Ramila Solanki';
    const { id } = await added({ name, phone: '9825077777' });
    for (const q of ['ramila', '9825077777']) {
      const { body } = await clinic.as(desk).get('/search').query({ q }).expect(200);
      expect(body.clients).toEqual([{ id, name, email: '', phone: '9825077777' }]);
    }
    const all = (await clinic.as(desk).get('/client/allClients').expect(200)).body.clients as Person[];
    expect(all.find((one) => one.id === id)?.email).toBe('');
    const sort = JSON.stringify(['email', 'ASC']);
    const { body } = await clinic.as(admin).get('/rest/clients').query({ sort, range: '[0,99]' }).expect(200);
    expect(body.map((one: Person) => one.id)).toContain(id);
  });

  it('gets an address from staff, which opens what staff write only after the own doctor’s Yes', async () => {
    const client = await added();
    const email = mailbox('kamla');
    await edit(client, { email }).expect(200);
    expect(await seen(client)).toMatchObject({ email, typedAtDesk: true });
    await post('/client/setPassword', { token: await tokenTo(clinic, email), password: NEW }).expect(200);
    const { body } = await post('/client/emailVerify', { email, password: NEW }).expect(200);
    expect(body.client.recordsClosed).toBe('PERSON_UNCONFIRMED');
    await clinic.as(desk).post(`/client/confirm/${client.id}`).send({ email }).expect(403);
    await clinic.as(doctor).post(`/client/confirm/${client.id}`).send({ email }).expect(200);
    expect((await seen(client)).recordsClosed).toBeNull();
  });

  it('does not get the address of another client', async () => {
    const email = mailbox('taken');
    await added({ email });
    expect((await add({ email }).expect(409)).body.code).toBe('EMAIL_TAKEN');
    expect((await edit(await added(), { email }).expect(409)).body.code).toBe('EMAIL_TAKEN');
  });

  describe('whose address was there', () => {
    it('keeps a proven one: staff ask the person', async () => {
      const email = mailbox('proven');
      const client = await added({ email });
      await post('/client/setPassword', { token: await tokenTo(clinic, email), password: NEW }).expect(200);
      // Compares without the rows that the relay takes out meanwhile.
      const kept = async () => ({ ...(await stored(client)), outbox: [] });
      const before = await kept();
      for (const [, none] of ABSENT) {
        const { body } = await edit(client, none).expect(400);
        expect(body.details).toEqual({ email: ['Please ask the person.'] });
      }
      expect(await kept()).toEqual(before);
    });

    it.each(ABSENT)('loses an unproven one, with links and sessions: %s', async (_case, none) => {
      const email = mailbox('mistyped');
      const client = await added({ email });
      const token = await tokenTo(clinic, email);
      await edit(client, none).expect(200);
      const row = await stored(client);
      expect(row).toMatchObject({ ver: 2, formerEmails: [email] });
      expect('email' in row || 'passwordLink' in row).toBe(false);
      expect((await post('/client/setPassword', { token, password: NEW }).expect(400)).body.code).toBe(
        'LINK_INVALID',
      );
      // The freed address may be another client's.
      await added({ email });
      const again = mailbox('right');
      await edit(client, { email: again }).expect(200);
      expect(await seen(client)).toMatchObject({ email: again, typedAtDesk: true });
    });

    it('loses one that was registered unproven, and its session ends', async () => {
      const own = await clinic.addClient(doctor);
      const { body } = await clinic
        .as(desk)
        .put(`/rest/clients/${own.id}`)
        .send({ name: own.name, phone: PHONE });
      expect(body).toMatchObject({ email: '', recordsClosed: 'EMAIL_UNVERIFIED' });
      await clinic.as(own).get('/client/me').expect(401);
    });

    it('is emptied in the state that was read alone, by one of fifty at once', async () => {
      const client = await added({ email: mailbox('raced') });
      const { updatedAt } = await seen(client);
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => edit(client, { email: '', updatedAt })),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect((await stored(client)).ver).toBe(2);
    });
  });

  it('asks for an own address with the password: it waits for its link, and nothing ends meanwhile', async () => {
    const client = await clinic.addClient(doctor);
    // A session without an address is there only by such a write, since nothing else logs in without one.
    await clinic.connection
      .collection('clients')
      .updateOne({ _id: new Types.ObjectId(client.id) }, { $unset: { email: 1, verifyLink: 1 } });
    const email = mailbox('own');
    const asked = clinic.as(client).post('/account/changeEmail').send({ email, current: 'secret-1' });
    expect((await asked).body).toMatchObject({ pending: true });
    const { body } = await clinic.as(client).get('/account/me').expect(200);
    expect(body.account).toMatchObject({ email: '', pendingEmail: email });
    expect((await emailsTo(clinic, email)).map(({ path }) => path)).toHaveLength(1);
    await post('/account/verifyEmail', { token: await tokenTo(clinic, email) }).expect(200);
    expect(await stored(client)).toMatchObject({ email, emailVerifiedAt: expect.any(Date) });
  });

  describe('while a server of an earlier release may run', () => {
    const set = async (updated: boolean) => {
      const { version } = (await clinic.as(admin).get('/admin/servers').expect(200)).body;
      await clinic.as(admin).put('/admin/servers').send({ updated, version }).expect(200);
    };
    beforeAll(() => set(false));
    afterAll(() => set(true));

    it('is refused with what to do, wherever one would come to be', async () => {
      const refused = {
        code: 'INVALID_INPUT',
        details: { email: [expect.stringMatching(/All servers are updated/)] },
      };
      const count = await clinic.connection.collection('clients').countDocuments();
      expect((await add().expect(400)).body).toMatchObject(refused);
      const { id } = await wroteDown({});
      expect((await registered(id, {}).expect(400)).body).toMatchObject(refused);
      expect(await clinic.connection.collection('clients').countDocuments()).toBe(count);
      const client = await added({ email: mailbox('kept') });
      expect((await edit(client, { email: '' }).expect(400)).body).toMatchObject(refused);
    });

    it('who is there may be edited', async () => {
      await set(true);
      const client = await added();
      await set(false);
      const { body } = await edit(client, { phone: '9825011111' }).expect(200);
      expect(body).toMatchObject({ phone: '9825011111', email: '' });
    });

    it('is said by admins alone, by one of fifty at once', async () => {
      await clinic.as(desk).put('/admin/servers').send({ updated: true, version: 0 }).expect(403);
      const { version } = (await clinic.as(admin).get('/admin/servers').expect(200)).body;
      const answers = await Promise.all(
        Array.from({ length: 50 }, () =>
          clinic.as(admin).put('/admin/servers').send({ updated: false, version }),
        ),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 409)).toHaveLength(49);
    });

    it('is possible again when the index of that server is gone', async () => {
      const clients = clinic.connection.collection('clients');
      // The server that says so drops it.
      await set(true);
      expect((await clients.indexes()).map(({ name }) => name)).not.toContain('email');
      await added();
    });
  });

  it('is not read by a log-in or a forgotten password: each finds its address in an index', async () => {
    const server = await openTestApp({ mongodbUri: `${clinic.uri}${WATCHED}` });
    const connection: Connection = server.get(getConnectionToken());
    const queries = watchQueries(connection.getClient(), connection.db as Db);
    const { email } = await clinic.addClient();
    await server.as().post('/client/emailVerify').send({ email, password: 'wrong-1' }).expect(401);
    await server.as().post('/client/forgotPassword').send({ email }).expect(200);
    const asked = queries.filter(
      ({ command }) => command.find === 'clients' && command.filter.email === email,
    );
    expect(asked).toHaveLength(2);
    for (const query of asked) {
      const { stages, keysExamined } = await query.explain();
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
      expect(keysExamined).toBeLessThanOrEqual(1);
    }
    await server.close();
  });
});
