import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeEnquiry } from '../../operations/demo/factories.ts';
import { attemptKey } from './attempt-key.ts';
import { Attempts } from './attempts.ts';

const WRONG = 'not-the-password';

describe('the login throttle', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
  });
  afterAll(() => clinic.close());

  const logIn = (email: string, password: string, from: string) =>
    clinic.as().post('/client/emailVerify').set('X-Forwarded-For', from).send({ email, password });
  const statusOf = async (person: Pick<Person, 'email'>, password: string, from: string) =>
    (await logIn(person.email, password, from)).status;
  const many = async <Result>(count: number, one: (index: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: count }, (_, index) => one(index)));
  const counted = (statuses: number[]) =>
    Object.fromEntries(
      [...new Set(statuses)].map((one) => [one, statuses.filter((status) => status === one).length]),
    );

  it('stops strangers on ten addresses, and never locks the owner out at a trusted address', async () => {
    const owner = await clinic.addClient();
    expect(await statusOf(owner, PASSWORD, '192.0.2.1')).toBe(200);
    const guesses = await many(100, (index) => statusOf(owner, WRONG, `198.51.100.${index % 10}`));
    expect(counted(guesses)).toEqual({ 401: 100 });
    expect(await statusOf(owner, WRONG, '203.0.113.9')).toBe(429);
    expect(await statusOf(owner, PASSWORD, '203.0.113.9')).toBe(429);
    expect(await statusOf(owner, PASSWORD, '192.0.2.1')).toBe(200);
  });

  it('admits twenty correct log-ins to one account at once', async () => {
    const owner = await clinic.addClient();
    expect(counted(await many(20, () => statusOf(owner, PASSWORD, '192.0.2.2')))).toEqual({ 200: 20 });
  });

  it('stops one address that tries many accounts, except where accounts trust it', async () => {
    const [owner, other] = [await clinic.addClient(), await clinic.addClient()];
    expect(await statusOf(owner, PASSWORD, '192.0.2.3')).toBe(200);
    const failed = await many(200, (index) =>
      statusOf({ email: `nobody-${index}@example.in` }, WRONG, '192.0.2.3'),
    );
    expect(counted(failed)).toEqual({ 401: 200 });
    const refused = await logIn(other.email, PASSWORD, '192.0.2.3');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(600);
    expect(await statusOf(other, PASSWORD, '192.0.2.4')).toBe(200);
    expect(await statusOf(owner, PASSWORD, '192.0.2.3')).toBe(200);
  });

  it('counts the addresses of one IPv6 network as one', async () => {
    const owner = await clinic.addClient();
    const guesses = await many(11, (index) => statusOf(owner, WRONG, `2001:db8:7:7::${index + 1}`));
    expect(counted(guesses)).toEqual({ 401: 10, 429: 1 });
  });

  it.each([
    ['IPv4', (port: number) => `198.51.100.200:${port}`],
    ['IPv6', (port: number) => `[2001:db8:7:8::1]:${port}`],
  ])('counts a proxy that names ports as one address: %s', async (_, from) => {
    const owner = await clinic.addClient();
    const guesses = await many(11, (index) => statusOf(owner, WRONG, from(50_000 + index)));
    expect(counted(guesses)).toEqual({ 401: 10, 429: 1 });
  });

  const person = { name: 'Asha Patel', email: 'asha@example.com', phone: '9825012345', password: PASSWORD };
  const { email, password } = person;
  it.each<[string, number, object]>([
    ['/client/emailRegister', 60, person],
    ['/client/forgotPassword', 10, { email }],
    ['/client/setPassword', 10, { token: 'none', password }],
    ['/account/verifyEmail', 10, { token: 'none' }],
    ['/account/undoEmailChange', 10, { token: 'none' }],
    ['/account/agreeEmailChange', 10, { token: 'none' }],
    ['/account/passwordLink', 10, { token: 'none' }],
    ['/account/secondFactor', 60, { ticket: 'none', code: '123456' }],
    ['/enquiry', 10, makeEnquiry()],
    ['/newsletter', 10, { email }],
  ])('of %s counts the addresses of one IPv6 network as one', async (path, limit, body) => {
    const send = (from: string) => clinic.as().post(path).set('X-Forwarded-For', from).send(body);
    const network = `2001:db8:0:${limit}`;
    const statuses = await many(limit + 1, async (host) => (await send(`${network}:${host}::1`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await send('2001:db8:0:ffff::1')).status).not.toBe(429);
  });

  it('stores neither account nor address in readable form', async () => {
    const owner = await clinic.addClient();
    await logIn(owner.email, PASSWORD, '192.0.2.77');
    const rows = await clinic.connection.collection('knownAddresses').find().toArray();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|@/);
    expect(JSON.stringify(rows)).not.toContain(owner.id);
  });

  it('waits for pending attempts, and starts anew when a server died with them', async () => {
    const attempts = clinic.get(Attempts, { strict: false });
    const died = attemptKey('log-in', 'client:died');
    await many(2, () => attempts.reserve(died, 2));
    const waiting = attempts.reserve(died, 2);
    await attempts.settle(died, 'good');
    await expect(waiting).resolves.toBeUndefined();
    const rows = clinic.connection.collection<{ _id: string }>('attempts');
    await rows.updateMany({}, { $set: { expiresAt: new Date(0) } });
    await expect(many(2, () => attempts.reserve(died, 2))).resolves.toHaveLength(2);
  });

  it('leaves no address of a person or of a network in the database', async () => {
    await clinic
      .as()
      .post('/client/emailVerify')
      .send({ email: 'left.long.ago@example.com', password: 'wrong-secret' })
      .expect(401);
    const rows = await clinic.connection.collection('attempts').find().toArray();
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter((row) => /[@.:]/.test(String(row._id)))).toEqual([]);
  });
});
