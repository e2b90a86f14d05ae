import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { codeOf, secondFactors } from '../../../test/second-factor-person.ts';
import { testClock } from '../../../test/test-clock.ts';

const FIVE = [1, 2, 3, 4, 5];
const FOUR_TRIES = [1, 2, 3, 4];

describe('the log-in of an account with an app', () => {
  let clinic: TestApp;
  let client: Person;
  let secret: string;
  let recoveryCodes: string[];
  let factors: ReturnType<typeof secondFactors>;

  beforeAll(async () => {
    clinic = await openTestApp({ trustProxy: 1 });
    factors = secondFactors(clinic);
  });
  beforeEach(async () => {
    client = await clinic.addClient();
    ({ secret, recoveryCodes } = await factors.withApp(client));
    await factors.codesUnused(client);
  });
  afterAll(() => clinic.close());

  const statusesOf = (answers: { status: number }[]) => {
    const statuses = answers.map(({ status }) => status);
    return [200, 400].map((status) => statuses.filter((one) => one === status).length);
  };

  it('answers the right password with a ticket, and a wrong one as without a second factor', async () => {
    const { body } = await factors.password(client).expect(403);
    expect(body).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      secondFactor: { ticket: expect.any(String), ways: ['totp', 'recovery'], passkeyHost: 'localhost' },
    });
    expect(body.token).toBeUndefined();
    await factors.password(client, 'not-this-one').expect(401);
  });

  it('accepts the app’s code, however it is typed', async () => {
    const { ticket } = await factors.ticketOf(client);
    const code = await codeOf(secret);
    const typed = ` ${code.slice(0, 3)} ${code.slice(3)}`;
    const { body } = await factors.answer({ ticket, code: typed }).expect(200);
    expect(body).toMatchObject({ role: 'client', person: { id: client.id, name: client.name } });
    await clinic.as(body).get('/client/me').expect(200);
  });

  it('accepts the previous and the next code, since clocks differ, and no other', async () => {
    const { ticket } = await factors.ticketOf(client);
    const again = await factors.ticketOf(client);
    const status = async (one: string, steps: number) =>
      (await factors.answer({ ticket: one, code: await codeOf(secret, steps) })).status;
    expect([await status(ticket, -3), await status(ticket, 3)]).toEqual([400, 400]);
    expect([await status(ticket, -1), await status(again.ticket, 1)]).toEqual([200, 200]);
  });

  it('accepts a code once, also of twenty requests at once', async () => {
    const tickets = await Promise.all(FIVE.map(() => factors.ticketOf(client)));
    const code = await codeOf(secret);
    const answers = await Promise.all(
      FOUR_TRIES.flatMap(() => tickets.map(({ ticket }) => factors.answer({ ticket, code }))),
    );
    expect(statusesOf(answers)).toEqual([1, 19]);
  });

  it('accepts no code older than the last one', async () => {
    const [first, second] = [await factors.ticketOf(client), await factors.ticketOf(client)];
    await factors.answer({ ticket: first.ticket, code: await codeOf(secret, 1) }).expect(200);
    const older = await factors.answer({ ticket: second.ticket, code: await codeOf(secret) }).expect(400);
    expect(older.body.details.code).toEqual([
      'This code is not right, or it was used already. Please type the newest one.',
    ]);
  });

  it('accepts a ticket once, and ends it after five wrong codes', async () => {
    const used = await factors.ticketOf(client);
    await factors.answer({ ticket: used.ticket, code: await codeOf(secret) }).expect(200);
    const again = await factors.answer({ ticket: used.ticket, code: await codeOf(secret, 1) }).expect(400);
    expect(again.body.code).toBe('TICKET_EXPIRED');

    const { ticket } = await factors.ticketOf(client);
    const codes: string[] = [];
    for (let turn = 0; turn < 5; turn++)
      codes.push((await factors.answer({ ticket, code: 'zzzzzzzzzz' })).body.code);
    expect(codes).toEqual([...Array<string>(4).fill('INVALID_INPUT'), 'TICKET_EXPIRED']);
    const late = await factors.answer({ ticket, code: await codeOf(secret, 1) }).expect(400);
    expect(late.body.code).toBe('TICKET_EXPIRED');
  });

  it('allows five minutes, and ends with a new password', async () => {
    const { ticket } = await factors.ticketOf(client);
    await clinic.connection
      .collection('second-factor-tickets')
      .updateMany({ account: client.id }, { $set: { expiresAt: testClock.now() } });
    const late = await factors.answer({ ticket, code: await codeOf(secret) }).expect(400);
    expect(late.body.code).toBe('TICKET_EXPIRED');

    const before = await factors.ticketOf(client);
    const change = { current: PASSWORD, password: 'marigold-evening-42' };
    await clinic.as(client).post('/account/changePassword').send(change).expect(200);
    const after = await factors.answer({ ticket: before.ticket, code: await codeOf(secret) }).expect(400);
    expect(after.body.code).toBe('TICKET_EXPIRED');
  });

  it('accepts each recovery code once, also of twenty requests at once, and reports it by email', async () => {
    expect(recoveryCodes).toHaveLength(10);
    const [code = '', other = ''] = recoveryCodes;
    const tickets = await Promise.all(FIVE.map(() => factors.ticketOf(client)));
    const answers = await Promise.all(
      FOUR_TRIES.flatMap(() => tickets.map(({ ticket }) => factors.answer({ ticket, code }))),
    );
    expect(statusesOf(answers)).toEqual([1, 19]);
    const { ticket } = await factors.ticketOf(client);
    const { body } = await factors.answer({ ticket, code: other.toUpperCase() }).expect(200);
    const state = await clinic.as(body).get('/account/secondFactor').expect(200);
    expect(state.body.recoveryLeft).toBe(8);
    expect(await factors.emails(client)).toEqual(['added', 'code-used', 'code-used']);
  });

  it('accepts no code and no ticket of another person', async () => {
    const other = await clinic.addClient();
    const theirs = await factors.withApp(other);
    const { ticket } = await factors.ticketOf(client);
    await factors.answer({ ticket, code: await codeOf(theirs.secret, 1) }).expect(400);
    await factors.answer({ ticket, code: theirs.recoveryCodes[0] }).expect(400);
    // A set-up's ticket opens nothing.
    const started = await factors.post(client, 'startApp', { current: PASSWORD }).expect(200);
    const code = await codeOf(secret);
    const { body } = await factors.answer({ ticket: started.body.ticket, code }).expect(400);
    expect(body.code).toBe('TICKET_EXPIRED');
    expect((await factors.answer({ ticket: 'x', code })).body.code).toBe('TICKET_EXPIRED');
  });

  it('stops after twenty wrong codes in an hour, across all tickets', async () => {
    const tickets = await Promise.all(FIVE.map(() => factors.ticketOf(client)));
    const statuses: number[] = [];
    for (const { ticket } of tickets)
      for (let turn = 0; turn < 5; turn++)
        statuses.push((await factors.answer({ ticket, code: 'zzzzzzzzzz' })).status);
    expect(statuses).toEqual([...Array<number>(20).fill(400), ...Array<number>(5).fill(429)]);
  });

  it('keeps other methods and the trusted address open to the owner when a stranger has the password', async () => {
    const wrong = { recovery: 'zzzzzzzzzz', totp: '000000' };
    const passkey = { id: 'A', clientDataJSON: 'A', authenticatorData: 'A', signature: 'A' };
    const guess = async (answer: object) => {
      const tickets = await Promise.all(FIVE.map(() => factors.ticketOf(client)));
      for (const { ticket } of tickets)
        for (let turn = 0; turn < 5; turn++) await factors.answer({ ticket, ...answer });
      const { ticket } = await factors.ticketOf(client);
      return (await factors.answer({ ticket, ...answer })).status;
    };
    const next = async () => (await factors.ticketOf(client)).ticket;
    // After wrong app codes, recovery codes still work.
    expect(await guess({ code: wrong.totp })).toBe(429);
    await factors.answer({ ticket: await next(), code: recoveryCodes[0] }).expect(200);
    // After wrong answers by every method, the owner still gets in at a trusted address.
    expect(await guess({ code: wrong.recovery })).toBe(429);
    expect(await guess({ passkey })).toBe(429);
    const atHome = async (code?: string) =>
      clinic
        .as()
        .post('/account/secondFactor')
        .send({ ticket: await next(), code });
    expect((await atHome(recoveryCodes[1])).status).toBe(200);
    await factors.codesUnused(client);
    expect((await atHome(await codeOf(secret))).status).toBe(200);
  });

  it('knows the owner’s home by its IPv6 network, when a stranger with the password has used up the codes', async () => {
    const logInFrom = async (host: string) => {
      const { ticket } = await factors.ticketOf(client);
      await factors.codesUnused(client);
      return clinic
        .as()
        .post('/account/secondFactor')
        .set('X-Forwarded-For', `2001:db8:14:1::${host}`)
        .send({ ticket, code: await codeOf(secret) });
    };
    expect((await logInFrom('1')).status).toBe(200);
    for (const { ticket } of await Promise.all(FIVE.map(() => factors.ticketOf(client))))
      for (let turn = 0; turn < 5; turn++) await factors.answer({ ticket, code: '000000' });
    const { ticket } = await factors.ticketOf(client);
    expect((await factors.answer({ ticket, code: '000000' })).status).toBe(429);
    expect((await logInFrom('1')).status).toBe(200);
    expect((await logInFrom('2')).status).toBe(200);
  });

  it('is audited: failures and successes, never the code', async () => {
    const { ticket } = await factors.ticketOf(client);
    await factors.answer({ ticket, code: 'zzzzzzzzzz' }).expect(400);
    await factors.answer({ ticket, code: await codeOf(secret) }).expect(200);
    const admin = await clinic.addAdmin();
    const filter = encodeURIComponent(JSON.stringify({ record: client.id }));
    const { body } = await clinic.as(admin).get(`/rest/audit?filter=${filter}`);
    const rows = (body as { action: string; record: { id: string } }[]).filter(
      ({ record }) => record.id === client.id,
    );
    expect(rows.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['login', 'login-failed', 'add-factor']),
    );
    expect(JSON.stringify(body)).not.toContain('zzzzz');
  });
});

describe('the staff’s shared log-in', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp();
  });
  afterAll(() => clinic.close());

  it('stops at the doctor who has a second factor: 403 does not fall through to the assistant', async () => {
    const factors = secondFactors(clinic);
    const doctor = await clinic.addDoctor();
    const { secret } = await factors.withApp(doctor);
    await factors.codesUnused(doctor);
    const { ticket } = await factors.ticketOf(doctor);
    const { body } = await factors.answer({ ticket, code: await codeOf(secret) }).expect(200);
    expect(body).toMatchObject({ role: 'doctor', person: { id: doctor.id, name: doctor.name } });
  });
});
