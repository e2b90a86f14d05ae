import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeEnquiry } from '../../operations/demo/factories.ts';
import { Attempts } from './attempts.ts';

const WRONG = 'not-the-password';

describe('guessing passwords', () => {
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

  it('from ten addresses stops for strangers, and never locks the owner out at home', async () => {
    const owner = await clinic.addClient();
    expect(await statusOf(owner, PASSWORD, '192.0.2.1')).toBe(200);
    const guesses = await many(100, (index) => statusOf(owner, WRONG, `198.51.100.${index % 10}`));
    expect(counted(guesses)).toEqual({ 401: 100 });
    expect(await statusOf(owner, WRONG, '203.0.113.9')).toBe(429);
    expect(await statusOf(owner, PASSWORD, '203.0.113.9')).toBe(429);
    expect(await statusOf(owner, PASSWORD, '192.0.2.1')).toBe(200);
  });

  it('does not refuse twenty who log in rightly at once to one account', async () => {
    const owner = await clinic.addClient();
    expect(counted(await many(20, () => statusOf(owner, PASSWORD, '192.0.2.2')))).toEqual({ 200: 20 });
  });

  it('of many accounts from one address is stopped, except for accounts that trust the address', async () => {
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

  it('from the addresses of one network of version 6 counts as one', async () => {
    const owner = await clinic.addClient();
    const guesses = await many(11, (index) => statusOf(owner, WRONG, `2001:db8:7:7::${index + 1}`));
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
    ['/account/secondFactor', 60, { ticket: 'none', code: '123456' }],
    ['/enquiry', 10, makeEnquiry()],
    ['/newsletter', 10, { email }],
  ])('%s counts the addresses of one network of version 6 as one', async (path, limit, body) => {
    const send = (from: string) => clinic.as().post(path).set('X-Forwarded-For', from).send(body);
    const network = `2001:db8:0:${limit}`;
    const statuses = await many(limit + 1, async (host) => (await send(`${network}:${host}::1`)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await send('2001:db8:0:ffff::1')).status).not.toBe(429);
  });

  it('leaves neither account nor address to be read', async () => {
    const owner = await clinic.addClient();
    await logIn(owner.email, PASSWORD, '192.0.2.77');
    const rows = await clinic.connection.collection('knownAddresses').find().toArray();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/192\.0\.2|@/);
    expect(JSON.stringify(rows)).not.toContain(owner.id);
  });

  it('waits for attempts under way, and begins anew when a server died with them', async () => {
    const attempts = clinic.get(Attempts, { strict: false });
    await many(2, () => attempts.reserve('died', 2));
    const waiting = attempts.reserve('died', 2);
    await attempts.settle('died', 'good');
    await expect(waiting).resolves.toBeUndefined();
    const rows = clinic.connection.collection<{ _id: string }>('attempts');
    await rows.updateOne({ _id: 'died' }, { $set: { expiresAt: new Date(0) } });
    await expect(many(2, () => attempts.reserve('died', 2))).resolves.toHaveLength(2);
  });
});
