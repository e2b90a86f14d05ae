import { createHmac } from 'node:crypto';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import { JWT_SECRET, openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import type { ClientRecord } from '../../clients/clients/client.schema.ts';
import { accountOfToken, opens } from '../../platform/mailed-links/account-link.ts';
import { testClock } from '../../../test/test-clock.ts';

describe('a forgotten password', () => {
  let clinic: TestApp;
  let client: Person;
  // A unique address per request, so that one test's limit does not affect another.
  let address = 0;

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
  });
  beforeEach(async () => {
    client = await clinic.addClient();
  });
  afterAll(() => clinic.close());

  const post = (path: string, body: object, from = `10.0.0.${++address}`) =>
    clinic.as().post(path).set('X-Forwarded-For', from).send(body);
  const forgot = (email: string) => post('/client/forgotPassword', { email });
  const setPassword = (token: string, password = 'new-secret') =>
    post('/client/setPassword', { token, password });
  const records = () => clinic.connection.collection<ClientRecord>('clients');
  const tokenOfMail = () => tokenTo(clinic, client.email);
  const logIn = (password: string) => post('/client/emailVerify', { email: client.email, password });

  it('is replaced by the emailed link, which ends the sessions and works once', async () => {
    await forgot(client.email.toUpperCase()).expect(200);
    const token = await tokenOfMail();
    const look = () => post('/account/passwordLink', { token });
    // Opening the page twice does not use the link up.
    for (const _ of [1, 2]) await look().expect(200);
    await setPassword(token).expect(200);
    expect((await look().expect(400)).body.code).toBe('LINK_INVALID');
    await logIn('new-secret').expect(200);
    await logIn(PASSWORD).expect(401);
    await clinic.as(client).get('/doctor/getAllDoctors').expect(401);
    const again = await setPassword(token, 'third-secret').expect(400);
    expect(again.body.code).toBe('LINK_INVALID');
    await logIn('new-secret').expect(200);
  });

  it('is set by one of two requests that use the same link at once', async () => {
    await forgot(client.email);
    const token = await tokenOfMail();
    const answers = await Promise.all([setPassword(token, 'one-secret'), setPassword(token, 'two-secret')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('answers the same, and as slowly, for an email without an account', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      const { status, body } = await forgot(email);
      return { status, body: body as unknown, slow: performance.now() - start >= 245 };
    };
    const known = await time(client.email);
    const unknown = await time('nobody@example.com');
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, slow: true });
  });

  it('sends one link for several requests in a row', async () => {
    await forgot(client.email).expect(200);
    await forgot(client.email).expect(200);
    expect(
      (await emailsTo(clinic, client.email)).filter(({ path }) => path === '/client/set-password'),
    ).toHaveLength(1);
  });

  it('is not set by a link older than 48 hours', async () => {
    await forgot(client.email);
    const token = await tokenOfMail();
    await records().updateOne(
      { email: client.email },
      { $set: { 'passwordLink.expiresAt': testClock.now() } },
    );
    expect((await setPassword(token)).body.code).toBe('LINK_INVALID');
  });

  it('is not set by a token of another issuer', async () => {
    await forgot(client.email);
    const token = await tokenOfMail();
    for (const forged of [
      'x',
      `${client.id}.`,
      `${client.id}.${'A'.repeat(43)}`,
      token.slice(0, -1),
      `${token}A`,
    ])
      expect((await setPassword(forged)).body.code).toBe('LINK_INVALID');
    await setPassword(token).expect(200);
  });

  it('is audited with the client and without the token', async () => {
    await forgot(client.email);
    await setPassword(await tokenOfMail());
    const filter = JSON.stringify({ by: client.id, action: 'set-password' });
    const { body } = await clinic
      .as(await clinic.addAdmin())
      .get('/rest/audit')
      .query({ filter })
      .expect(200);
    const [row] = body;
    expect(row).toMatchObject({ by: { name: client.name, role: 'client' }, record: { kind: 'client' } });
  });

  it('may be requested ten times a minute from one address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push(
        (await post('/client/forgotPassword', { email: 'nobody@example.com' }, '10.9.9.9')).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('is a strict call: it refuses unknown fields and short passwords', async () => {
    await post('/client/forgotPassword', { email: client.email, more: 1 }).expect(400);
    const short = await post('/client/setPassword', { token: 'x', password: '12345' }).expect(400);
    expect(short.body.details).toEqual({ password: ['Password must be at least 6 characters long.'] });
  });
});

