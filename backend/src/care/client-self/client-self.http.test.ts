import { openTestApp, type TestApp } from '../../../test/test-app.ts';
import { makeDosageEntry, makeProgram } from '../../operations/demo/factories.ts';

describe('a client’s own record', () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());

  it('has nothing of what is not there yet', async () => {
    const client = await test.addClient();
    const { status, body } = await test.as(client).get('/client/me');
    expect(status).toBe(200);
    expect(body.client).toMatchObject({
      _id: client.id,
      email: client.email,
      status: 'new',
      program: null,
      doctor: null,
      doctorName: null,
      doctorEmail: null,
      snacksPlan: null,
      vitaminPlan: null,
    });
    expect(JSON.stringify(body)).not.toMatch(/passwordHash|searchKeys|effects/);
  });

  it('has the doctor, the program and the plans that count', async () => {
    const doctor = await test.addDoctor();
    const client = await test.addClient(doctor);
    const { post } = test.as(doctor);
    await post('/program/save').send({ clientId: client.id, plan: makeProgram() });
    await post(`/snacksPlan/save/${client.id}`).send({ snacks: [{ name: 'Granola', quantity: '2 spoons' }] });
    await post(`/vitaminPlan/save/${client.id}`).send({ vitamins: [makeDosageEntry()] });
    const me = async () => (await test.as(client).get('/client/me')).body.client as object;
    expect(await me()).toMatchObject({
      status: 'active',
      program: makeProgram(),
      doctor: doctor.id,
      doctorName: doctor.name,
      doctorEmail: doctor.email,
      snacksPlan: { snacks: [{ name: 'Granola', quantity: '2 spoons' }] },
      vitaminPlan: { vitamins: [{ name: 'Vitamin D3', total: 3 }] },
    });
    await post(`/program/end/${client.id}`).send({ reason: 'completed' });
    expect(await me()).toMatchObject({ status: 'ended', program: null, snacksPlan: null, vitaminPlan: null });
  });

  it('has the language of the plan, once the client, the own doctor or the desk has chosen it', async () => {
    const doctor = await test.addDoctor();
    const client = await test.addClient(doctor);
    const me = async () => (await test.as(client).get('/client/me')).body.client as object;
    expect(await me()).not.toHaveProperty('language');
    const choose = (who: Parameters<typeof test.as>[0], path: string, language: string) =>
      test.as(who).put(path).send({ language });
    const of = `/client/language/${client.id}`;
    expect((await choose(client, '/client/language', 'gu')).body).toEqual({ language: 'gu' });
    expect(await me()).toMatchObject({ language: 'gu' });
    expect((await choose(doctor, of, 'hi')).body).toEqual({ language: 'hi' });
    expect(await me()).toMatchObject({ language: 'hi' });
    expect((await choose(await test.addAssistant(doctor), of, 'en')).status).toBe(200);
    expect(await me()).toMatchObject({ language: 'en' });
    expect((await choose(client, '/client/language', 'fr')).status).toBe(400);
    expect((await choose(await test.addDoctor(), of, 'gu')).status).toBe(404);
    expect((await choose(client, of, 'gu')).status).toBe(403);
    expect(await me()).toMatchObject({ language: 'en' });
  });

  it('is for clients only', async () => {
    const doctor = await test.addDoctor();
    const others = [await test.addAdmin(), doctor, await test.addAssistant(doctor)];
    for (const person of others) expect((await test.as(person).get('/client/me')).status).toBe(403);
    expect((await test.as().get('/client/me')).status).toBe(401);
  });
});
