import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';

const nuts = { name: 'Mixed Nuts', quantity: 'a handful' };

describe('snacks plans', () => {
  let test: TestApp;
  let doctor: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient(doctor);
  });

  const save = (body: object) => test.as(doctor).post(`/snacksPlan/save/${client.id}`).send(body);
  const seenBy = async (person: Person) =>
    (await test.as(person).get(`/snacksPlan/getClientsSnacksPlan/${client.id}`)).body;

  it('are saved by the doctor and read by client and front desk', async () => {
    expect(await seenBy(client)).toEqual({ snacksPlan: null });
    const { status, body } = await save({ snacks: [nuts] });
    expect({ status, message: body.message }).toEqual({
      status: 200,
      message: 'Snacks plan created successfully!',
    });
    expect(body.snacksPlan).toMatchObject({ client: client.id, snacks: [nuts] });
    for (const person of [doctor, assistant, client])
      expect(await seenBy(person)).toEqual({ snacksPlan: body.snacksPlan });
  });

  it('keep only rows with a snack and a quantity', async () => {
    const { body } = await save({
      snacks: [nuts, { name: 'Granola', quantity: ' ' }, { quantity: '2' }, {}],
    });
    expect(body.snacksPlan.snacks).toEqual([nuts]);
    expect((await save({ snacks: [{ name: 'Granola', quantity: 2 }] })).body).toMatchObject({
      message: 'Snacks plan updated successfully!',
      snacksPlan: { snacks: [{ name: 'Granola', quantity: '2' }] },
    });
  });

  it('become history when a new plan is started', async () => {
    const first = await save({ snacks: [nuts] });
    const second = await save({ snacks: [{ ...nuts, quantity: '5' }], newPlan: true });
    expect(second.body.snacksPlan._id).not.toBe(first.body.snacksPlan._id);
    const { body } = await test.as(doctor).get(`/snacksPlan/history/${client.id}`);
    expect(body.versions).toMatchObject([
      { version: 2, body: second.body.snacksPlan },
      { version: 1, body: first.body.snacksPlan, by: { id: doctor.id, name: doctor.name, role: 'doctor' } },
    ]);
    const stale = await save({ snacks: [nuts], updatedAt: first.body.snacksPlan.updatedAt });
    expect(stale).toMatchObject({ status: 409, body: { code: 'STALE_RECORD' } });
  });

  it.each([
    {},
    { snacks: 'nuts' },
    { snacks: {} },
    { snacks: [['nuts']] },
    { snacks: ['nuts'] },
    { snacks: null },
  ])('refuse %j as no list of snacks', async (body) => {
    const message = 'Invalid snacks data format';
    expect(await save(body)).toMatchObject({
      status: 400,
      body: { message, details: { snacks: [message] } },
    });
  });

  it.each([
    [{ snacks: [] }, 'Please add at least one snack with both item and quantity filled in'],
    [
      { snacks: [{ name: '', quantity: '' }] },
      'Please add at least one snack with both item and quantity filled in',
    ],
    [{ snacks: [{ ...nuts, name: 'x'.repeat(201) }] }, 'Please use at most 200 characters.'],
    [{ snacks: [{ ...nuts, quantity: ['2'] }] }, 'Please enter text.'],
    [{ snacks: Array.from({ length: 101 }, () => nuts) }, 'Please send at most 100.'],
  ])('refuse wrong rows in words (%#)', async (body, message) => {
    expect(await save(body)).toMatchObject({ status: 400, body: { message } });
    expect(await seenBy(doctor)).toEqual({ snacksPlan: null });
  });

  it('are the own doctor’s affair', async () => {
    const [stranger, other] = [await test.addDoctor(), await test.addClient(doctor)];
    const path = `/snacksPlan/save/${client.id}`;
    for (const person of [assistant, client, other])
      expect(
        (
          await test
            .as(person)
            .post(path)
            .send({ snacks: [nuts] })
        ).status,
      ).toBe(403);
    expect(
      (
        await test
          .as(stranger)
          .post(path)
          .send({ snacks: [nuts] })
      ).status,
    ).toBe(404);
    expect(await seenBy(stranger)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await seenBy(other)).toMatchObject({ code: 'FORBIDDEN' });
  });
});
