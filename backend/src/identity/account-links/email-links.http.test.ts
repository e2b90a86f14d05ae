import { openMailedClinic } from '../../../test/mailed-clinic.ts';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import { PASSWORD, type Person } from '../../../test/test-app.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { testClock } from '../../../test/test-clock.ts';

const NEW = 'marigold-evening-42';
let serial = 0;
const freshEmail = () => `somewhere.else.${++serial}@example.com`;

const { clinic, admin, doctor, desk: assistant, post } = await openMailedClinic();

describe('the email of an account', () => {
  afterAll(() => clinic.close());

  const open = (token: string) => post('/account/verifyEmail', { token });
  const undo = (token: string) => post('/account/undoEmailChange', { token });
  const me = async (who: Person) => (await clinic.as(who).get('/account/me')).body.account;
  const works = async (who: Person) => (await clinic.as(who).get('/account/me')).status === 200;
  const logIn = async (email: string, password = PASSWORD) =>
    (await post('/client/emailVerify', { email, password })).status;
  /** A client whose address is verified by the welcome email's link. */
  const proven = async () => {
    const client = await clinic.addClient(doctor);
    await open(await tokenTo(clinic, client.email)).expect(200);
    return client;
  };
  const ask = (who: Person, email: string, current = PASSWORD) =>
    clinic.as(who).post('/account/changeEmail').send({ email, current });
  const byDesk = (client: Person, email: string) =>
    clinic
      .as(assistant)
      .put(`/rest/clients/${client.id}`)
      .send({ name: client.name, email, phone: '9825012345' });

  describe('is verified', () => {
    it('by the link of the welcome email, once', async () => {
      const client = await clinic.addClient();
      const [welcome] = await emailsTo(clinic, client.email);
      expect(welcome?.path).toBe('/client/verify-email');
      expect((await me(client)).emailVerified).toBe(false);
      expect((await open(welcome?.token ?? '').expect(200)).body.role).toBe('client');
      expect((await me(client)).emailVerified).toBe(true);
      expect((await open(welcome?.token ?? '').expect(400)).body.code).toBe('LINK_INVALID');
      expect(await works(client)).toBe(true);
    });

    it('once by twenty concurrent uses of one link', async () => {
      const client = await clinic.addClient();
      const token = await tokenTo(clinic, client.email);
      const answers = await Promise.all(Array.from({ length: 20 }, () => open(token)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    });

    it('by a link that sets the password, too', async () => {
      const client = await clinic.addClient();
      await post('/client/forgotPassword', { email: client.email });
      await post('/client/setPassword', { token: await tokenTo(clinic, client.email), password: NEW });
      const token = (await post('/client/emailVerify', { email: client.email, password: NEW })).body.token;
      expect((await me({ ...client, token })).emailVerified).toBe(true);
    });

    it('by no link older than 48 hours, and by no token for another purpose', async () => {
      const client = await clinic.addClient();
      const token = await tokenTo(clinic, client.email);
      await clinic.connection
        .collection('clients')
        .updateOne({ email: client.email }, { $set: { 'verifyLink.expiresAt': testClock.now() } });
      expect((await open(token)).status).toBe(400);
      await post('/client/forgotPassword', { email: client.email });
      expect((await open(await tokenTo(clinic, client.email))).status).toBe(400);
    });

    it('with a new link, which is sent once a minute and ends the one before', async () => {
      const client = await clinic.addClient();
      const first = await tokenTo(clinic, client.email);
      const resend = () => clinic.as(client).post('/account/sendVerification');
      expect([(await resend()).status, (await resend()).status]).toEqual([200, 429]);
      expect((await open(first)).status).toBe(400);
      expect((await open(await tokenTo(clinic, client.email))).status).toBe(200);
    });

    it('with an email to its owner when a stranger registers it, who learns nothing', async () => {
      const { email, name } = await clinic.addClient();
      const again = () => post('/client/emailRegister', { name, email, phone: '9825012345', password: NEW });
      const taken = await again().expect(409);
      const [mail] = await emailsTo(clinic, email);
      expect(mail).toMatchObject({
        path: '/client/set-password',
        subject: expect.stringContaining('Your account'),
      });
      const known = await proven();
      const refused = await post('/client/emailRegister', {
        name,
        email: known.email,
        phone: '9825012345',
        password: NEW,
      }).expect(409);
      expect({ ...taken.body, requestId: '' }).toEqual({ ...refused.body, requestId: '' });
      expect((await emailsTo(clinic, known.email)).map(({ path }) => path)).toEqual(['/client/verify-email']);
    });
  });

  describe('that is unverified changes at once', () => {
    it('by the client who knows the password: links and sessions end, the old address gets no email', async () => {
      const client = await clinic.addClient();
      const old = await tokenTo(clinic, client.email);
      const before = (await emailsTo(clinic, client.email)).length;
      const email = freshEmail();
      await ask(client, email, 'not-the-password').expect(400);
      expect((await ask(client, email).expect(200)).body.pending).toBe(false);
      expect([await works(client), await logIn(client.email), await logIn(email)]).toEqual([false, 401, 200]);
      await open(old).expect(400);
      expect(await emailsTo(clinic, client.email)).toHaveLength(before);
      await open(await tokenTo(clinic, email)).expect(200);
      expect(await clinic.get(ClientsService).idsMatching(email)).toHaveLength(1);
    });

    it('by the front desk: records stay closed after the link, too, until the doctor says whose it is', async () => {
      const client = await clinic.addClient(doctor);
      const email = freshEmail();
      await byDesk(client, email).expect(200);
      const { body } = await post('/client/emailVerify', { email, password: PASSWORD }).expect(200);
      expect(body.client.recordsClosed).toBe('EMAIL_UNVERIFIED');
      await open(await tokenTo(clinic, email)).expect(200);
      const mine = async () =>
        (await clinic.as({ token: body.token }).get('/client/me').expect(200)).body.client;
      expect((await mine()).recordsClosed).toBe('PERSON_UNCONFIRMED');
      await clinic.as(doctor).post(`/client/confirm/${client.id}`).send({ email }).expect(200);
      expect(await mine()).toMatchObject({ recordsClosed: null, program: null });
    });

    it('by the front desk: what the clinic has written waits for the doctor or the admin', async () => {
      for (const who of [doctor, admin]) {
        const client = await clinic.addClient(doctor);
        await clinic
          .as(doctor)
          .post('/program/save')
          .send({ clientId: client.id, plan: makeProgram() })
          .expect(200);
        const email = freshEmail();
        await byDesk(client, email).expect(200);
        await post('/client/forgotPassword', { email });
        await post('/client/setPassword', { token: await tokenTo(clinic, email), password: NEW }).expect(200);
        const { token } = (await post('/client/emailVerify', { email, password: NEW })).body;
        const state = async () => (await clinic.as({ token }).get('/client/me')).body.client.recordsClosed;
        expect(await state()).toBe('PERSON_UNCONFIRMED');
        const confirm = (asShown: string) =>
          clinic.as(who).post(`/client/confirm/${client.id}`).send({ email: asShown });
        await clinic.as(assistant).post(`/client/confirm/${client.id}`).send({ email }).expect(403);
        expect((await confirm(client.email).expect(409)).body.code).toBe('STALE_RECORD');
        expect((await confirm(email).expect(200)).body.client.recordsClosed).toBeNull();
        expect(await state()).toBeNull();
      }
    });
  });

  describe('that was verified', () => {
    it('stays until the link at the new address is opened; then the sessions end', async () => {
      const client = await proven();
      const email = freshEmail();
      expect((await ask(client, email).expect(200)).body.pending).toBe(true);
      expect(await me(client)).toMatchObject({ email: client.email, pendingEmail: email });
      expect([await works(client), await logIn(client.email), await logIn(email)]).toEqual([true, 200, 401]);
      await open(await tokenTo(clinic, email)).expect(200);
      expect([await works(client), await logIn(client.email), await logIn(email)]).toEqual([false, 401, 200]);
      expect(await clinic.get(ClientsService).idsMatching(email)).toHaveLength(1);
      expect(await clinic.get(ClientsService).idsMatching(client.email)).toHaveLength(0);
    });

    it('waits when the front desk changes it, which sees the pending one and sends no second email', async () => {
      const client = await proven();
      const email = freshEmail();
      const { body } = await byDesk(client, email).expect(200);
      expect(body).toMatchObject({ email: client.email, pendingEmail: email });
      await byDesk(client, email).expect(200);
      expect(await emailsTo(clinic, email)).toHaveLength(1);
      // Saving an unchanged dialog says nothing about the address.
      expect((await byDesk(client, client.email).expect(200)).body.pendingEmail).toBe(email);
    });

    it('stays when the person cancels the change, or chooses another password', async () => {
      for (const path of ['/account/cancelEmailChange', '/account/changePassword']) {
        const client = await proven();
        const email = freshEmail();
        await ask(client, email).expect(200);
        await clinic.as(client).post(path).send({ current: PASSWORD, password: NEW }).expect(200);
        expect((await me(client)).pendingEmail).toBeNull();
        await open(await tokenTo(clinic, email)).expect(400);
      }
    });

    it('is restored by its "not me" link: all sessions end, and a link to it sets the password', async () => {
      for (const applied of [false, true]) {
        const client = await proven();
        const email = freshEmail();
        await ask(client, email).expect(200);
        const link = await tokenTo(clinic, client.email);
        const newLink = await tokenTo(clinic, email);
        if (applied) await open(newLink).expect(200);
        const stranger = applied ? email : client.email;
        const { token } = (await post('/client/emailVerify', { email: stranger, password: PASSWORD })).body;
        await undo(link).expect(200);
        expect(await works({ ...client, token })).toBe(false);
        expect([await logIn(client.email), await logIn(email)]).toEqual([401, 401]);
        await open(newLink).expect(400);
        await undo(link).expect(400);
        await post('/client/setPassword', { token: await tokenTo(clinic, client.email), password: NEW });
        expect(await logIn(client.email, NEW)).toBe(200);
      }
    });

    it('can be restored after two changes', async () => {
      const client = await proven();
      const [second, third] = [freshEmail(), freshEmail()];
      await ask(client, second).expect(200);
      const link = await tokenTo(clinic, client.email);
      await open(await tokenTo(clinic, second)).expect(200);
      const { token } = (await post('/client/emailVerify', { email: second, password: PASSWORD })).body;
      await ask({ ...client, token }, third).expect(200);
      await open(await tokenTo(clinic, third)).expect(200);
      await undo(link).expect(200);
      await post('/client/setPassword', { token: await tokenTo(clinic, client.email), password: NEW });
      expect([await logIn(client.email, NEW), await logIn(third, NEW)]).toEqual([200, 401]);
    });

    it('cannot be restored after seven days', async () => {
      const client = await proven();
      await ask(client, freshEmail()).expect(200);
      await clinic.connection
        .collection('clients')
        .updateOne({ email: client.email }, { $set: { 'emailUndos.0.expiresAt': testClock.now() } });
      expect((await undo(await tokenTo(clinic, client.email))).status).toBe(400);
    });

    it('goes to one of two people who want it; the other is told so', async () => {
      const email = freshEmail();
      const people = [await proven(), await proven()];
      const tokens: string[] = [];
      for (const person of people) {
        await ask(person, email).expect(200);
        tokens.push(await tokenTo(clinic, email));
      }
      const answers = await Promise.all(tokens.map((token) => open(token)));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('EMAIL_TAKEN');
    });

    it('changes once when twenty open the link at once while the front desk edits the name', async () => {
      const client = await proven();
      const email = freshEmail();
      await ask(client, email).expect(200);
      const token = await tokenTo(clinic, email);
      const [answers, renamed] = await Promise.all([
        Promise.all(Array.from({ length: 20 }, () => open(token))),
        byDesk({ ...client, name: 'Meera Renamed' }, client.email),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // Either the front desk came first, or it learns that the record has changed.
      expect([200, 409]).toContain(renamed.status);
      const [id] = await clinic.get(ClientsService).idsMatching(email);
      expect(id?.toHexString()).toBe(client.id);
    });
  });

  describe('of the staff', () => {
    const edit = (who: Person, fields: object) =>
      clinic
        .as(admin)
        .put(`/admin/${who.role}s/${who.id}`)
        .send({ name: who.name, email: who.email, phone: '9825012345', ...fields });
    const staff = async () => {
      const own = await clinic.addDoctor();
      const unproven = { $unset: { emailVerifiedAt: 1 } } as const;
      await clinic.connection.collection('doctors').updateOne({ email: own.email }, unproven);
      return [own, await clinic.addAssistant(own)];
    };
    const staffLogIn = async ({ role }: Person, email: string, password: string) =>
      (await post(`/${role}/emailVerify`, { email, password })).status;

    it('is changed at once by the admin, like the password, until the person has chosen a password', async () => {
      for (const person of await staff()) {
        const email = freshEmail();
        await edit(person, { email, password: NEW }).expect(200);
        expect([await works(person), await staffLogIn(person, email, NEW)]).toEqual([false, 200]);
      }
    });

    it('waits afterwards for the person, who gets a link instead of a password', async () => {
      for (const person of await staff()) {
        await clinic.as(person).post('/account/changePassword').send({ current: PASSWORD, password: NEW });
        const email = freshEmail();
        const { body } = await edit(person, { email }).expect(200);
        expect(body[person.role]).toMatchObject({
          email: person.email,
          pendingEmail: email,
          ownPassword: true,
        });
        const refused = await edit(person, { password: 'chosen-by-the-admin' }).expect(409);
        expect(refused.body.code).toBe('PASSWORD_IS_THEIRS');
        expect(refused.body.details.password).toHaveLength(1);
        await post('/account/agreeEmailChange', { token: await tokenTo(clinic, person.email) }).expect(200);
        await open(await tokenTo(clinic, email)).expect(200);
        expect(await staffLogIn(person, email, NEW)).toBe(200);
        await clinic.as(admin).post(`/admin/${person.role}s/${person.id}/sendLink`).expect(200);
        const token = await tokenTo(clinic, email);
        await post('/account/setPassword', { token, password: 'saffron-evening-43' }).expect(200);
        expect(await staffLogIn(person, email, 'saffron-evening-43')).toBe(200);
      }
    });

    it('is changed by the person alone too, with the password', async () => {
      for (const person of [...(await staff()), await clinic.addAdmin()]) {
        const email = freshEmail();
        expect((await ask(person, email).expect(200)).body.pending).toBe(false);
        expect(await works(person)).toBe(false);
      }
    });
  });

  it('appears in no audit row', async () => {
    const client = await proven();
    const email = freshEmail();
    await ask(client, email).expect(200);
    await open(await tokenTo(clinic, email)).expect(200);
    await undo(await tokenTo(clinic, client.email)).expect(200);
    const rows = await clinic.connection.collection('audit').find().toArray();
    expect(rows.some(({ action }) => action === 'undo-email')).toBe(true);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});
