import { openTestApp, PASSWORD, type Person, type TestApp } from '../../test/test-app.ts';
import { passwordToken } from '../mailed-links/password-link.ts';
import type { OutboxRecord } from '../mail/outbox.schema.ts';
import type { ClientRecord } from './client.schema.ts';

describe('a forgotten password', () => {
  let clinic: TestApp;
  let client: Person;
  // Each request is from an address of its own, so that the limit of one test does not reach another.
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
  const mails = () =>
    clinic.connection
      .collection<OutboxRecord>('outbox')
      .find({ 'message.kind': 'set-password', 'message.to.email': client.email })
      .toArray();
  const tokenOfMail = async () => {
    const [mail] = await mails();
    if (mail?.message.kind !== 'set-password') throw new Error('no mail');
    return passwordToken('a secret of the tests with 32 characters', mail.message.client, mail.message.nonce);
  };
  const logIn = (password: string) => post('/client/emailVerify', { email: client.email, password });

  it('is replaced by the mailed link, which ends the sessions and works once', async () => {
    await forgot(client.email.toUpperCase()).expect(200);
    const token = await tokenOfMail();
    await setPassword(token).expect(200);
    await logIn('new-secret').expect(200);
    await logIn(PASSWORD).expect(401);
    await clinic.as(client).get('/doctor/getAllDoctors').expect(401);
    const again = await setPassword(token, 'third-secret').expect(400);
    expect(again.body.code).toBe('LINK_INVALID');
    await logIn('new-secret').expect(200);
  });

  it('is set by one of two who open the same link at once', async () => {
    await forgot(client.email);
    const token = await tokenOfMail();
    const answers = await Promise.all([setPassword(token, 'one-secret'), setPassword(token, 'two-secret')]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
  });

  it('answers the same, and as slowly, for an email that nobody has', async () => {
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

  it('mails one link when it is asked for several times in a row', async () => {
    await forgot(client.email).expect(200);
    await forgot(client.email).expect(200);
    expect(await mails()).toHaveLength(1);
  });

  it('is not set by a link that is older than 48 hours', async () => {
    await forgot(client.email);
    const token = await tokenOfMail();
    await records().updateOne({ email: client.email }, { $set: { 'passwordLink.expiresAt': new Date() } });
    expect((await setPassword(token)).body.code).toBe('LINK_INVALID');
  });

  it('is not set by a token that this clinic did not make', async () => {
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

  it('names the client, and no token, in the audit', async () => {
    await forgot(client.email);
    await setPassword(await tokenOfMail());
    const row = await clinic.connection
      .collection('audit')
      .findOne({ action: 'set-password', 'by.id': client.id });
    expect(row).toMatchObject({ by: { name: client.name, role: 'client' }, record: { kind: 'client' } });
  });

  it('may be asked for ten times a minute from one address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++)
      statuses.push(
        (await post('/client/forgotPassword', { email: 'nobody@example.com' }, '10.9.9.9')).status,
      );
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  it('is a strict call: unknown fields and short passwords are refused', async () => {
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

  it('chooses the password by a mailed link, and cannot be logged in before', async () => {
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
    const mail = await clinic.connection
      .collection<OutboxRecord>('outbox')
      .findOne({ 'message.kind': 'set-password', 'message.client': body.id });
    expect(mail?.message).toMatchObject({ registered: true, to: { email: 'ravi@example.com' } });
    await clinic.as(assistant).post('/rest/clients').send(fields).expect(409);
  });

  it('gets a new link when the front desk corrects the address, and the old one opens nothing', async () => {
    const assistant = await clinic.addAssistant(await clinic.addDoctor());
    const desk = clinic.as(assistant);
    const fields = { name: 'Leela Nair', email: 'leela@exmaple.com', phone: '9825012346' };
    const { body: added } = await desk.post('/rest/clients').send(fields).expect(200);
    const tokenFor = async (email: string) => {
      const mail = await clinic.connection
        .collection<OutboxRecord>('outbox')
        .findOne({ 'message.kind': 'set-password', 'message.to.email': email });
      if (mail?.message.kind !== 'set-password') throw new Error(`no letter to ${email}`);
      return passwordToken('a secret of the tests with 32 characters', added.id, mail.message.nonce);
    };
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

  it('whose password somebody at a wrong address has chosen: the correction ends those sessions', async () => {
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
