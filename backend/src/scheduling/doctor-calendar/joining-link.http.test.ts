import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

describe('a doctor’s joining link', () => {
  let clinic: TestApp;
  let doctor: Person;

  beforeAll(async () => {
    clinic = await openTestApp();
    doctor = await clinic.addDoctor();
  });
  afterAll(() => clinic.close());

  const set = (joinLink: unknown) => clinic.as(doctor).put('/doctor/joinLink').send({ joinLink });

  it('is an https address or none', async () => {
    const joinLink = 'https://meet.example/dr-rao';
    expect((await set(joinLink).expect(200)).body).toEqual({ joinLink, calendarSince: null });
    expect((await clinic.as(doctor).get('/doctor/visitSettings').expect(200)).body.joinLink).toBe(joinLink);
    for (const wrong of [
      'http://meet.example',
      'https://',
      'https://a:b@meet.example',
      'javascript:alert(1)',
      5,
      '',
    ])
      await set(wrong).expect(400);
    expect((await set(null).expect(200)).body.joinLink).toBeNull();
  });

  it('does not make the admin’s copy of the doctor an old one', async () => {
    const admin = clinic.as(await clinic.addAdmin());
    const before = (await admin.get(`/rest/doctors/${doctor.id}`).expect(200)).body;
    await set('https://meet.example/dr-rao').expect(200);
    await admin
      .put(`/rest/doctors/${doctor.id}`)
      .send({ ...before, name: 'Dr. Rao' })
      .expect(200);
    expect((await set(null).expect(200)).body.joinLink).toBeNull();
  });
});
