import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';

const LOG_INS = {
  admin: { path: '/admin/login', record: 'ad' },
  doctor: { path: '/doctor/emailVerify', record: 'doc' },
  assistant: { path: '/assistant/emailVerify', record: 'assistantData' },
  client: { path: '/client/emailVerify', record: 'client' },
} as const;
const ROLES = Object.keys(LOG_INS) as (keyof typeof LOG_INS)[];

describe('the four log-ins', () => {
  let test: TestApp;
  let people: Record<keyof typeof LOG_INS, Person>;

  beforeAll(async () => {
    test = await openTestApp({ trustProxy: 1 });
    const doctor = await test.addDoctor();
    people = {
      admin: await test.addAdmin(),
      doctor,
      assistant: await test.addAssistant(doctor),
      client: await test.addClient(),
    };
  });
  afterAll(() => test.close());

  const logIn = (role: keyof typeof LOG_INS, email: string, password: string, from = '10.0.0.1') =>
    test.as().post(LOG_INS[role].path).set('X-Forwarded-For', from).send({ email, password });

  it.each(ROLES)('let a %s in with a token and the own record, without any password in it', async (role) => {
    const { status, body } = await logIn(role, ` ${people[role].email.toUpperCase()} `, PASSWORD);
    expect(status).toBe(200);
    expect(body[LOG_INS[role].record]).toMatchObject({ _id: people[role].id, id: people[role].id });
    expect(typeof body.token).toBe('string');
    expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash/i);
    expect(JSON.stringify(body)).not.toContain(PASSWORD);
  });

  it('greet an assistant as the specification says', async () => {
    const { body } = await logIn('assistant', people.assistant.email, PASSWORD);
    expect(body.message).toBe('Login successful');
  });

  it.each(ROLES)('say the same to a %s with a wrong password as to an unknown e-mail', async (role) => {
    const wrong = await logIn(role, people[role].email, 'not-the-password', '10.0.1.1');
    const unknown = await logIn(role, 'nobody@example.in', 'not-the-password', '10.0.1.1');
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('keep the kinds of account apart', async () => {
    expect((await logIn('doctor', people.client.email, PASSWORD)).status).toBe(401);
  });

  it('explain an empty form in the words of the specification', async () => {
    const { status, body } = await logIn('client', '', '123');
    expect(status).toBe(400);
    expect(body.details).toEqual({
      email: ['Email is required.'],
      password: ['Password must be at least 6 characters long.'],
    });
  });

  it('stop guessing one password from one address after ten tries, and only there', async () => {
    const { email } = await test.addClient();
    const guesses = await Promise.all(
      Array.from({ length: 15 }, (_, index) => logIn('client', email, `guess-${index}`, '10.9.9.9')),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    const refused = guesses.find(({ status }) => status === 429);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn('client', email, PASSWORD, '10.9.9.9')).status).toBe(429);
    expect((await logIn('client', email, PASSWORD, '10.9.9.8')).status).toBe(200);
  });

  it('never lock out a clinic whose twenty assistants share one address', async () => {
    const doctor = await test.addDoctor();
    const assistants = await Promise.all(Array.from({ length: 20 }, () => test.addAssistant(doctor)));
    const answers = await Promise.all(
      assistants.flatMap(({ email }) => [
        logIn('assistant', email, PASSWORD),
        logIn('assistant', email, PASSWORD),
      ]),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('end the sessions of a person whose password is changed or who is deleted', async () => {
    const doctor = await test.addDoctor();
    const assistant = await test.addAssistant(doctor);
    const mine = () => test.as(assistant).get('/appointment/getAllAppointments');
    expect((await mine()).status).toBe(200);
    const { name, email } = assistant;
    const fields = { name, email, phone: '9825012345', password: 'another-1' };
    expect((await test.as(people.admin).put(`/admin/assistants/${assistant.id}`).send(fields)).status).toBe(
      200,
    );
    expect((await mine()).status).toBe(401);
    const { body } = await logIn('assistant', email, 'another-1');
    await test.as(people.admin).delete(`/admin/assistants/${assistant.id}`).expect(200);
    await test
      .as({ token: body.token as string })
      .get('/appointment/getAllAppointments')
      .expect(401);
    expect((await logIn('assistant', email, 'another-1')).status).toBe(401);
  });

  it('keep the session when an edit leaves the password empty', async () => {
    const doctor = await test.addDoctor();
    const fields = { name: doctor.name, email: doctor.email, phone: '9825012345', password: '' };
    await test.as(people.admin).put(`/admin/doctors/${doctor.id}`).send(fields).expect(200);
    expect((await test.as(doctor).get('/client/allClients')).status).toBe(200);
  });
});
