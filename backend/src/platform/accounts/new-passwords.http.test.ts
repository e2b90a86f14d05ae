import { clinicFacts } from '@clinic/contract/clinic';
import { PASSWORD_IS_NAME, PASSWORD_TOO_COMMON } from '@clinic/contract/identity/password-rules';
import { hash } from '@node-rs/argon2';
import { makePerson } from '../../operations/demo/factories.ts';
import { Passwords } from './passwords.ts';
import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';

describe('a new password', () => {
  let clinic: TestApp;
  let admin: Person;
  beforeAll(async () => {
    clinic = await openTestApp({ passwordMin: 8 });
    admin = await clinic.addAdmin();
  });
  afterAll(() => clinic.close());

  const EASY: [string, string][] = [
    ['abcdefg', 'Password must be at least 8 characters long.'],
    ['Football1', PASSWORD_TOO_COMMON],
    ['Asha-Patel-1990', PASSWORD_IS_NAME],
    [`${clinicFacts().name}1`, PASSWORD_IS_NAME],
  ];
  const person = (password: string) => ({ ...makePerson({ password }), name: 'Asha Patel' });
  const refused = (sentence: string) => ({ code: 'INVALID_INPUT', details: { password: [sentence] } });

  it.each(EASY)('is not %s at registration', async (password, sentence) => {
    const { body } = await clinic.as().post('/client/emailRegister').send(person(password)).expect(400);
    expect(body).toMatchObject(refused(sentence));
  });

  it.each(EASY)('is not %s for a new colleague, nor for one who is edited', async (password, sentence) => {
    const added = await clinic.as(admin).post('/admin/add-doctor').send(person(password)).expect(400);
    const doctor = await clinic.addDoctor();
    const { email, phone } = person(password);
    const edited = await clinic
      .as(admin)
      .put(`/admin/doctors/${doctor.id}`)
      .send({ name: 'Asha Patel', email, phone, password })
      .expect(400);
    expect([added.body, edited.body]).toMatchObject([refused(sentence), refused(sentence)]);
  });

  it('is none of these after a change', async () => {
    const client = await clinic.addClient();
    const change = { current: PASSWORD, password: 'football1' };
    const { body } = await clinic.as(client).post('/account/changePassword').send(change).expect(400);
    expect(body).toMatchObject(refused(PASSWORD_TOO_COMMON));
    await clinic
      .as()
      .post('/client/emailVerify')
      .send({ email: client.email, password: PASSWORD })
      .expect(200);
  });

  const hashAsTyped = async (email: string, typed: string): Promise<void> => {
    const passwordHash = await hash(typed, { memoryCost: 8, timeCost: 1, parallelism: 1 });
    await clinic.connection.collection('clients').updateOne({ email }, { $set: { passwordHash } });
  };
  const hashOf = async (email: string): Promise<string> =>
    (await clinic.connection.collection('clients').findOne({ email }))?.passwordHash;
  const logIn = (email: string, password: string) =>
    clinic.as().post('/client/emailVerify').send({ email, password });
  const decomposed = 'Cafe\u0301-મીરા-૪૨';

  it('opens the account however its letters are composed', async () => {
    const fields = { ...makePerson({ password: decomposed }), name: 'Meera Joshi' };
    await clinic.as().post('/client/emailRegister').send(fields).expect(200);
    await logIn(fields.email, decomposed).expect(200);
    const { status } = await logIn(fields.email, decomposed.normalize('NFC'));
    expect(status).toBe(200);
  });

  it('that was hashed as it was typed opens the account, and then has the one form', async () => {
    const client = await clinic.addClient();
    await hashAsTyped(client.email, decomposed);
    await logIn(client.email, decomposed.normalize('NFC')).expect(401);
    const before = await hashOf(client.email);
    await clinic
      .as(client)
      .post('/account/changePassword')
      .send({ current: decomposed, password: 'x' })
      .expect(400);
    expect(await hashOf(client.email)).toBe(before);
    await logIn(client.email, decomposed).expect(200);
    const anew = await hashOf(client.email);
    expect(anew).not.toBe(before);
    await logIn(client.email, decomposed.normalize('NFC')).expect(200);
    await logIn(client.email, decomposed).expect(200);
    expect(await hashOf(client.email)).toBe(anew);
    // Earlier sessions stay valid.
    await clinic.as(client).get('/account/me').expect(200);
  });

  it('does not affect existing passwords, however short', async () => {
    const client = await clinic.addClient();
    const passwordHash = await clinic.get(Passwords, { strict: false }).hash('xk7w2q');
    await clinic.connection
      .collection('clients')
      .updateOne({ email: client.email }, { $set: { passwordHash } });
    const before = { email: client.email, password: 'xk7w2q' };
    expect((await clinic.as().post('/client/emailVerify').send(before)).status).toBe(200);
  });
});
