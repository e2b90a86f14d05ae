import { randomUUID } from 'node:crypto';
import { codeOf, secondFactors } from '../../../test/second-factor-person.ts';
import { SoftPasskey } from '../../../test/soft-passkey.ts';
import { auditRows } from '../../../test/staffed-clinic.ts';
import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { fromNow } from '../../../test/test-clock.ts';

const MINUTE_MS = 60_000;
const NO_FILE = '5f0000000000000000000000';

describe('the whole copy of a record, and its erasure', () => {
  let clinic: TestApp;
  let other: TestApp;
  let factors: ReturnType<typeof secondFactors>;
  let minutes = 0;
  let address = 0;

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
    other = await openTestApp({ trustProxy: 1, mongodbUri: clinic.uri });
    factors = secondFactors(clinic);
  });
  beforeEach(() => pass(-minutes));
  afterAll(async () => {
    await other.close();
    await clinic.close();
  });

  /** On both servers: each test begins on a session that is older than the password lasts. */
  const pass = (more: number) => {
    minutes += more;
    for (const server of [clinic, other]) server.travelTo(fromNow(minutes * MINUTE_MS));
  };
  const cameEarlier = async (): Promise<Person> => {
    const client = await clinic.addClient();
    pass(11);
    return client;
  };
  const newAddress = () => `10.9.${address >> 8}.${address++ & 255}`;
  const prove = (person: Person, body: object, { on = clinic, from = newAddress() } = {}) =>
    on.as(person).post('/account/passwordAgain').set('X-Forwarded-For', from).send(body);
  const ask = (person: Person, on = clinic) =>
    on.as(person).post('/privacy/download').set('Idempotency-Key', randomUUID());
  const erase = (person: Person) =>
    clinic.as(person).post('/privacy/erasure').set('Idempotency-Key', randomUUID()).send({});
  const rowsOf = async ({ id }: Person, action: string) =>
    auditRows({ clinic, admin: await clinic.addAdmin() }, { by: id, action });
  const fetchFile = (person: Person) => clinic.as(person).get(`/privacy/download/${NO_FILE}`);

  it('are asked for with the password, the file too, and nothing is begun without it', async () => {
    const client = await cameEarlier();
    for (const refused of [await ask(client), await fetchFile(client), await erase(client)]) {
      expect(refused.status).toBe(403);
      expect(refused.body).toMatchObject({
        code: 'PASSWORD_AGAIN',
        message: 'Please type your password once more.',
      });
    }
    const { body } = await clinic.as(client).get('/privacy/me').expect(200);
    expect(body).toMatchObject({ download: null, erasure: null });
    // A question is no attempt at what is forbidden.
    expect(await rowsOf(client, 'denied')).toEqual([]);
  });

  it('are open for ten minutes of that session, on every server, and of no other one', async () => {
    const client = await cameEarlier();
    const tablet = await clinic.signInAgain(client);
    pass(11);
    await prove(client, { current: PASSWORD }).expect(200);
    const opened = await Promise.all([ask(client), ask(client, other), erase(client)]);
    expect(opened.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect([(await fetchFile(client)).status, (await ask(tablet)).status]).toEqual([404, 403]);
    pass(9);
    await ask(client).expect(200);
    pass(2);
    await ask(client).expect(403);
    // A request is taken back without it.
    await clinic.as(client).delete('/privacy/erasure').expect(200);
  });

  it('are open right after a log-in, which was the password', async () => {
    expect((await ask(await clinic.addClient())).status).toBe(200);
  });

  it('stay closed by a clock that was set back', async () => {
    const client = await clinic.addClient();
    pass(-30);
    expect((await ask(client)).status).toBe(403);
  });

  it('stay closed by a wrong password, which is a log-in that failed', async () => {
    const client = await cameEarlier();
    const from = newAddress();
    const refused = await prove(client, { current: 'not-this-one' }, { from }).expect(400);
    expect(refused.body.details).toEqual({ current: ['This is not your password.'] });
    await ask(client).expect(403);
    const rows = await rowsOf(client, 'login-failed');
    expect(rows).toMatchObject([{ record: { kind: 'client', id: client.id } }]);
    for (let turn = 0; turn < 9; turn++)
      await prove(client, { current: 'not-this-one' }, { from }).expect(400);
    await prove(client, { current: PASSWORD }, { from }).expect(429);
    const logIn = clinic.as().post('/client/emailVerify').set('X-Forwarded-For', from);
    await logIn.send({ email: client.email, password: PASSWORD }).expect(429);
  });

  it('are guessed ten times by fifty requests at once, on two servers', async () => {
    const client = await cameEarlier();
    const from = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) =>
        prove(client, { current: `guess-${turn}` }, { from, on: turn % 2 ? other : clinic }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([400, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([10, 40]);
  });

  it('open by a code of the app once, by a recovery code, and by no other code', async () => {
    const client = await clinic.addClient();
    const { secret, recoveryCodes } = await factors.withApp(client);
    pass(11);
    await factors.codesUnused(client);
    const code = await codeOf(secret, 2 * minutes);
    const refused = await prove(client, { code: '000000' }).expect(400);
    expect(refused.body.details.code).toEqual([expect.stringContaining('This code is not right')]);
    await ask(client).expect(403);
    await prove(client, { code }).expect(200);
    await ask(client).expect(200);
    await prove(client, { code }).expect(400);
    pass(11);
    await prove(client, { code: recoveryCodes[0] }).expect(200);
    await ask(client).expect(200);
    await prove(client, { code: recoveryCodes[0] }).expect(400);
    expect(await rowsOf(client, 'login-failed')).toHaveLength(3);
    expect(await rowsOf(client, 'password-again')).toHaveLength(2);
  });

  it('open by a passkey that verifies its person, once, and by none that only is there', async () => {
    const client = await clinic.addClient();
    await factors.proven(client);
    const passkey = new SoftPasskey();
    const { body } = await factors.post(client, 'startPasskey', { current: PASSWORD }).expect(200);
    await factors
      .post(client, 'addPasskey', { ticket: body.ticket, ...passkey.made(body.options) })
      .expect(200);
    pass(11);
    const start = async (person: Person) =>
      (await clinic.as(person).post('/account/passwordAgain/passkey').expect(200)).body;
    const unverified = await start(client);
    expect(unverified.options.userVerification).toBe('required');
    const refused = await prove(client, {
      ticket: unverified.ticket,
      passkey: passkey.proof(unverified.options),
    }).expect(400);
    expect(refused.body.details.passkey).toEqual([expect.stringContaining('This passkey is not one')]);
    await ask(client).expect(403);
    const { ticket, options } = await start(client);
    const proof = { ticket, passkey: passkey.proof(options, { verified: true }) };
    // Another person's ticket is worth nothing.
    const stranger = await clinic.addClient();
    expect((await prove(stranger, proof).expect(400)).body.code).toBe('TICKET_EXPIRED');
    const again = await start(client);
    const good = { ticket: again.ticket, passkey: passkey.proof(again.options, { verified: true }) };
    await prove(client, good).expect(200);
    await ask(client).expect(200);
    await prove(client, good).expect(400);
    await clinic.as(stranger).post('/account/passwordAgain/passkey').expect(404);
  });

  it('open by no code of an account without a second factor, and not by nothing', async () => {
    const client = await cameEarlier();
    await prove(client, { code: '123456' }).expect(400);
    const { body } = await prove(client, {}).expect(400);
    expect(body.details).toEqual({ current: ['Please type your password.'] });
    await ask(client).expect(403);
  });
});
