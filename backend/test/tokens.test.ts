import { JwtService } from '@nestjs/jwt';
import { openTestApp, PASSWORD, type Person, type TestApp } from './test-app.ts';
import { testClock } from './test-clock.ts';

const IN_AN_HOUR = Math.floor(testClock.now().getTime() / 1000) + 3600;

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
  const payload = () => ({
    sub: doctor.id,
    role: 'doctor',
    jti: String(jwt.decode(doctor.token).jti),
    exp: IN_AN_HOUR,
  });
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const SECRET = 'a secret of the tests with 32 characters';
  const MADE_BY = { issuer: 'clinic', audience: 'clinic-api' };
  const outside = (over: object) =>
    new JwtService({ secret: SECRET }).sign(payload(), { ...MADE_BY, ...over });

  it('opens the area of its role', async () => {
    expect((await read(doctor.token)).status).toBe(200);
  });

  it.each<[string, () => string]>([
    [
      'has no signature and says so (alg none)',
      () => `${part({ alg: 'none', typ: 'JWT' })}.${part(payload())}.`,
    ],
    ['has a foreign signature', () => new JwtService({ secret: 'x'.repeat(40) }).sign(payload(), MADE_BY)],
    [
      'is signed with another algorithm',
      () => new JwtService({ secret: SECRET, signOptions: { algorithm: 'HS512' } }).sign(payload(), MADE_BY),
    ],
    ['has expired', () => jwt.sign({ ...payload(), exp: IN_AN_HOUR - 3601 })],
    ['is not valid yet', () => jwt.sign(payload(), { notBefore: '1h' })],
    ['names an unknown account', () => jwt.sign({ ...payload(), sub: '0123456789abcdef01234567' })],
    ['names no id', () => jwt.sign({ ...payload(), sub: { $gt: '' } as unknown as string })],
    ['has no role', () => jwt.sign({ ...payload(), role: undefined })],
    ['has a role that does not exist', () => jwt.sign({ ...payload(), role: 'owner' })],
    ['has the role of another kind of account', () => jwt.sign({ ...payload(), role: 'admin' })],
    [
      'never ends',
      () => {
        const { exp: _, ...endless } = payload();
        return jwt.sign(endless);
      },
    ],
    ['names no session, like those of early releases', () => jwt.sign({ ...payload(), jti: undefined })],
    ['names an unknown session', () => jwt.sign({ ...payload(), jti: '0123456789abcdef01234567' })],
    ['names a session of another person', () => jwt.sign({ ...payload(), jti: jwt.decode(admin.token).jti })],
    ['is of another product with the same secret', () => outside({ audience: 'shop' })],
    ['was made by another product with the same secret', () => outside({ issuer: 'shop' })],
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

  it('is accepted whatever its issue time: clocks differ', async () => {
    expect((await read(jwt.sign({ ...payload(), iat: IN_AN_HOUR + 3600 }))).status).toBe(200);
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

  it('ends with its time, also when it was accepted before', async () => {
    const token = jwt.sign(payload());
    expect((await read(token)).status).toBe(200);
    clinic.travelTo(new Date(IN_AN_HOUR * 1000 + 1));
    expect((await read(token)).status).toBe(401);
    clinic.travelTo(testClock.now());
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
