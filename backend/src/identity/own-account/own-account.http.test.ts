import { Sessions } from '../sessions/sessions.ts';
import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { job } from '../../platform/writes/write-context.ts';
import { testClock } from '../../../test/test-clock.ts';

const NEW = 'marigold-evening-42';
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const MINUTE_MS = 60_000;

describe('a person’s own account', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
  });
  afterAll(() => clinic.close());

  const works = async (person: Pick<Person, 'token'>) =>
    (await clinic.as(person).get('/account/me')).status === 200;
  const listOf = async (person: Person) =>
    (await clinic.as(person).get('/account/sessions').expect(200)).body.sessions;
  const logIn = (person: Person, password: string) =>
    clinic.as().post('/client/emailVerify').send({ email: person.email, password });
  /** Makes the session look unused for so long, on a server without cached sessions. */
  const unusedFor = async (person: Person, ms: number) => {
    const { jti } = JSON.parse(Buffer.from(person.token.split('.')[1] ?? '', 'base64url').toString());
    const sessions = clinic.connection.collection('sessions');
    const [session] = await sessions.find({ $expr: { $eq: [{ $toString: '$_id' }, jti] } }).toArray();
    const back = (at: Date) => new Date(at.getTime() - ms);
    await sessions.updateOne(
      { _id: session?._id },
      { $set: { lastSeenAt: back(session?.lastSeenAt), expiresAt: back(session?.expiresAt) } },
    );
    return () => sessions.findOne({ _id: session?._id });
  };

  it('names its person', async () => {
    const { id, name, email, ...doctor } = await clinic.addDoctor();
    const { body } = await clinic.as(doctor).get('/account/me').expect(200);
    const proven = { emailVerified: true, pendingEmail: null };
    expect(body).toEqual({ account: { id, name, email, role: 'doctor', ...proven } });
  });

  it('is closed to the token of a logged-out session, and open in other browsers', async () => {
    const client = await clinic.addClient();
    const other = await clinic.signInAgain(client);
    expect(await works(client)).toBe(true);
    await clinic.as(client).post('/account/logOut').expect(200);
    expect([await works(client), await works(other)]).toEqual([false, true]);
  });

  it('stays closed when an idle session logs out in two tabs at once', async () => {
    const doctor = await clinic.addDoctor();
    await unusedFor(doctor, 30 * MINUTE_MS);
    const tabs = [1, 2].map(() => clinic.as(doctor).post('/account/logOut'));
    expect((await Promise.all(tabs)).map(({ status }) => status)).not.toContain(404);
    expect(await works(doctor)).toBe(false);
  });

  it('is not reopened by a concurrent request that records the use', async () => {
    const doctor = await clinic.addDoctor();
    const sessions = clinic.get(Sessions, { strict: false });
    const rounds = Array.from({ length: 20 }, async () => {
      const browser = await clinic.signInAgain(doctor);
      const stored = await unusedFor(browser, 30 * MINUTE_MS);
      const id = String((await stored())?._id);
      await Promise.all([sessions.used(id), sessions.end(job(doctor), id)]);
      return (await stored())?.expiresAt.getTime() <= testClock.now().getTime();
    });
    expect(new Set(await Promise.all(rounds))).toEqual(new Set([true]));
  });

  it('lists the person’s sessions, last used first, without the whole address', async () => {
    const client = await clinic.addClient();
    const answer = await logIn(client, PASSWORD)
      .set('User-Agent', CHROME)
      .set('X-Forwarded-For', '203.0.113.77')
      .expect(200);
    const [first, second, ...more] = await listOf({ ...client, token: answer.body.token });
    expect(first).toMatchObject({ device: 'Chrome on Windows', from: '203.0.113.x', current: true });
    expect(second).toMatchObject({ device: 'Unknown device', current: false });
    expect(more).toEqual([]);
  });

  it('ends one session or all others, and none of another person', async () => {
    const client = await clinic.addClient();
    const [phone, tablet, office] = await Promise.all([1, 2, 3].map(() => clinic.signInAgain(client)));
    const stranger = await clinic.addClient();
    const [ofPhone] = (await listOf(phone as Person)).filter(({ current }: { current: boolean }) => current);
    await clinic.as(stranger).delete(`/account/sessions/${ofPhone.id}`).expect(404);
    await clinic.as(client).delete(`/account/sessions/${ofPhone.id}`).expect(200);
    expect([await works(phone as Person), await works(tablet as Person)]).toEqual([false, true]);
    await clinic.as(client).post('/account/endOtherSessions').expect(200);
    const left = [client, tablet, office, stranger].map((person) => works(person as Person));
    expect(await Promise.all(left)).toEqual([true, false, false, true]);
    expect(await listOf(client)).toHaveLength(1);
  });

  it('changes the password with the present one, and ends the other sessions', async () => {
    const client = await clinic.addClient();
    const other = await clinic.signInAgain(client);
    const change = (current: string) =>
      clinic.as(client).post('/account/changePassword').send({ current, password: NEW });
    const refused = await change('not-the-password').expect(400);
    expect(refused.body.details).toEqual({ current: ['This is not your password.'] });
    expect(await works(other)).toBe(true);
    await change(PASSWORD).expect(200);
    expect([await works(client), await works(other)]).toEqual([true, false]);
    expect(await listOf(client)).toHaveLength(1);
    await logIn(client, PASSWORD).expect(401);
    await logIn(client, NEW).expect(200);
  });

  it('limits password guesses in an open browser', async () => {
    const client = await clinic.addClient();
    const guess = () =>
      clinic.as(client).post('/account/changePassword').send({ current: 'a-wrong-guess', password: NEW });
    const statuses = [];
    for (let turn = 0; turn < 11; turn++) statuses.push((await guess()).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
  });

  it('of the staff has a stable draft key, which no other account has, and a client has none', async () => {
    const keyOf = async (person: Person) =>
      (await clinic.as(person).get('/account/draftKey').expect(200)).body.key as string;
    const doctor = await clinic.addDoctor();
    const staff = [
      doctor,
      await clinic.addDoctor(),
      await clinic.addAssistant(doctor),
      await clinic.addAdmin(),
    ];
    const keys = await Promise.all(staff.map(keyOf));
    expect(new Set(keys).size).toBe(staff.length);
    expect(keys.map((key) => Buffer.from(key, 'base64').length)).toEqual([32, 32, 32, 32]);
    expect(await keyOf(await clinic.signInAgain(doctor))).toBe(keys[0]);
    await clinic
      .as(await clinic.addClient())
      .get('/account/draftKey')
      .expect(403);
    await clinic.as().get('/account/draftKey').expect(401);
  });

  it('of the staff is closed after two hours without use, a client’s is not', async () => {
    const [doctor, client] = [await clinic.addDoctor(), await clinic.addClient()];
    await Promise.all([unusedFor(doctor, 120 * MINUTE_MS), unusedFor(client, 120 * MINUTE_MS)]);
    expect([await works(doctor), await works(client)]).toEqual([false, true]);
  });

  it('stays open while it is used, which is recorded every five minutes at most', async () => {
    const doctor = await clinic.addDoctor();
    const stored = await unusedFor(doctor, 4 * MINUTE_MS);
    const before = await stored();
    expect(await works(doctor)).toBe(true);
    expect(await stored()).toEqual(before);
    const again = await clinic.signInAgain(doctor);
    const storedAgain = await unusedFor(again, 119 * MINUTE_MS);
    expect(await works(again)).toBe(true);
    const after = await storedAgain();
    expect(after?.lastSeenAt.getTime()).toBeGreaterThan(testClock.now().getTime() - MINUTE_MS);
    expect(after?.expiresAt.getTime()).toBeGreaterThan(testClock.now().getTime() + 119 * MINUTE_MS);
  });

  it('of the staff is closed twelve hours after the log-in, regardless of use', async () => {
    const doctor = await clinic.addDoctor();
    const { exp } = JSON.parse(Buffer.from(doctor.token.split('.')[1] ?? '', 'base64url').toString());
    expect(Math.abs(exp * 1000 - testClock.now().getTime() - 12 * 60 * MINUTE_MS)).toBeLessThan(MINUTE_MS);
  });
});
