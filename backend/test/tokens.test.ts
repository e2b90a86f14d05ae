import { JwtService } from '@nestjs/jwt';
import { openTestApp, PASSWORD, type Person, type TestApp } from './test-app.ts';

describe('a token', () => {
  let clinic: TestApp;
  let admin: Person;
  let doctor: Person;
  let jwt: JwtService;

  beforeAll(async () => {
    clinic = await openTestApp();
    admin = await clinic.addAdmin();
    doctor = await clinic.addDoctor();
    jwt = clinic.get(JwtService, { strict: false });
  });
  afterAll(() => clinic.close());

  const read = (token: string) => clinic.as({ token }).get('/doctor/getAllDoctors');
  const payload = () => ({ sub: doctor.id, role: 'doctor', ver: 1 });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const SECRET = 'a secret of the tests with 32 characters';

  it('opens the area of its role', async () => {
    expect((await read(doctor.token)).status).toBe(200);
  });

  it.each<[string, () => string]>([
    [
      'has no signature and says so (alg none)',
      () => `${part({ alg: 'none', typ: 'JWT' })}.${part(payload())}.`,
    ],
    ['is signed by somebody else', () => new JwtService({ secret: 'x'.repeat(40) }).sign(payload())],
    [
      'is signed with another algorithm',
      () => new JwtService({ secret: SECRET, signOptions: { algorithm: 'HS512' } }).sign(payload()),
    ],
    ['has expired', () => jwt.sign(payload(), { expiresIn: '-1s' })],
    ['is not valid yet', () => jwt.sign(payload(), { notBefore: '1h' })],
    ['names nobody', () => jwt.sign({ ...payload(), sub: '0123456789abcdef01234567' })],
    ['names no id', () => jwt.sign({ ...payload(), sub: { $gt: '' } as unknown as string })],
    ['has no role', () => jwt.sign({ sub: doctor.id, ver: 1 })],
    ['has a role that does not exist', () => jwt.sign({ ...payload(), role: 'owner' })],
    ['has the role of another kind of account', () => jwt.sign({ ...payload(), role: 'admin' })],
    ['is older than the password', () => jwt.sign({ ...payload(), ver: 0 })],
    ['says its version as text', () => jwt.sign({ ...payload(), ver: '1' })],
    [
      'was changed',
      () => doctor.token.replace(/\.[^.]+\./, `.${part({ ...payload(), role: 'admin', sub: admin.id })}.`),
    ],
    ['is cut off', () => doctor.token.slice(0, -3)],
    ['is very long', () => 'x'.repeat(7000)],
  ])('is refused when it %s', async (_why, token) => {
    const answer = await read(token());
    expect([answer.status, answer.body.code]).toEqual([401, 'UNAUTHENTICATED']);
  });

  it('is taken from the Authorization header only', async () => {
    const elsewhere = [
      clinic.as().get(`/doctor/getAllDoctors?access_token=${doctor.token}`),
      clinic.as().get('/doctor/getAllDoctors').set('Cookie', `token=${doctor.token}`),
      clinic.as().get('/doctor/getAllDoctors').set('Authorization', doctor.token),
      clinic.as().get('/doctor/getAllDoctors').set('Authorization', `Basic ${doctor.token}`),
    ];
    expect((await Promise.all(elsewhere)).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  });

  it('ends with a new password, at once', async () => {
    const person = await clinic.addDoctor();
    expect((await read(person.token)).status).toBe(200);
    const edited = {
      name: person.name,
      email: person.email,
      phone: '9825012345',
      password: 'another-secret',
    };
    await clinic.as(admin).put(`/admin/doctors/${person.id}`).send(edited).expect(200);
    expect((await read(person.token)).status).toBe(401);
    const again = await clinic
      .as()
      .post('/doctor/emailVerify')
      .send({ email: person.email, password: 'another-secret' })
      .expect(200);
    expect((await read(again.body.token)).status).toBe(200);
  });

  it('stays with an edit that leaves the password alone', async () => {
    const person = await clinic.addDoctor();
    const edited = { name: 'New Name', email: person.email, phone: '9825012345', password: '' };
    await clinic.as(admin).put(`/admin/doctors/${person.id}`).send(edited).expect(200);
    expect((await read(person.token)).status).toBe(200);
  });

  it('ends with the account, at once, and its password no longer logs in', async () => {
    const person = await clinic.addDoctor();
    expect((await read(person.token)).status).toBe(200);
    await clinic.as(admin).delete(`/admin/doctors/${person.id}`).expect(200);
    expect((await read(person.token)).status).toBe(401);
    await clinic
      .as()
      .post('/doctor/emailVerify')
      .send({ email: person.email, password: PASSWORD })
      .expect(401);
  });
});
