import { CLINIC } from '@clinic/contract/clinic';
import { PASSWORD_IS_NAME, PASSWORD_TOO_COMMON } from '@clinic/contract/identity/password-rules';
import { makePerson } from '../../operations/demo/factories.ts';
import { Passwords } from './passwords.ts';
import { openTestApp, PASSWORD, type Person, type TestApp } from '../../../test/test-app.ts';

describe('a chosen password', () => {
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
    [`${CLINIC.name}1`, PASSWORD_IS_NAME],
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

  it('is none of these when it is changed', async () => {
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

  it('of before still logs in, however short it is', async () => {
    const client = await clinic.addClient();
    const passwordHash = await clinic.get(Passwords, { strict: false }).hash('xk7w2q');
    await clinic.connection
      .collection('clients')
      .updateOne({ email: client.email }, { $set: { passwordHash } });
    const before = { email: client.email, password: 'xk7w2q' };
    expect((await clinic.as().post('/client/emailVerify').send(before)).status).toBe(200);
  });
});
