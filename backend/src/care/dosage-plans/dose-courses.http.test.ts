import { addDays } from '@clinic/contract/clinic-calendar';
import { dosesAnew } from '@clinic/contract/care/dosage-plans/carried-doses';
import type { DosageEntry, DosageEntryInput } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { atOnce } from '../../../test/at-once.ts';
import { namedBodies } from '../../../test/named-bodies.ts';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';
import { makeProgram } from '../../operations/demo/factories.ts';

const { clinic: test, doctor, assistant } = await openStaffedClinic();

const weekly: DosageEntryInput = {
  name: 'Vitamin D3',
  quantity: '60,000 IU',
  notes: '',
  dosage: { dinner: { count: 1, timing: '', moment: 'bedtime' } },
  form: 'capsule',
  vehicle: 'milk',
  rhythm: { weekdays: [0] },
};
const zinc: DosageEntryInput = { name: 'Zinc', dosage: { morning: { count: 1 } } };

/** An entry as a tab of an earlier release sends it. */
const before = ({ id, name, quantity, notes, dosage, total }: DosageEntry) => {
  const slots = Object.entries(dosage).map(([slot, { count, timing }]) => [slot, { count, timing }]);
  return { id, name, quantity, notes, dosage: Object.fromEntries(slots) as DosageEntry['dosage'], total };
};
/** An entry as the specification has it: without an id. */
const specified = (entry: DosageEntry) => {
  const { id: _, ...others } = before(entry);
  return others;
};