describe('a client whom the front desk adds', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
  });
  afterAll(() => clinic.close());

  it('chooses the password by an emailed link, and cannot be logged in before', async () => {
    const doctor = await clinic.addDoctor();
    const assistant = await clinic.addAssistant(doctor);
    const fields = {
      name: 'Ravi Mehta',
      email: 'ravi@example.com',
      phone: '+91 98250 12345',
      doctor: doctor.id,
    };
    const { body } = await clinic.as(assistant).post('/rest/clients').send(fields).expect(200);
    expect(body).toMatchObject({ name: 'Ravi Mehta', phone: '9825012345', doctor: doctor.id, status: 'new' });
    const [mail] = await emailsTo(clinic, 'ravi@example.com');
    expect(mail).toMatchObject({
      path: '/client/set-password',
      subject: expect.stringContaining('Welcome'),
    });
    await clinic.as(assistant).post('/rest/clients').send(fields).expect(409);
  });

  it('gets a new link when the front desk corrects the address, and the old one opens nothing', async () => {
    const assistant = await clinic.addAssistant(await clinic.addDoctor());
    const desk = clinic.as(assistant);
    const fields = { name: 'Leela Nair', email: 'leela@exmaple.com', phone: '9825012346' };
    const { body: added } = await desk.post('/rest/clients').send(fields).expect(200);
    const tokenFor = (email: string) => tokenTo(clinic, email);
    const open = async (token: string) =>
      (await clinic.as().post('/client/setPassword').send({ token, password: 'new-secret' })).status;
    const stranger = await tokenFor(fields.email);
    await desk
      .put(`/rest/clients/${added.id}`)
      .send({ ...fields, email: 'leela@example.com' })
      .expect(200);
    expect(await open(stranger)).toBe(400);
    expect(await open(await tokenFor('leela@example.com'))).toBe(200);
  });

  it('whose password was chosen at a wrong address: the correction ends those sessions', async () => {
    const assistant = await clinic.addAssistant(await clinic.addDoctor());
    const stranger = await clinic.addClient();
    const read = async () => (await clinic.as(stranger).get('/client/me')).status;
    expect(await read()).toBe(200);
    const { name } = stranger;
    await clinic
      .as(assistant)
      .put(`/rest/clients/${stranger.id}`)
      .send({ name, email: 'owner@example.com', phone: '9825012347' })
      .expect(200);
    expect(await read()).toBe(401);
  });
});

describe('a forgotten password of the staff', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
  });
  afterAll(() => clinic.close());

  let address = 0;
  const post = (path: string, body: object) =>
    clinic.as().post(path).set('X-Forwarded-For', `10.1.0.${++address}`).send(body);
  const logIns = {
    admin: '/admin/login',
    doctor: '/doctor/emailVerify',
    assistant: '/assistant/emailVerify',
  };

  it.each(['admin', 'doctor', 'assistant'] as const)(
    'of %s is replaced by the mailed link, once, and the sessions end',
    async (role) => {
      const doctor = await clinic.addDoctor();
      const add = {
        admin: () => clinic.addAdmin(),
        doctor: () => Promise.resolve(doctor),
        assistant: () => clinic.addAssistant(doctor),
      };
      const person = await add[role]();
      await post('/account/forgotPassword', { email: person.email }).expect(200);
      const [mail] = await emailsTo(clinic, person.email);
      expect(mail?.path).toBe('/staff/set-password');
      const body = { token: mail?.token, password: 'marigold-evening-42' };
      // The clients' call is not used here, since its page leads to the clients' log-in.
      await post('/client/setPassword', body).expect(400);
      const answer = await post('/account/setPassword', body).expect(200);
      expect(answer.body.role).toBe(role);
      expect((await clinic.as(person).get('/account/me')).status).toBe(401);
      await post(logIns[role], { email: person.email, password: body.password }).expect(200);
      await post(logIns[role], { email: person.email, password: PASSWORD }).expect(401);
      expect((await post('/account/setPassword', body)).body.code).toBe('LINK_INVALID');
    },
  );

  it('is emailed for each account of a doctor and assistant with one email', async () => {
    const doctor = await clinic.addDoctor();
    const { id } = await clinic.addAssistant(doctor);
    const assistants = clinic.connection.collection<{ email: string }>('assistants');
    const [assistant] = (await assistants.find().toArray()).filter(({ _id }) => _id.toHexString() === id);
    await assistants.updateOne({ _id: assistant?._id }, { $set: { email: doctor.email } });
    await post('/account/forgotPassword', { email: doctor.email }).expect(200);
    expect(await emailsTo(clinic, doctor.email)).toHaveLength(2);
  });

  it('answers the same for an email without a staff account, and sends nothing', async () => {
    const client = await clinic.addClient();
    const before = await emailsTo(clinic, client.email);
    const known = await post('/account/forgotPassword', { email: (await clinic.addDoctor()).email });
    const unknown = await post('/account/forgotPassword', { email: client.email });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await emailsTo(clinic, client.email)).toHaveLength(before.length);
  });

  it('is set by one of twenty requests that use the same link at once', async () => {
    const doctor = await clinic.addDoctor();
    await post('/account/forgotPassword', { email: doctor.email });
    const token = await tokenTo(clinic, doctor.email);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post('/account/setPassword', { token, password: `marigold-${n}-evening` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
  });

  it('of a deleted account is not set by an earlier link', async () => {
    const [admin, doctor] = [await clinic.addAdmin(), await clinic.addDoctor()];
    await post('/account/forgotPassword', { email: doctor.email });
    const token = await tokenTo(clinic, doctor.email);
    await clinic.as(admin).delete(`/admin/doctors/${doctor.id}`).expect(200);
    expect((await post('/account/setPassword', { token, password: 'marigold-evening-42' })).body.code).toBe(
      'LINK_INVALID',
    );
  });
});

describe('links of the first releases', () => {
  it('open the client’s account like present ones', () => {
    const now = new Date('2026-01-05T10:00:00Z');
    const link = { nonce: 'n', expiresAt: new Date(now.getTime() + 1000) };
    const id = 'a'.repeat(24);
    const signature = createHmac('sha256', JWT_SECRET).update(`set-password:${id}:n`).digest('base64url');
    const token = `${id}.${signature}`;
    expect(accountOfToken(token)).toEqual({ role: 'client', id });
    expect(opens(JWT_SECRET, 'set-password', token, { role: 'client', id }, link, now)).toBe(true);
    for (const purpose of ['verify-email', 'change-email', 'undo-email'] as const)
      expect(opens(JWT_SECRET, purpose, token, { role: 'client', id }, link, now)).toBe(false);
    expect(opens(JWT_SECRET, 'set-password', token, { role: 'doctor', id }, link, now)).toBe(false);
  });
});
