import { openMailedClinic } from '../../../test/mailed-clinic.ts';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import { codeOf, secondFactors } from '../../../test/second-factor-person.ts';
import { PASSWORD, type Person } from '../../../test/test-app.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { fromNow, testClock } from '../../../test/test-clock.ts';

const NEW = 'marigold-evening-42';
const DAY_MS = 24 * 60 * 60_000;
let serial = 0;
const mailbox = (whose: string) => `${whose}.${++serial}@example.com`;

const { clinic, admin, other, doctor, desk, post } = await openMailedClinic();

describe('the known takeovers', () => {
  const factors = secondFactors(clinic);
  afterAll(() => clinic.close());
  afterEach(() => clinic.travelTo(testClock.now()));

  const open = (token: string) => post('/account/verifyEmail', { token });
  /** Finds the newest email to an address with a link to that page. */
  const linkTo = async (email: string, page: string) =>
    (await emailsTo(clinic, email)).flatMap(({ links }) => links).find(({ path }) => path.endsWith(page))
      ?.token ?? '';
  const agree = async (email: string) =>
    post('/account/agreeEmailChange', { token: await linkTo(email, 'agree-email') });
  const undo = async (email: string) =>
    post('/account/undoEmailChange', { token: await linkTo(email, 'undo-email') });
  const logIn = (role: string, email: string, password: string) =>
    post(role === 'admin' ? '/admin/login' : `/${role}/emailVerify`, { email, password });
  const clientToken = async (email: string, password: string) =>
    (await logIn('client', email, password)).body.token as string;
  /** Enters the account through its mailbox: a forgotten password, and the log-in with the new one. */
  const byMailbox = async (email: string, role = 'client', password = NEW) => {
    const area = role === 'client' ? 'client' : 'account';
    await post(`/${area}/forgotPassword`, { email }).expect(200);
    await post(`/${area}/setPassword`, { token: await tokenTo(clinic, email), password });
    return logIn(role, email, password);
  };
  const program = (client: { id: string }, token: string) =>
    clinic.as({ token }).get(`/program/${client.id}`);
  const codeFor = async (client: { id: string }, token: string) => (await program(client, token)).body.code;
  const write = (client: { id: string }) =>
    clinic.as(doctor).post('/program/save').send({ clientId: client.id, plan: makeProgram() }).expect(200);
  const move = (by: Person, client: { id: string; name: string }, email: string, more: object = {}) =>
    clinic
      .as(by)
      .put(`/rest/clients/${client.id}`)
      .send({ name: client.name, email, phone: '9825012345', ...more });
  const confirm = (by: Person, client: { id: string }, email: string) =>
    clinic.as(by).post(`/client/confirm/${client.id}`).send({ email });
  const closed = async (token: string) =>
    (await clinic.as({ token }).get('/client/me')).body.client?.recordsClosed;
  /** A client with a verified address and a text of the doctor. */
  const patient = async () => {
    const client = await clinic.addClient(doctor);
    await open(await tokenTo(clinic, client.email)).expect(200);
    await write(client);
    return client;
  };
  /** The front desk moves the account to its own mailbox, without the owner's consent. */
  const stolen = async (by: Person, client: Person) => {
    const email = mailbox('desk');
    await move(by, client, email).expect(200);
    await open(await linkTo(email, 'verify-email')).expect(200);
    return email;
  };

  describe('a front desk that moves a verified client to its own mailbox', () => {
    it('gets an account with closed records, until the old address agrees', async () => {
      const client = await patient();
      const email = await stolen(desk, client);
      const { token } = (await byMailbox(email)).body;
      expect([await codeFor(client, token), await closed(token)]).toEqual([
        'PERSON_UNCONFIRMED',
        'PERSON_UNCONFIRMED',
      ]);
      await agree(client.email).then(({ status }) => expect(status).toBe(200));
      expect((await program(client, token)).status).toBe(200);
    });

    it('finds them open when the old address agreed before', async () => {
      const client = await patient();
      const email = mailbox('meera');
      await move(desk, client, email).expect(200);
      // Consent is for an address that the email names.
      const [asked] = await emailsTo(clinic, client.email);
      expect(asked?.facts).toEqual([['New email', email]]);
      expect((await agree(client.email)).status).toBe(200);
      await open(await linkTo(email, 'verify-email')).expect(200);
      const token = await clientToken(email, PASSWORD);
      expect((await program(client, token)).status).toBe(200);
    });

    it('cannot confirm the person itself, only the client’s own doctor can', async () => {
      const client = await patient();
      const email = await stolen(admin, client);
      const stranger = await clinic.addDoctor();
      expect((await confirm(desk, client, email)).status).toBe(403);
      expect((await confirm(stranger, client, email)).status).toBe(404);
      expect((await confirm(admin, client, email)).status).toBe(403);
      expect((await confirm(other, client, email)).body.message).toContain('doctor');
      expect((await confirm(doctor, client, email)).status).toBe(200);
      const { token } = (await byMailbox(email)).body;
      expect((await program(client, token)).status).toBe(200);
    });

    it('needs another admin’s confirmation when there is no doctor', async () => {
      const client = await patient();
      await move(desk, client, client.email, { doctor: null }).expect(200);
      const email = await stolen(admin, client);
      expect((await confirm(admin, client, email)).status).toBe(403);
      expect((await confirm(other, client, email)).status).toBe(200);
    });

    it('gains nothing by taking the doctor away, or by another one, whom it then asks for the yes', async () => {
      const client = await patient();
      const email = await stolen(desk, client);
      await move(desk, client, email, { doctor: null }).expect(200);
      expect((await confirm(other, client, email)).body.message).toContain('doctor');
      const stranger = await clinic.addDoctor();
      await move(desk, client, email, { doctor: stranger.id }).expect(200);
      expect((await confirm(stranger, client, email)).status).toBe(403);
      expect((await confirm(other, client, email)).status).toBe(403);
      const { token } = (await byMailbox(email)).body;
      expect(await codeFor(client, token)).toBe('PERSON_UNCONFIRMED');
      // The doctor who knows the client still decides, also without being the client's own.
      expect((await confirm(doctor, client, email)).status).toBe(200);
      expect((await program(client, token)).status).toBe(200);
    });

    it('nor by taking the doctor away while the link waits, or just before it asks', async () => {
      for (const first of ['asks', 'takes the doctor away']) {
        const client = await patient();
        const email = mailbox('desk');
        if (first === 'asks') await move(desk, client, email).expect(200);
        await move(desk, client, first === 'asks' ? email : client.email, { doctor: null }).expect(200);
        await move(desk, client, email).expect(200);
        await open(await linkTo(email, 'verify-email')).expect(200);
        expect((await confirm(other, client, email)).status).toBe(403);
        expect((await confirm(doctor, client, email)).status).toBe(200);
      }
    });

    it('does not open them by a second move to which it agrees itself, nor by its own undo', async () => {
      const client = await patient();
      const first = await stolen(desk, client);
      const second = mailbox('desk');
      await move(desk, client, second).expect(200);
      expect((await agree(first)).status).toBe(200);
      await open(await linkTo(second, 'verify-email')).expect(200);
      const { token } = (await byMailbox(second)).body;
      expect(await codeFor(client, token)).toBe('PERSON_UNCONFIRMED');
      await undo(first).then(({ status }) => expect(status).toBe(200));
      const back = (await byMailbox(first)).body.token;
      expect(await codeFor(client, back)).toBe('PERSON_UNCONFIRMED');
      // The owner's undo link still works after all of that.
      expect((await undo(client.email)).status).toBe(200);
      const mine = (await byMailbox(client.email)).body.token;
      expect((await program(client, mine)).status).toBe(200);
    });

    it('does not open the records as the client, by an address, a password or a data copy', async () => {
      const client = await patient();
      const email = await stolen(desk, client);
      const { token } = (await byMailbox(email)).body;
      const next = mailbox('desk');
      const as = clinic.as({ token });
      expect((await as.post('/privacy/download')).body.code).toBe('PERSON_UNCONFIRMED');
      await as.post('/account/changeEmail').send({ email: next, current: NEW }).expect(200);
      await open(await linkTo(next, 'verify-email')).expect(200);
      const again = await clientToken(next, NEW);
      expect(await codeFor(client, again)).toBe('PERSON_UNCONFIRMED');
    });

    it('cannot return by its old mailbox once the doctor has confirmed the person at another one', async () => {
      const client = await patient();
      const wrong = await stolen(desk, client);
      const right = mailbox('meera');
      await move(desk, client, right).expect(200);
      await open(await linkTo(right, 'verify-email')).expect(200);
      await confirm(doctor, client, right).expect(200);
      expect((await undo(wrong)).status).toBe(400);
      expect((await agree(wrong)).status).toBe(400);
      const { token } = (await byMailbox(right)).body;
      expect((await program(client, token)).status).toBe(200);
    });
  });

  describe('a front desk that moves a client without a password of their own', () => {
    const added = async () => {
      const person = { name: 'Meera Joshi', email: mailbox('meera'), phone: '9825012345', doctor: doctor.id };
      return (await clinic.as(desk).post('/rest/clients').send(person).expect(200)).body as Person;
    };

    it('reads nothing that the doctor has written', async () => {
      const client = await added();
      await write(client);
      const email = mailbox('desk');
      await move(desk, client, email).expect(200);
      await post('/client/setPassword', { token: await tokenTo(clinic, email), password: NEW }).expect(200);
      const token = await clientToken(email, NEW);
      expect(await codeFor(client, token)).toBe('PERSON_UNCONFIRMED');
      expect((await confirm(doctor, client, email)).status).toBe(200);
      expect((await program(client, token)).status).toBe(200);
    });

    it('gains nothing by a second move, by a taken-over address or as the admin who moved it', async () => {
      const client = await added();
      await write(client);
      const [first, second] = [mailbox('desk'), mailbox('desk')];
      await move(admin, client, first).expect(200);
      await move(desk, client, second).expect(200);
      await post('/client/setPassword', { token: await tokenTo(clinic, second), password: NEW }).expect(200);
      const token = await clientToken(second, NEW);
      expect(await codeFor(client, token)).toBe('PERSON_UNCONFIRMED');
      expect((await confirm(admin, client, second)).status).toBe(403);
      const over = { name: 'Meera Joshi', email: second, phone: '9825012345', takeOver: true };
      expect((await clinic.as(desk).post('/rest/clients').send(over)).status).toBe(409);
    });

    it('needs a confirmation of a corrected typing error, too, though the clinic had written nothing', async () => {
      const client = await added();
      const email = mailbox('meera');
      await move(desk, client, email).expect(200);
      await post('/client/setPassword', { token: await tokenTo(clinic, email), password: NEW }).expect(200);
      await write(client);
      const token = await clientToken(email, NEW);
      expect(await codeFor(client, token)).toBe('PERSON_UNCONFIRMED');
      await confirm(doctor, client, email).expect(200);
      expect((await program(client, token)).status).toBe(200);
    });
  });

  describe('an admin who moves a doctor to their own mailbox', () => {
    const chosen = async (role: 'doctor' | 'assistant' = 'doctor') => {
      const person = role === 'doctor' ? await clinic.addDoctor() : await clinic.addAssistant(doctor);
      await clinic
        .as(person)
        .post('/account/changePassword')
        .send({ current: PASSWORD, password: NEW })
        .expect(200);
      return person;
    };
    const moveStaff = (by: Person, { role, id, name }: Person, email: string, more: object = {}) =>
      clinic
        .as(by)
        .put(`/admin/${role}s/${id}`)
        .send({ name, email, phone: '9825012345', ...more });
    const confirmStaff = (by: Person, { role, id }: Person, email: string) =>
      clinic.as(by).post(`/admin/${role}s/${id}/confirm`).send({ email });
    const sendLink = ({ role, id }: Person) => clinic.as(admin).post(`/admin/${role}s/${id}/sendLink`);
    const reset = ({ role, id }: Person) =>
      clinic.as(admin).post('/admin/resetSecondFactor').send({ role, id });
    const stolenStaff = async (person: Person) => {
      const email = mailbox('admin');
      await moveStaff(admin, person, email).expect(200);
      await open(await linkTo(email, 'verify-email')).expect(200);
      return email;
    };

    it.each(['doctor', 'assistant'] as const)('finds the account of the %s locked', async (role) => {
      const person = await chosen(role);
      const email = await stolenStaff(person);
      const entered = await byMailbox(email, role);
      expect([entered.status, entered.body.code]).toEqual([403, 'ACCOUNT_LOCKED']);
      expect((await logIn(role, email, NEW)).body.code).toBe('ACCOUNT_LOCKED');
      const { body } = await clinic.as(admin).get(`/rest/${role}s/${person.id}`).expect(200);
      expect(body).toMatchObject({ email, locked: true });
      expect((await confirmStaff(admin, person, email)).status).toBe(403);
      expect((await confirmStaff(other, person, person.email)).body.code).toBe('STALE_RECORD');
      expect((await confirmStaff(other, person, email)).body[role]).toMatchObject({ email, locked: false });
      expect((await logIn(role, email, NEW)).status).toBe(200);
    });

    it('opens it only with the old address’s consent; its "This was not me" restores everything', async () => {
      const agreed = await chosen();
      const email = mailbox('asha');
      await moveStaff(admin, agreed, email).expect(200);
      expect((await agree(agreed.email)).status).toBe(200);
      await open(await linkTo(email, 'verify-email')).expect(200);
      expect((await logIn('doctor', email, NEW)).status).toBe(200);

      const refused = await chosen();
      const wrong = await stolenStaff(refused);
      expect((await undo(refused.email)).status).toBe(200);
      expect((await byMailbox(refused.email, 'doctor', 'saffron-evening-43')).status).toBe(200);
      expect((await logIn('doctor', wrong, NEW)).status).toBe(401);
    });

    it('gets no further by two moves, or by a reset of the factor in between', async () => {
      const person = await chosen();
      const first = await stolenStaff(person);
      const second = mailbox('admin');
      await moveStaff(admin, person, second).expect(200);
      await agree(first);
      await open(await linkTo(second, 'verify-email')).expect(200);
      expect((await byMailbox(second, 'doctor')).body.code).toBe('ACCOUNT_LOCKED');
      expect((await reset(person)).status).toBe(403);
      expect((await confirmStaff(admin, person, second)).status).toBe(403);
    });

    it('cannot reset the factor first and then send a link, move the address or set a password', async () => {
      const person = await chosen();
      await factors.withApp({ ...person, email: person.email }, NEW);
      await post('/account/forgotPassword', { email: person.email }).expect(200);
      const before = await tokenTo(clinic, person.email);
      const waiting = mailbox('admin');
      await moveStaff(admin, person, waiting).expect(200);
      await reset(person).expect(200);
      const used = await post('/account/setPassword', { token: before, password: 'saffron-evening-43' });
      expect(used.body.code).toBe('LINK_INVALID');
      expect((await open(await linkTo(waiting, 'verify-email'))).body.code).toBe('LINK_INVALID');
      for (const later of [0, 23 * 60 * 60_000]) {
        clinic.travelTo(fromNow(later));
        const again = await clinic.signInAgain(admin);
        const as = clinic.as(again);
        const link = await as.post(`/admin/doctors/${person.id}/sendLink`);
        expect(link.body.code).toBe('FACTOR_RESET_LATELY');
        expect((await moveStaff(again, person, mailbox('admin'))).body.code).toBe('FACTOR_RESET_LATELY');
      }
      clinic.travelTo(fromNow(DAY_MS + 60_000));
      const late = await clinic.signInAgain(admin);
      await clinic.as(late).post(`/admin/doctors/${person.id}/sendLink`).expect(200);
    });

    it('cannot use a link and reset the factor within a day', async () => {
      const person = await chosen();
      await factors.withApp(person, NEW);
      await sendLink(person).expect(200);
      const token = await tokenTo(clinic, person.email);
      await post('/account/setPassword', { token, password: 'saffron-evening-43' }).expect(200);
      expect((await reset(person)).body.code).toBe('LINK_USED_LATELY');
      clinic.travelTo(fromNow(DAY_MS + 60_000));
      const late = await clinic.signInAgain(admin);
      await clinic
        .as(late)
        .post('/admin/resetSecondFactor')
        .send({ role: 'doctor', id: person.id })
        .expect(200);
    });

    it('and a front desk cannot move a client whose factor was just reset', async () => {
      const client = await patient();
      await factors.withApp(client);
      await reset(client).expect(200);
      expect((await move(desk, client, mailbox('desk'))).body.code).toBe('FACTOR_RESET_LATELY');
      await move(desk, client, client.email).expect(200);
    });
  });

  describe('a stranger who registers another person’s address', () => {
    const registered = async () => {
      const client = await clinic.addClient(doctor);
      await write(client);
      return client;
    };
    const moveOwn = (who: Pick<Person, 'token'>, email: string, current = PASSWORD) =>
      clinic.as(who).post('/account/changeEmail').send({ email, current });

    it('moves to their own mailbox, verifies that, and reads nothing written before', async () => {
      const stranger = await registered();
      const email = mailbox('stranger');
      await moveOwn(stranger, email).expect(200);
      await open(await tokenTo(clinic, email)).expect(200);
      const token = await clientToken(email, PASSWORD);
      expect([await codeFor(stranger, token), await closed(token)]).toEqual([
        'PERSON_UNCONFIRMED',
        'PERSON_UNCONFIRMED',
      ]);
      expect((await confirm(other, stranger, email)).status).toBe(200);
      expect((await program(stranger, token)).status).toBe(200);
    });

    it('gains nothing by two moves, the front desk, a new password, or the earlier password', async () => {
      const stranger = await registered();
      const [first, second] = [mailbox('stranger'), mailbox('stranger')];
      await moveOwn(stranger, first).expect(200);
      await moveOwn({ token: await clientToken(first, PASSWORD) }, second).expect(200);
      await open(await tokenTo(clinic, second)).expect(200);
      expect(await codeFor(stranger, await clientToken(second, PASSWORD))).toBe('PERSON_UNCONFIRMED');
      expect(await codeFor(stranger, (await byMailbox(second)).body.token)).toBe('PERSON_UNCONFIRMED');

      const asking = await registered();
      const third = mailbox('stranger');
      await move(desk, asking, third).expect(200);
      await open(await tokenTo(clinic, third)).expect(200);
      expect(await codeFor(asking, await clientToken(third, PASSWORD))).toBe('PERSON_UNCONFIRMED');
    });

    it.each([
      ['/form/submitForm', { formType: 'PersonalDetails', fields: { name: 'Asha' } }],
      ['/checkup/create/', { fields: { energy: 'good' } }],
    ])('reads nothing else that the clinic wrote: %s', async (path, body) => {
      const stranger = await clinic.addClient(doctor);
      const whose = path.endsWith('/') ? {} : { client: stranger.id };
      const target = path.endsWith('/') ? `${path}${stranger.id}` : path;
      await clinic
        .as(doctor)
        .post(target)
        .send({ ...body, ...whose })
        .expect(200);
      const email = mailbox('stranger');
      await moveOwn(stranger, email).expect(200);
      await open(await tokenTo(clinic, email)).expect(200);
      expect(await closed(await clientToken(email, PASSWORD))).toBe('PERSON_UNCONFIRMED');
    });

    it('corrects a typing error of their own before the clinic has written anything', async () => {
      const client = await clinic.addClient(doctor);
      const email = mailbox('meera');
      await moveOwn(client, email).expect(200);
      await open(await tokenTo(clinic, email)).expect(200);
      await write(client);
      expect((await program(client, await clientToken(email, PASSWORD))).status).toBe(200);
    });

    it('cannot add a second factor there, in any step', async () => {
      const stranger = await clinic.addClient();
      for (const call of ['startApp', 'startPasskey']) {
        const { status, body } = await factors.post(stranger, call, { current: PASSWORD });
        expect([status, body.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
      }
      // The set-up began while the address was verified, and finished when it no longer was.
      const accounts = factors.accounts('client');
      await accounts.updateOne({ email: stranger.email }, { $set: { emailVerifiedAt: testClock.now() } });
      const { body } = await factors.post(stranger, 'startApp', { current: PASSWORD }).expect(200);
      await accounts.updateOne({ email: stranger.email }, { $unset: { emailVerifiedAt: 1 } });
      const late = await factors.post(stranger, 'confirmApp', {
        ticket: body.ticket,
        code: await codeOf(body.secret),
      });
      expect(late.body.code).toBe('EMAIL_UNVERIFIED');
    });

    it('leaves no earlier factor to the owner who chooses the password by email', async () => {
      const stranger = await clinic.addClient();
      const accounts = factors.accounts('client');
      await accounts.updateOne({ email: stranger.email }, { $set: { emailVerifiedAt: testClock.now() } });
      await factors.withApp(stranger);
      await accounts.updateOne({ email: stranger.email }, { $unset: { emailVerifiedAt: 1 } });
      const { name, email } = stranger;
      await post('/client/emailRegister', { name, email, phone: '9825012345', password: NEW }).expect(409);
      await post('/client/setPassword', { token: await tokenTo(clinic, email), password: NEW }).expect(200);
      expect((await logIn('client', email, NEW)).status).toBe(200);
    });
  });

  describe('"This was not me"', () => {
    /** A stranger with the password moved the account and set up a second factor there. */
    const taken = async (own?: (client: Person) => Promise<unknown>) => {
      const client = await patient();
      await own?.(client);
      const email = mailbox('thief');
      await clinic.as(client).post('/account/changeEmail').send({ email, current: PASSWORD }).expect(200);
      await open(await linkTo(email, 'verify-email')).expect(200);
      return { client, email };
    };

    it('removes a second factor that was added after the change', async () => {
      const { client, email } = await taken();
      const token = await clientToken(email, PASSWORD);
      await factors.withApp({ ...client, token });
      expect((await undo(client.email)).status).toBe(200);
      expect((await byMailbox(client.email)).status).toBe(200);
    });

    it('removes one that a stranger with the password had added in the week before it', async () => {
      const { client } = await taken((stranger) => factors.withApp(stranger));
      expect((await undo(client.email)).status).toBe(200);
      expect((await byMailbox(client.email)).status).toBe(200);
    });

    it('keeps one of more than a week before the change, without recovery codes made since', async () => {
      let secret = '';
      const { client, email } = await taken(async (owner) => {
        ({ secret } = await factors.withApp(owner));
        const long = fromNow(-8 * DAY_MS);
        await factors
          .accounts('client')
          .updateOne(
            { email: owner.email },
            { $set: { 'secondFactor.totp.createdAt': long, 'secondFactor.recoveryAt': long } },
          );
      });
      await factors.codesUnused({ ...client, email });
      const { ticket } = await factors.ticketOf({ ...client, email });
      const code = await codeOf(secret);
      const { token } = (await factors.answer({ ticket, code })).body as { token: string };
      const codes = (
        await factors.post({ ...client, token }, 'newRecoveryCodes', { current: PASSWORD }).expect(200)
      ).body.recoveryCodes as string[];
      await undo(client.email);
      const asked = await byMailbox(client.email);
      expect(asked.body.secondFactor.ways).toEqual(['totp']);
      const ticketOfOwner = asked.body.secondFactor.ticket;
      expect((await factors.answer({ ticket: ticketOfOwner, code: codes[0] })).status).toBe(400);
    });

    it('still works after a second move and its undo', async () => {
      const { client, email } = await taken();
      const token = await clientToken(email, PASSWORD);
      const next = mailbox('thief');
      await clinic.as({ token }).post('/account/changeEmail').send({ email: next, current: PASSWORD });
      await open(await linkTo(next, 'verify-email')).expect(200);
      expect((await undo(email)).status).toBe(200);
      expect((await undo(client.email)).status).toBe(200);
      expect((await byMailbox(client.email)).status).toBe(200);
    });
  });

  it('a stranger who requests a link every day does not prevent the reset of a lost factor', async () => {
    const client = await patient();
    await factors.withApp(client);
    await post('/client/forgotPassword', { email: client.email }).expect(200);
    const whose = { role: 'client', id: client.id };
    expect((await clinic.as(admin).post('/admin/resetSecondFactor').send(whose)).status).toBe(200);
  });
});
