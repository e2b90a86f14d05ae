import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { runJob } from '../../../test/run-job.ts';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { Effects } from '../../platform/writes/effects.ts';

const { clinic: test, doctor } = await openStaffedClinic();
const daily = { morning: { count: 1 } };

describe('doses in “Needs attention”', () => {
  let client: Person;
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient(doctor);
    await test
      .as(doctor)
      .post('/program/save')
      .send({ clientId: client.id, plan: makeProgram() })
      .expect(200);
  });

  const save = async (by: Person, vitamins: object[], more: object = {}) => {
    const { body } = await test
      .as(by)
      .post(`/vitaminPlan/save/${client.id}`)
      .send({ vitamins, ...more })
      .expect(200);
    await test.get(Effects, { strict: false }).settled();
    return body.vitaminPlan;
  };
  const state = () =>
    test.connection.collection('railStates').findOne({ _id: new Types.ObjectId(client.id) });
  const words = async () => ((await state())?.open ?? []).map((one: { words: string }) => one.words);

  it('are looked at again at the next edge of a course or a pause', async () => {
    const dose = { name: 'Iron 100 mg', dosage: daily };
    await save(doctor, [
      { ...dose, to: addDays(TODAY, 3) },
      { name: 'Zinc', dosage: daily, from: addDays(TODAY, 9) },
    ]);
    expect((await words()).join()).toContain('Iron 100 mg a day');
    expect((await state())?.nextCheckOn).toBe(addDays(TODAY, 4));
    test.travelTo(clinicInstant(addDays(TODAY, 4), '00:10', 'Asia/Kolkata'));
    await runJob(test, 'plan-checks');
    expect(await words()).toEqual([]);
    expect((await state())?.nextCheckOn).toBe(addDays(TODAY, 9));
    test.travelTo(clinicInstant(TODAY, '12:00', 'Asia/Kolkata'));
  });

  it('whose notes say “once a week” stay daily and are asked about, until they have their days', async () => {
    const dose = { name: 'Vitamin D3', quantity: '1,000 IU', notes: 'Once a week', dosage: daily };
    const { vitamins } = await save(doctor, [dose]);
    expect(vitamins[0].rhythm).toBeUndefined();
    const question = '“Vitamin D3, 1,000 IU” is taken daily, but says “Once a week”. Sundays only?';
    expect(await words()).toContain(question);
    const today = await test.as(doctor).get('/doctor/today').expect(200);
    const row = today.body.needsAttention.rows.find((one: { person: Person }) => one.person.id === client.id);
    expect(JSON.stringify(row)).toContain('Sundays only?');
    await save(doctor, [{ ...vitamins[0], rhythm: { weekdays: [0] } }]);
    expect(await words()).not.toContain(question);
  });

  it('that were stopped for a side effect ask for a reason when they come again', async () => {
    const dose = { name: 'Zinc 10 mg', dosage: daily };
    const { vitamins } = await save(doctor, [dose]);
    await save(doctor, [], { stopped: [{ id: vitamins[0].id, reason: 'sideEffect' }] });
    const again = (answers: object[]) =>
      test
        .as(doctor)
        .post(`/vitaminPlan/save/${client.id}`)
        .send({ vitamins: [dose], answers });
    const { body } = await again([]).expect(409);
    expect(body.findings.map((one: { rule: string }) => one.rule)).toEqual(['side-effect']);
    await again([{ key: body.findings[0].key, reason: 'tolerates', note: '' }]).expect(200);
  });
});
