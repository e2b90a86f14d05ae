import { addDays } from '@clinic/contract/clinic-calendar';
import { namedBodies } from '../../../test/named-bodies.ts';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';

const { clinic: test, doctor } = await openStaffedClinic();

describe('checkups', () => {
  let client: Person;

  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient(doctor);
  });

  const create = (body: object, whose = client) =>
    test.as(doctor).post(`/checkup/create/${whose.id}`).send(body);
  const list = async () =>
    (await test.as(doctor).get(`/checkup/getClientsCheckup/${client.id}`)).body.checkups as { _id: string }[];

  it('are listed newest first; a saved one moves to the top', async () => {
    expect(await list()).toEqual([]);
    const first = await create({ fields: { bloodPressure: '120/80', other: 'Sleeps well.\nNo pain.' } });
    expect(first).toMatchObject({
      status: 200,
      body: {
        message: 'Checkup created successfully!',
        checkup: {
          clientId: client.id,
          fields: {
            bloodPressure: '120/80',
            nfd: '',
            motion: '',
            energy: '',
            other: 'Sleeps well.\nNo pain.',
          },
        },
      },
    });
    const second = await create({ fields: { energy: 'good' } });
    expect(await list()).toEqual([second.body.checkup, first.body.checkup]);
    const id = first.body.checkup._id;
    const edited = await test
      .as(doctor)
      .put(`/checkup/edit/${id}`)
      .send({ fields: { energy: 'low' } });
    expect(edited.body).toMatchObject({
      message: 'Checkup updated successfully!',
      checkup: { _id: id, fields: { bloodPressure: '120/80', energy: 'low' } },
    });
    expect((await list()).map(({ _id }) => _id)).toEqual([id, second.body.checkup._id]);
  });

  it('are updated by a create that names one of the same client', async () => {
    const { checkup } = (await create({ fields: { motion: 'normal' } })).body;
    const again = await create({ fields: { motion: 'loose' }, checkupId: checkup._id });
    expect(again.body).toMatchObject({
      message: 'Checkup updated successfully!',
      checkup: { _id: checkup._id, fields: { motion: 'loose' } },
    });
    expect(await list()).toHaveLength(1);
    const other = await test.addClient(doctor);
    expect((await create({ fields: {}, checkupId: checkup._id }, other)).status).toBe(404);
    expect((await create({ fields: {}, checkupId: client.id })).status).toBe(404);
  });

  it('of many windows the first one saves; the others are asked to reload', async () => {
    const { _id, updatedAt } = (await create({ fields: { energy: 'good' } })).body.checkup;
    const edit = (energy: string, version?: string) =>
      test.as(doctor).put(`/checkup/edit/${_id}`).send({ fields: { energy }, updatedAt: version });
    const again = (energy: string) => create({ fields: { energy }, checkupId: _id, updatedAt });
    const windows = Array.from({ length: 10 }, (_, place) => `window ${place}`);
    const answers = await Promise.all(
      windows.map((name, place) => (place % 2 ? again(name) : edit(name, updatedAt))),
    );
    const saved = answers.filter(({ status }) => status === 200);
    expect(saved).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer !== saved[0]))
      expect({ status, code: body.code }).toEqual({ status: 409, code: 'STALE_RECORD' });
    expect(await list()).toEqual([saved[0]?.body.checkup]);
    expect((await edit('low', saved[0]?.body.checkup.updatedAt)).status).toBe(200);
    expect((await edit('high')).status).toBe(200);
  });

  it('say the day on which they were measured, which stays until another is sent', async () => {
    const measuredOn = addDays(TODAY, -3);
    const { checkup } = (await create({ fields: { energy: 'good' }, measuredOn })).body;
    expect(checkup).toMatchObject({ measuredOn });
    const edit = (body: object) => test.as(doctor).put(`/checkup/edit/${checkup._id}`).send(body);
    expect((await edit({ fields: { energy: 'low' } })).body.checkup).toMatchObject({ measuredOn });
    const again = { fields: {}, checkupId: checkup._id, measuredOn: TODAY };
    expect((await create(again)).body.checkup).toMatchObject({ measuredOn: TODAY });
    for (const refused of [
      await edit({ fields: {}, measuredOn: addDays(TODAY, 2) }),
      await create({ fields: { energy: 'good' }, measuredOn: addDays(TODAY, 2) }),
    ])
      expect(refused).toMatchObject({
        status: 400,
        body: { details: { measuredOn: ['Please choose today or an earlier day.'] } },
      });
    expect(await list()).toMatchObject([{ _id: checkup._id, measuredOn: TODAY }]);
    expect((await create({ fields: { energy: 'good' } })).body.checkup).not.toHaveProperty('measuredOn');
  });

  const wrong = [
    {},
    { fields: 'good' },
    { fields: [] },
    { fields: { energy: 5 } },
    { fields: { energy: { $gt: '' } } },
    { fields: { other: 'x'.repeat(5001) } },
    { fields: {}, checkupId: 'first' },
    { fields: {}, updatedAt: 'yesterday' },
    { fields: { energy: 'good' }, measuredOn: '2026-02-30' },
    { fields: {} },
    { fields: { energy: ' ', other: '\n' } },
  ];
  it.each(namedBodies<object>(wrong))('refuse %s', async (_, body) => {
    expect((await create(body)).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('are never emptied by a change', async () => {
    const { checkup } = (await create({ fields: { energy: 'good' } })).body;
    const emptied = await test
      .as(doctor)
      .put(`/checkup/edit/${checkup._id}`)
      .send({ fields: { energy: '' } });
    expect(emptied).toMatchObject({ status: 400, body: { message: 'Please fill in at least one field.' } });
    expect((await create({ fields: { energy: ' ' }, checkupId: checkup._id })).status).toBe(400);
    expect(await list()).toEqual([checkup]);
  });

  it('are the own doctor’s affair alone', async () => {
    const { _id } = (await create({ fields: { energy: 'good' } })).body.checkup;
    const people = [await test.addAdmin(), await test.addAssistant(doctor), client];
    const stranger = await test.addDoctor();
    for (const person of [...people, stranger]) {
      const status = person === stranger ? 404 : 403;
      const { get, post, put } = test.as(person);
      expect((await get(`/checkup/getClientsCheckup/${client.id}`)).status).toBe(status);
      expect((await post(`/checkup/create/${client.id}`).send({ fields: {} })).status).toBe(status);
      expect((await put(`/checkup/edit/${_id}`).send({ fields: {} })).status).toBe(status);
    }
    expect((await test.as(doctor).put(`/checkup/edit/${client.id}`).send({ fields: {} })).status).toBe(404);
  });
});
