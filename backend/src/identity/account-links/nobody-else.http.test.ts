import { openMailedClinic } from '../../../test/mailed-clinic.ts';
import { emailsTo, tokenTo } from '../../../test/mailed-links.ts';
import { PASSWORD, type Person } from '../../../test/test-app.ts';
import { makeDosageEntry, makePerson, makeProgram } from '../../operations/demo/factories.ts';
import { TOMORROW, testClock } from '../../../test/test-clock.ts';

const NEW = 'marigold-evening-42';

const { clinic, admin, doctor, desk: assistant, post } = await openMailedClinic();

describe('another person’s account', () => {
  afterAll(() => clinic.close());

  const logIn = async (email: string, password: string) =>
    (await post('/client/emailVerify', { email, password })).body.token as string | undefined;
  const formOf = (client: { id: string }, token = '') =>
    clinic.as({ token }).get(`/form/${client.id}/PersonalDetails`);
  const submit = (who: Person, client: Person) =>
    clinic
      .as(who)
      .post('/form/submitForm')
      .send({ client: client.id, formType: 'PersonalDetails', fields: { name: 'Asha' } })
      .expect(200);
  /** Tells whether reading an address's mailbox gives access to the client's form. */
  const readsBy = async (email: string, client: Person) => {
    await post('/client/forgotPassword', { email }).expect(200);
    const token = await tokenTo(clinic, email);
    await post('/client/setPassword', { token, password: NEW });
    const session = await logIn(email, NEW);
    return session !== undefined && (await formOf(client, session)).status === 200;
  };
  const moveTo = (client: Person, email: string) =>
    clinic
      .as(assistant)
      .put(`/rest/clients/${client.id}`)
      .send({ name: client.name, email, phone: '9825012345' })
      .expect(200);

  it('a front desk that changes a client’s email gets no access to the client’s forms', async () => {
    const client = await clinic.addClient(doctor);
    await submit(client, client);
    await clinic.connection
      .collection('clients')
      .updateOne({ email: client.email }, { $set: { emailVerifiedAt: testClock.now() } });
    await moveTo(client, 'desk@example.com');
    expect(await readsBy('desk@example.com', client)).toBe(false);
    await moveTo(client, client.email);
    expect(await logIn(client.email, PASSWORD)).toBeDefined();
  });

  it('a front desk gets no access when the address was never verified either', async () => {
    const client = await clinic.addClient(doctor);
    await submit(client, client);
    await moveTo(client, 'desk.too@example.com');
    expect(await readsBy('desk.too@example.com', client)).toBe(false);
  });

  it('an admin who changes a doctor’s email gets no access to the doctor’s account', async () => {
    const victim = await clinic.addDoctor();
    await clinic
      .as(victim)
      .post('/account/changePassword')
      .send({ current: PASSWORD, password: NEW })
      .expect(200);
    const change = (fields: object) =>
      clinic
        .as(admin)
        .put(`/admin/doctors/${victim.id}`)
        .send({ name: victim.name, email: victim.email, phone: '9825012345', ...fields });
    await change({ email: 'admin.too@example.com' }).expect(200);
    expect((await change({ password: 'chosen-by-the-admin' })).body.code).toBe('PASSWORD_IS_THEIRS');
    await post('/doctor/emailVerify', { email: 'admin.too@example.com', password: NEW }).expect(401);
    await post('/doctor/emailVerify', { email: victim.email, password: NEW }).expect(200);
  });

  it('a stranger who registers another person’s address reads nothing that the clinic writes of them', async () => {
    const stranger = await clinic.addClient(doctor);
    await submit(doctor, stranger);
    const answer = await formOf(stranger, stranger.token);
    expect([answer.status, answer.body.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
    await clinic
      .as(doctor)
      .post('/program/save')
      .send({ clientId: stranger.id, plan: makeProgram() })
      .expect(200);
    await clinic
      .as(doctor)
      .post(`/vitaminPlan/save/${stranger.id}`)
      .send({ vitamins: [makeDosageEntry()] })
      .expect(200);
    const plan = await clinic.as(stranger).get(`/vitaminPlan/getClientsVitaminPlan/${stranger.id}`);
    expect([plan.status, plan.body.code]).toEqual([403, 'EMAIL_UNVERIFIED']);
  });

  it('a stranger’s registration does not keep the person from becoming a client', async () => {
    const stranger = await clinic.addClient();
    await submit(stranger, stranger);
    const booked = await clinic
      .as(stranger)
      .post('/appointment/create')
      .send({
        doctor: doctor.id,
        assistant: assistant.id,
        client: stranger.id,
        date: TOMORROW,
        time: '10:00',
      })
      .expect(200);
    const person = { name: 'Meera Joshi', email: stranger.email, phone: '9825012345' };
    const refused = await clinic.as(assistant).post('/rest/clients').send(person).expect(409);
    expect(refused.body.code).toBe('EMAIL_TAKEN');
    expect(refused.body.details.takeOver[0]).toMatch(/^Registered on .*, not verified\.$/);
    const { body: client } = await clinic
      .as(assistant)
      .post('/rest/clients')
      .send({ ...person, takeOver: true })
      .expect(200);
    expect((await clinic.as(stranger).get('/client/me')).status).toBe(401);
    const { appointment } = (
      await clinic.as(assistant).get(`/appointment/status/${booked.body.appointment.id}`)
    ).body;
    expect(appointment.status).toBe('cancelled');
    expect((await emailsTo(clinic, person.email)).map(({ subject }) => subject)).not.toContainEqual(
      expect.stringContaining('cancelled'),
    );
    expect(await logIn(stranger.email, PASSWORD)).toBeUndefined();
    await post('/client/setPassword', { token: await tokenTo(clinic, person.email), password: NEW }).expect(
      200,
    );
    const token = await logIn(person.email, NEW);
    const form = await formOf(client, token);
    expect([form.status, form.body]).toEqual([200, { form: null }]);
  });

  it('a verified client’s address cannot be taken over', async () => {
    const client = await clinic.addClient();
    await clinic.connection
      .collection('clients')
      .updateOne({ email: client.email }, { $set: { emailVerifiedAt: testClock.now() } });
    const { name, phone } = makePerson();
    const answer = await clinic
      .as(assistant)
      .post('/rest/clients')
      .send({ name, phone, email: client.email, takeOver: true });
    expect([answer.status, answer.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect(answer.body.details).not.toHaveProperty('takeOver');
  });
});
