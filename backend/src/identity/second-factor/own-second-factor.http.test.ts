import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';
import { codeOf, secondFactors } from '../../../test/second-factor-person.ts';
import { SoftPasskey } from '../../../test/soft-passkey.ts';
import { until } from '../../../test/until.ts';

describe('a person’s own second factor', () => {
  let clinic: TestApp;
  let person: Person;
  let factors: ReturnType<typeof secondFactors>;

  beforeAll(async () => {
    clinic = await openTestApp();
    factors = secondFactors(clinic);
  });
  beforeEach(async () => {
    person = await clinic.addDoctor();
    await factors.proven(person);
  });
  afterAll(() => clinic.close());

  const state = async () => (await clinic.as(person).get('/account/secondFactor').expect(200)).body;
  const stored = async () =>
    (await factors.accounts(person.role).findOne({ email: person.email }))?.secondFactor;
  const withPasskey = async (passkey: SoftPasskey, name?: string) => {
    const { body } = await factors.post(person, 'startPasskey', { current: PASSWORD }).expect(200);
    return factors.post(person, 'addPasskey', { ticket: body.ticket, name, ...passkey.made(body.options) });
  };
  const logIn = async (passkey: SoftPasskey) => {
    const { ticket } = await factors.ticketOf(person);
    return factors.answer({ ticket, passkey: passkey.proof(await factors.toProve(ticket)) });
  };

  it('is absent at first, and the log-in has one step', async () => {
    expect(await state()).toEqual({
      appSince: null,
      passkeys: [],
      recoveryLeft: 0,
      required: false,
      passkeyHost: 'localhost',
    });
    await factors.password(person).expect(200);
  });

  it('can be changed with the password only', async () => {
    for (const call of ['startApp', 'startPasskey', 'removeApp', 'newRecoveryCodes']) {
      const { body } = await factors.post(person, call, { current: 'not-this-one' }).expect(400);
      expect(body.details).toEqual({ current: ['This is not your password.'] });
    }
    expect(await stored()).toBeUndefined();
  });

  it('requires an app’s first code before it counts, from the person who began', async () => {
    const { body } = await factors.post(person, 'startApp', { current: PASSWORD }).expect(200);
    expect(body.uri).toContain(`secret=${body.secret}`);
    await factors.post(person, 'confirmApp', { ticket: body.ticket, code: '000000' }).expect(400);
    await factors.password(person).expect(200);
    const code = await codeOf(body.secret);
    const stranger = await clinic.addDoctor();
    const theirs = await factors.post(stranger, 'confirmApp', { ticket: body.ticket, code }).expect(400);
    expect(theirs.body.code).toBe('TICKET_EXPIRED');
    const done = await factors.post(person, 'confirmApp', { ticket: body.ticket, code }).expect(200);
    expect(done.body.state).toMatchObject({ appSince: expect.any(String), recoveryLeft: 10 });
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    await factors.password(person).expect(403);
    const twice = await factors.post(person, 'confirmApp', { ticket: body.ticket, code }).expect(400);
    expect(twice.body.code).toBe('TICKET_EXPIRED');
  });

  it('is stored so that the database alone opens nothing', async () => {
    const { secret, recoveryCodes } = await factors.withApp(person);
    const inDatabase = JSON.stringify(await stored());
    expect(inDatabase).not.toContain(secret);
    for (const code of recoveryCodes) expect(inDatabase).not.toContain(code.replace('-', ''));
  });

  it('gets new recovery codes on request', async () => {
    const { recoveryCodes } = await factors.withApp(person);
    const { body } = await factors.post(person, 'newRecoveryCodes', { current: PASSWORD }).expect(200);
    const { ticket } = await factors.ticketOf(person);
    const old = await factors.answer({ ticket, code: recoveryCodes[0] });
    const fresh = await factors.answer({ ticket, code: body.recoveryCodes[0] });
    expect([old.status, fresh.status]).toEqual([400, 200]);
  });

  it('ends with its last part: the log-in has one step again, and emails report all changes', async () => {
    await factors.withApp(person);
    const passkey = new SoftPasskey();
    await (
      await withPasskey(passkey)
    ).body;
    await factors.post(person, 'removeApp', { current: PASSWORD }).expect(200);
    await factors.password(person).expect(403);
    const gone = await factors
      .post(person, 'removePasskey', { current: PASSWORD, id: passkey.id })
      .expect(200);
    expect(gone.body.state).toMatchObject({ appSince: null, passkeys: [], recoveryLeft: 0 });
    await factors.password(person).expect(200);
    expect(await stored()).toBeUndefined();
    expect(await factors.emails(person)).toEqual(['added', 'added', 'removed', 'removed']);
  });

  it('has one first set of recovery codes, also when two factors are added at once', async () => {
    const start = async () => (await factors.post(person, 'startApp', { current: PASSWORD })).body;
    const [one, two] = [await start(), await start()];
    const answers = await Promise.all(
      [one, two].map(async ({ ticket, secret }) =>
        factors.post(person, 'confirmApp', { ticket, code: await codeOf(secret) }),
      ),
    );
    const sets = answers.filter(({ body }) => body.recoveryCodes);
    expect(sets).toHaveLength(1);
    const { ticket } = await factors.ticketOf(person);
    await factors.answer({ ticket, code: sets[0]?.body.recoveryCodes[0] }).expect(200);
  });

  it('may be a passkey: named, listed with its last use, and valid for the log-in', async () => {
    const passkey = new SoftPasskey();
    const added = await withPasskey(passkey, 'Blue key');
    expect([added.status, added.body.recoveryCodes?.length]).toEqual([200, 10]);
    const offered = await factors.password(person).expect(403);
    expect(offered.body.secondFactor.ways).toEqual(['passkey', 'recovery']);
    const { body } = (await logIn(passkey)) as { body: { token: string } };
    await clinic.as(body).get('/doctor/getAllDoctors').expect(200);
    expect((await state()).passkeys).toEqual([
      { id: passkey.id, name: 'Blue key', createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    ]);
    expect((await stored()).passkeys[0].transports).toEqual(['usb']);
  });

  it('accepts each passkey signature once, and none of a copy with a lower counter', async () => {
    const passkey = new SoftPasskey();
    await withPasskey(passkey);
    const { ticket } = await factors.ticketOf(person);
    const proof = passkey.proof(await factors.toProve(ticket));
    expect((await factors.answer({ ticket, passkey: proof })).status).toBe(200);
    const next = await factors.ticketOf(person);
    await factors.toProve(next.ticket);
    await factors.answer({ ticket: next.ticket, passkey: proof }).expect(400);
    passkey.counter = 0;
    const copied = await logIn(passkey);
    expect([copied.status, copied.body.details]).toEqual([400, { passkey: [expect.any(String)] }]);
    passkey.counter = 5;
    expect((await logIn(passkey)).status).toBe(200);
  });

  it('accepts no passkey that was made or used at another address', async () => {
    const elsewhere = await withPasskey(new SoftPasskey('https://evil.example'));
    expect(elsewhere.status).toBe(400);
    const passkey = new SoftPasskey();
    await withPasskey(passkey);
    const { ticket } = await factors.ticketOf(person);
    const options = await factors.toProve(ticket);
    const wrongHost = passkey.proof({ ...options, rpId: 'evil.example' });
    await factors.answer({ ticket, passkey: wrongHost }).expect(400);
    // The first try used the challenge up.
    await factors.answer({ ticket, passkey: passkey.proof(options) }).expect(400);
  });

  it('accepts no passkey of another person', async () => {
    const mine = person;
    person = await clinic.addDoctor();
    await factors.proven(person);
    const theirs = new SoftPasskey();
    await withPasskey(theirs);
    person = mine;
    await withPasskey(new SoftPasskey());
    expect((await logIn(theirs)).status).toBe(400);
    await factors.post(person, 'removePasskey', { current: PASSWORD, id: theirs.id }).expect(404);
  });
});

describe.each([
  ['not set up', undefined, [200, 403], ['add-factor-unconfirmed']],
  ['set up', 'smtp://127.0.0.1:1', [403, 200], []],
])('an e-mail that nobody confirmed, while mails are %s', (_, smtpUrl, becomes, audited) => {
  let clinic: TestApp;
  let client: Person;
  let factors: ReturnType<typeof secondFactors>;
  beforeAll(async () => {
    clinic = await openTestApp({ smtpUrl });
    factors = secondFactors(clinic);
    client = await clinic.addClient();
  });
  afterAll(() => clinic.close());

  const start = (call: string, body: object) => factors.post(client, call, body);
  const actions = async () => {
    const rows = await clinic.connection.collection('audit').find({ 'by.id': client.id }).toArray();
    return rows.map(({ action }) => action as string).filter((action) => action.startsWith('add-factor'));
  };

  it('lets the password stand in for it only where no link can come', async () => {
    await factors.accounts('client').updateOne({ email: client.email }, { $unset: { emailVerifiedAt: 1 } });
    for (const call of ['startApp', 'startPasskey']) {
      await start(call, {}).expect(400);
      const wrong = await start(call, { current: 'not-this-one' }).expect(400);
      expect(wrong.body.details).toEqual({ current: ['This is not your password.'] });
    }
    const started = await start('startPasskey', { current: PASSWORD });
    const passkey = new SoftPasskey();
    if (started.status === 200)
      await start('addPasskey', {
        ticket: started.body.ticket,
        ...passkey.made(started.body.options),
      }).expect(200);
    const logIn = await factors.password(client);
    expect([started.status, logIn.status]).toEqual(becomes);
    // A row reaches the audit behind the answer.
    const rows = await until(async () => {
      const found = await actions();
      return found.length >= audited.length ? found : undefined;
    });
    expect(rows).toEqual(audited);
  });
});

describe('a clinic at a plain address', () => {
  let clinic: TestApp;
  beforeAll(async () => {
    clinic = await openTestApp({ publicUrl: 'http://192.168.1.20:3000' });
  });
  afterAll(() => clinic.close());

  it('offers no passkeys, which browsers lack there', async () => {
    const client = await clinic.addClient();
    const { body } = await clinic.as(client).get('/account/secondFactor').expect(200);
    expect(body.passkeyHost).toBeNull();
    const factors = secondFactors(clinic);
    await factors.proven(client);
    const refused = await factors.post(client, 'startPasskey', { current: PASSWORD });
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Passkeys need the clinic’s own address with https.',
    ]);
  });
});
