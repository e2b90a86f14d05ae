import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

describe('adding staff', () => {
  let test: TestApp;
  let admin: Person;

  beforeAll(async () => {
    test = await openTestApp();
    admin = await test.addAdmin();
  });
  afterAll(() => test.close());

  it('gives an assistant the only doctor or none of several, and refuses an unknown one', async () => {
    const doctor = await test.addDoctor();
    const fields = {
      name: 'Nisha',
      email: 'nisha.open@example.in',
      phone: '9825012345',
      password: 'secret-1',
    };
    const add = async (email: string) => {
      const sent = test
        .as(admin)
        .post('/admin/add-assistant')
        .send({ ...fields, email });
      return (await sent.expect(200)).body.assistant.doctor as unknown;
    };
    expect(await add('nisha.only@example.in')).toBe(doctor.id);
    await test.addDoctor();
    expect(await add(fields.email)).toBeNull();
    const unknown = { ...fields, email: 'x@example.in', doctor: 'f'.repeat(24) };
    const refused = await test.as(admin).post('/admin/add-assistant').send(unknown).expect(400);
    expect(refused.body.details.doctor).toHaveLength(1);
    const chosen = { ...fields, email: 'y@example.in', doctor: doctor.id };
    const { body } = await test.as(admin).post('/admin/add-assistant').send(chosen).expect(200);
    expect(body.assistant.doctor).toBe(doctor.id);
  });

  it('accepts each email once among living accounts, whatever its case, also for fifty requests at once', async () => {
    const fields = { name: 'Dr Twin', email: 'Twin@Example.in', phone: '9825012345', password: 'secret-1' };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => test.as(admin).post('/admin/add-doctor').send(fields)),
    );
    const made = answers.filter(({ status }) => status === 200);
    expect([made.length, new Set(answers.map(({ status }) => status))]).toEqual([1, new Set([200, 409])]);
    await test
      .as(admin)
      .delete(`/admin/doctors/${made[0]?.body.doctor.id as string}`)
      .expect(200);
    await test.as(admin).post('/admin/add-doctor').send(fields).expect(200);
  });
});
