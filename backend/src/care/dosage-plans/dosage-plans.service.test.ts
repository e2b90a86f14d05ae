import { emptyDosage } from '@clinic/contract/care/dosage-plans/dosage-rules';
import { atOnce } from '../../../test/at-once.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { makeDosageEntry } from '../../operations/demo/factories.ts';
import { type DosagePlanFields, DosagePlansService } from './dosage-plans.service.ts';
import { job } from '../../platform/writes/write-context.ts';

describe('vitamin and herbs plans', () => {
  let test: TestApp;
  let plans: DosagePlansService;
  let doctor: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
    plans = test.get(DosagePlansService, { strict: false });
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient(doctor);
  });

  const save = (fields: Partial<DosagePlanFields> = {}) =>
    plans.save(job(doctor), 'vitamin', client.id, { entries: [makeDosageEntry()], ...fields });
  const vitamins = async (fields: Partial<DosagePlanFields> = {}) => (await save(fields)).plan.vitamins;
  const current = (person = doctor) => plans.get(person, 'vitamin', client.id);
  const history = () => plans.history(doctor, 'vitamin', client.id);

  it('compute the total of an entry, whatever is sent', async () => {
    const entries = [{ ...makeDosageEntry(), total: 99 }, { name: 'Zinc' }];
    expect(await vitamins({ entries })).toMatchObject([
      { name: 'Vitamin D3', total: 3, dosage: { dinner: { count: 2, timing: 'A' } } },
      { name: 'Zinc', quantity: '', notes: '', total: 0, dosage: emptyDosage() },
    ]);
  });

  it('clear the timing of a dose of nothing', async () => {
    const dosage = { morning: { count: 0, timing: 'A' as const }, lunch: { count: 1, timing: 'B' as const } };
    const [entry] = await vitamins({ entries: [makeDosageEntry({ dosage })] });
    expect(entry).toMatchObject({ total: 1, dosage: { morning: { count: 0, timing: '' } } });
  });

  it('drop entries without a name; vitamins need at least one, herbs may be none', async () => {
    const nameless = [makeDosageEntry({ name: ' ' })];
    expect(await vitamins({ entries: [...nameless, makeDosageEntry()] })).toHaveLength(1);
    await expect(save({ entries: nameless })).rejects.toMatchObject({
      message: 'Please add at least one vitamin with a name before saving.',
    });
    const herbs = await plans.save(job(doctor), 'herbs', client.id, { entries: nameless });
    expect(herbs.plan.herbs).toEqual([]);
  });

  it('give every entry an id of its own and keep it', async () => {
    const [one, two] = await vitamins({ entries: [makeDosageEntry(), makeDosageEntry()] });
    expect(one?.id).not.toBe(two?.id);
    const again = await vitamins({ entries: [two, one, one] as object[] });
    expect(again.slice(0, 2).map(({ id }) => id)).toEqual([two?.id, one?.id]);
    expect(new Set(again.map(({ id }) => id)).size).toBe(3);
  });

  it('read the older shape with units, and one without a dosage, also when it is already stored', async () => {
    const older = { name: 'B12', unitCount: '2', unitType: 'tablets' };
    expect(await vitamins({ entries: [older] })).toMatchObject([{ quantity: '2 tablets' }]);
    await test.connection
      .collection('dosagePlans')
      .updateOne(
        { kind: 'vitamin', 'savedBy.id': doctor.id, 'entries.name': 'B12' },
        { $set: { entries: [older] } },
      );
    expect(await current()).toMatchObject({
      vitamins: [{ name: 'B12', quantity: '2 tablets', dosage: emptyDosage(), total: 0 }],
    });
  });

  it('are one plan of each kind', async () => {
    await save();
    expect(await plans.get(doctor, 'herbs', client.id)).toBeNull();
    const { created, plan } = await save();
    expect(created).toBe(false);
    expect(plan.id).toBe((await current())?.id);
  });

  it('start anew when asked, and keep the old plan as history', async () => {
    const first = (await save()).plan;
    const { plan, created } = await save({ newPlan: true, entries: [{ name: 'Iron' }] });
    expect(created).toBe(true);
    expect(plan.id).not.toBe(first.id);
    expect(await current(client)).toMatchObject({ vitamins: [{ name: 'Iron' }] });
    expect((await history()).map(({ body }) => body.id)).toEqual([plan.id, first.id]);
  });

  it.each([true, false])('lose nothing when fifty people save at once (new plan: %s)', async (newPlan) => {
    const { worked } = await atOnce(
      Array.from({ length: 50 }, (_, at) => save({ newPlan, entries: [{ name: `Vitamin ${at}` }] })),
    );
    expect(worked).toHaveLength(50);
    const versions = await history();
    expect(versions.map(({ version }) => version)).toEqual(Array.from({ length: 50 }, (_, at) => 50 - at));
    expect(new Set(versions.map(({ body }) => body.vitamins[0]?.name)).size).toBe(50);
    expect(new Set(versions.map(({ body }) => body.id)).size).toBe(newPlan ? 50 : 1);
    expect(versions[0]?.body).toEqual(await current());
  });

  it('are not overwritten from an older state', async () => {
    await save();
    const { updatedAt } = (await current())!;
    const { worked, codes } = await atOnce(Array.from({ length: 50 }, () => save({ updatedAt })));
    expect(worked).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['STALE_RECORD']));
  });

  it('are read by the client and the front desk, and by no other doctor or client', async () => {
    await save();
    const [stranger, other] = [await test.addDoctor(), await test.addClient(doctor)];
    expect(await current(client)).toEqual(await current());
    expect(await current(assistant)).toEqual(await current());
    await expect(current(stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(current(other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