describe('what a dose says of its days', () => {
  let client: Person;
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient(doctor);
  });

  const send = (vitamins: object[], more: object = {}) =>
    test
      .as(doctor)
      .post(`/vitaminPlan/save/${client.id}`)
      .send({ vitamins, ...more });
  const save = async (vitamins: object[], more: object = {}): Promise<DosageEntry[]> =>
    (await send(vitamins, more).expect(200)).body.vitaminPlan.vitamins;
  const read = async (person: Person = doctor) =>
    (await test.as(person).get(`/vitaminPlan/getClientsVitaminPlan/${client.id}`).expect(200)).body
      .vitaminPlan;
  const stored = () =>
    test.connection.collection('dosagePlans').findOne({ 'savedBy.id': doctor.id }, { sort: { _id: -1 } });

  it('is answered to everyone, and stored beside the entries', async () => {
    const [d3, other] = await save([weekly, zinc]);
    expect(d3).toMatchObject({ ...weekly, total: 1 });
    expect(Object.keys(other!)).toEqual(['id', 'name', 'quantity', 'notes', 'dosage', 'total']);
    for (const person of [doctor, assistant, client])
      expect((await read(person)).vitamins).toEqual([d3, other]);
    expect(await stored()).toMatchObject({
      entries: [before(d3!), before(other!)],
      courses: [
        { entry: d3!.id, rhythm: { weekdays: [0] }, moments: { dinner: 'bedtime' } },
        { entry: other!.id },
      ],
    });
    expect((await stored())?.entries[0]).toEqual(before(d3!));
  });

  it.each([
    ['a tab of before the release', before],
    ['the specified body', specified],
  ])('is not lost by %s', async (_, asSent) => {
    const first = await save([weekly, zinc]);
    const [d3] = await save(first.map(asSent));
    expect(d3).toEqual(first[0]);
    const [stronger] = await save([{ ...asSent(first[0]!), quantity: '30,000 IU' }]);
    expect(stronger).toMatchObject({ quantity: '30,000 IU', rhythm: { weekdays: [0] }, vehicle: 'milk' });
    const [renewed] = await save([asSent(first[0]!)], { newPlan: true });
    expect(renewed?.rhythm).toEqual({ weekdays: [0] });
  });

  it('is not lost by a server of before the release, which replaces the entries and knows no more', async () => {
    const [d3, other] = await save([weekly, zinc]);
    const replaceBy = async (entries: object[]) => {
      const record = await stored();
      await test.connection
        .collection('dosagePlans')
        .updateOne({ _id: record!._id }, { $set: { entries }, $inc: { version: 1 } });
    };
    await replaceBy([before(other!), { ...before(d3!), id: 'made by the older server' }]);
    expect((await read()).vitamins).toMatchObject([
      { name: 'Zinc' },
      { name: 'Vitamin D3', rhythm: { weekdays: [0] } },
    ]);
    await replaceBy([{ ...before(d3!), id: other!.id, name: 'Zinc' }]);
    expect((await read()).vitamins[0].rhythm).toBeUndefined();
  });

  it('is cleared by null, field by field', async () => {
    const [d3] = await save([weekly]);
    const dosage = { dinner: { count: 1, moment: null } };
    const [daily] = await save([{ id: d3!.id, name: 'Vitamin D3', rhythm: null, vehicle: null, dosage }]);
    expect(daily).toMatchObject({ form: 'capsule', dosage: { dinner: { count: 1, timing: '' } } });
    expect(daily?.dosage.dinner.moment).toBeUndefined();
    expect([daily?.rhythm, daily?.vehicle]).toEqual([undefined, undefined]);
    const [after] = await save([
      { id: d3!.id, name: 'Vitamin D3', dosage: { dinner: { count: 1, timing: 'A' } } },
    ]);
    expect(after?.dosage.dinner).toEqual({ count: 1, timing: 'A' });
  });

  it('counts every third day from the day of the save, and seven weekdays as none', async () => {
    const [third, all] = await save([
      { ...zinc, rhythm: { every: 3 } },
      { ...weekly, rhythm: { weekdays: [0, 1, 2, 3, 4, 5, 6] } },
    ]);
    expect(third).toMatchObject({ rhythm: { every: 3 }, from: TODAY });
    expect(all?.rhythm).toBeUndefined();
    const [later] = await save([{ id: third!.id, name: 'Zinc', from: addDays(TODAY, 5) }]);
    expect(later).toMatchObject({ rhythm: { every: 3 }, from: addDays(TODAY, 5) });
    const refused = await send([{ id: third!.id, name: 'Zinc', to: addDays(TODAY, 4) }]).expect(400);
    expect(refused.body.details).toEqual({
      'vitamins.0.to': ['Please choose a last day that is not before the first.'],
    });
  });

  const course = (more: object) => [{ name: 'Zinc', ...more }];
  it.each(
    namedBodies([
      course({ rhythm: { weekdays: [] } }),
      course({ rhythm: { weekdays: [7] } }),
      course({ rhythm: { weekdays: 0 } }),
      course({ rhythm: { every: 1 } }),
      course({ rhythm: { every: 91 } }),
      course({ rhythm: { dayOfMonth: 29 } }),
      course({ rhythm: { asNeeded: false } }),
      course({ rhythm: { weekly: true } }),
      course({ rhythm: { every: 3, weekdays: [0] } }),
      course({ rhythm: 'weekly' }),
      course({ form: 'soup' }),
      course({ vehicle: 'x'.repeat(61) }),
      course({ vehicle: ['milk'] }),
      course({ from: '2026-02-30' }),
      course({ from: '2026-02-02', to: '2026-02-01' }),
      course({ to: '9999-12-31' }),
      course({ pauses: [{ from: '2026-02-02', to: '2026-02-01' }] }),
      course({ pauses: [{ from: '2026-02-02' }] }),
      course({ pauses: Array.from({ length: 21 }, () => ({ from: TODAY, to: TODAY })) }),
      course({ pauses: 'soon' }),
      course({ product: 'zinc' }),
      course({ dosage: { morning: { count: 1, moment: 'bedtime' } } }),
      course({ dosage: { morning: { count: 1, moment: 'noon' } } }),
      course({ dosage: { dinner: { count: 1, timing: 'A', moment: 'bedtime' } } }),
    ]),
  )('%s is refused in words, and nothing is written', async (_, vitamins) => {
    const answer = await send(vitamins);
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toMatch(/nested property|must be|undefined/);
    expect(await read()).toBeNull();
  });

  describe('when it is stopped', () => {
    it('leaves the entries, with day and reason for doctors alone', async () => {
      const [d3, other] = await save([weekly, zinc]);
      const stopped = [{ id: d3!.id, reason: 'sideEffect' }];
      expect(await save([other!], { stopped })).toEqual([other]);
      expect((await read()).stopped).toEqual([{ entry: d3, on: TODAY, reason: 'sideEffect' }]);
      for (const person of [client, assistant]) {
        expect(JSON.stringify(await read(person))).not.toMatch(/sideEffect|stopped/);
      }
      const me = await test.as(client).get('/client/me').expect(200);
      expect(JSON.stringify(me.body)).not.toContain('sideEffect');
      const { body } = await test.as(doctor).get(`/vitaminPlan/history/${client.id}`);
      expect(body.versions[0].body.stopped).toHaveLength(1);
      expect(body.versions[1].body.stopped).toBeUndefined();
      await save([other!, weekly], { newPlan: true });
      expect((await read()).stopped).toHaveLength(1);
    });

    it('may be the last vitamin', async () => {
      const [d3] = await save([weekly]);
      expect(await save([], { stopped: [{ id: d3!.id, reason: 'done' }] })).toEqual([]);
      await send([]).expect(400);
    });

    it('gives its days to no entry of its name', async () => {
      const [d3] = await save([weekly]);
      const stopped = [{ id: d3!.id, reason: 'other' }];
      const [anew] = await save([specified(d3!)], { stopped });
      expect(anew?.id).not.toBe(d3!.id);
      expect(anew?.rhythm).toBeUndefined();
    });

    it('is no stop with counts of 0', async () => {
      const [d3] = await save([weekly]);
      await save([{ ...d3, dosage: {} }]);
      expect((await read()).stopped).toBeUndefined();
    });

    it.each([
      ['unknown', (id: string) => [[], [{ id: `${id}x`, reason: 'done' }]]],
      ['still sent', (id: string) => [[{ id, name: 'Vitamin D3' }], [{ id, reason: 'done' }]]],
      ['without a reason', (id: string) => [[], [{ id }]]],
      ['for no known reason', (id: string) => [[], [{ id, reason: 'tired' }]]],
    ])('is refused: %s', async (_, bodyOf) => {
      const [d3] = await save([weekly]);
      const [vitamins, stopped] = bodyOf(d3!.id);
      const answer = await send(vitamins as object[], { stopped });
      expect(answer.status).toBe(400);
      expect((await read()).vitamins).toEqual([d3]);
    });

    it('is stopped once when fifty saves arrive at once', async () => {
      const [d3, other] = await save([weekly, zinc]);
      const stopped = [{ id: d3!.id, reason: 'done' }];
      const { updatedAt } = await read();
      await atOnce(Array.from({ length: 50 }, () => send([other!], { stopped, updatedAt }).then(() => true)));
      expect((await read()).stopped).toHaveLength(1);
      expect((await read()).vitamins).toEqual([other]);
    });
  });

  it('goes on in the plan of a new program that starts from the last one, and an old side effect is asked', async () => {
    const program = () =>
      test.as(doctor).post('/program/save').send({ clientId: client.id, plan: makeProgram() }).expect(200);
    await program();
    const ended = { name: 'Iron', dosage: { morning: { count: 1 } }, to: addDays(TODAY, -1) };
    const [d3, other] = await save([{ ...weekly, to: addDays(TODAY, 30) }, zinc, ended]);
    await save([d3!], { stopped: [{ id: other!.id, reason: 'sideEffect' }] });
    await save([d3!, zinc]);
    await test.as(doctor).post(`/program/end/${client.id}`).send({ reason: 'completed' }).expect(200);
    await program();
    expect(await read()).toBeNull();
    const { body } = await test.as(doctor).get(`/vitaminPlan/history/${client.id}`).expect(200);
    const { entries, hadEnd } = dosesAnew(body.versions[0].body.vitamins, TODAY);
    expect(hadEnd).toEqual(['Vitamin D3']);
    const refused = await send(entries, { newPlan: true, answers: [] }).expect(409);
    const asked = refused.body.findings.filter((one: { rule: string }) => one.rule === 'side-effect');
    expect(asked).toMatchObject([
      { words: expect.stringMatching(/^Zinc was stopped on .* for a side effect\.$/) },
    ]);
    const answers = refused.body.findings.map(({ key }: { key: string }) => ({
      key,
      reason: 'tolerates',
      note: '',
    }));
    const vitamins = await save(entries, { newPlan: true, answers });
    expect(vitamins.map(({ name, rhythm, to }) => [name, rhythm, to])).toEqual([
      ['Vitamin D3', { weekdays: [0] }, undefined],
      ['Zinc', undefined, undefined],
    ]);
  });

  it('tells the client for seven days what the last save changed', async () => {
    const [d3] = await save([{ ...weekly, rhythm: null }]);
    expect((await read(client)).changed).toBeUndefined();
    await save([{ ...d3, rhythm: { weekdays: [0] } }]);
    const { changed } = await read(client);
    expect(changed.lines).toEqual(['Vitamin D3: Sundays only']);
    await save([before(d3!)]);
    expect((await read(client)).changed).toEqual(changed);
    const days = (count: number) => new Date(Date.parse(changed.at) + count * 86_400_000);
    test.travelTo(days(6.9));
    expect((await read(await test.signInAgain(client))).changed).toEqual(changed);
    test.travelTo(days(7.1));
    expect((await read(await test.signInAgain(client))).changed).toBeUndefined();
    test.travelTo(new Date(changed.at));
  });
});
