import { getModelToken } from '@nestjs/mongoose';
import { clinicInstant } from '@clinic/contract/clinic-calendar';
import type { Model } from 'mongoose';
import { openStaffedClinic, type StaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { ClientRecord } from '../../clients/clients/client.schema.ts';
import { HiddenRows } from './hidden-rows.service.ts';
import { recordList } from './worklist.ts';
import { TOMORROW, testClock } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const LIST = 'lapsed';

describe('a list of a home screen', () => {
  let staffed: StaffedClinic;
  let clients: Model<ClientRecord>;
  let hidden: HiddenRows;

  beforeAll(async () => {
    staffed = await openStaffedClinic();
    clients = staffed.clinic.get(getModelToken(ClientRecord.name), { strict: false });
    hidden = staffed.clinic.get(HiddenRows, { strict: false });
    for (let month = 1; month <= 25; month++) {
      const { id } = await staffed.clinic.addClient();
      const programEndedAt = new Date(Date.UTC(2020, month, 1));
      await clients.updateOne({ _id: id }, { $set: { programEndedAt } });
    }
  });
  afterAll(() => staffed.clinic.close());

  const read = async (caller: Person, now = testClock.now()) =>
    recordList(
      {
        list: LIST,
        model: clients,
        filter: { programEndedAt: { $lte: new Date('2023-01-01') }, deletedAt: null },
        sort: { programEndedAt: 1 },
        projection: { name: 1, programEndedAt: 1 },
        row: ({ _id, name, programEndedAt }) => ({
          id: _id.toHexString(),
          fact: programEndedAt!.toISOString(),
          words: 'Program ended',
          since: programEndedAt!.toISOString(),
          person: { id: _id.toHexString(), name },
        }),
      },
      await hidden.hiddenFrom(caller, now),
    );
  const hide = (who: Person, { id, fact }: { id: string; fact: string }) =>
    staffed.clinic.as(who).put('/today/hide').send({ list: LIST, id, fact });

  it('has the twenty most urgent rows, and says how many there are', async () => {
    const { count, rows } = await read(staffed.assistant);
    expect(count).toBe(25);
    expect(rows).toHaveLength(20);
    expect(rows[0]?.fact).toBe('2020-02-01T00:00:00.000Z');
  });

  it('hides a row for the person who puts it off, until the clinic’s midnight', async () => {
    const [first] = (await read(staffed.assistant)).rows;
    await hide(staffed.assistant, first!).expect(200);
    const after = await read(staffed.assistant);
    expect(after.count).toBe(24);
    expect(after.rows.map(({ id }) => id)).not.toContain(first!.id);
    expect(after.rows).toHaveLength(20);
    expect((await read(staffed.doctor)).count).toBe(25);
    const midnight = clinicInstant(TOMORROW, '00:00', ZONE);
    expect((await read(staffed.assistant, new Date(midnight.getTime() - 1))).count).toBe(24);
    expect((await read(staffed.assistant, midnight)).count).toBe(25);
  });

  it('shows a hidden row again when its fact is another one', async () => {
    const [first] = (await read(staffed.doctor)).rows;
    await hide(staffed.doctor, first!).expect(200);
    expect((await read(staffed.doctor)).count).toBe(24);
    const programEndedAt = new Date('2019-06-01');
    await clients.updateOne({ _id: first!.id }, { $set: { programEndedAt } });
    const { count, rows } = await read(staffed.doctor);
    expect(count).toBe(25);
    expect(rows[0]).toMatchObject({ id: first!.id, fact: programEndedAt.toISOString() });
  });

  it('is hidden once, however often it is pressed', async () => {
    const row = (await read(staffed.admin)).rows[3]!;
    const answers = await Promise.all(Array.from({ length: 20 }, () => hide(staffed.admin, row)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const kept = await staffed.clinic.connection.collection('hidden-rows').countDocuments({ row: row.id });
    expect(kept).toBe(1);
  });

  it('takes no list that there is not', async () => {
    const { body } = await staffed.clinic
      .as(staffed.admin)
      .put('/today/hide')
      .send({ list: 'mine', id: 'x', fact: '' })
      .expect(400);
    expect(Object.keys(body.details).toSorted()).toEqual(['fact', 'id', 'list']);
  });
});
