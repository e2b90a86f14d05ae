import { addDays, clinicInstant } from '@clinic/contract/clinic-calendar';
import type { DoctorsMeasurements, Measurement } from '@clinic/contract/care/measurements/measurements';
import { Types } from 'mongoose';
import { runJob } from '../../../test/run-job.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { IntakeFormsService } from '../intake-forms/intake-forms.service.ts';
import { ProgramsService } from '../programs/programs.service.ts';
import { Baselines } from './baselines.ts';
import { MeasurementsService } from './measurements.service.ts';
import { job } from '../../platform/writes/write-context.ts';
import { TODAY, TOMORROW } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';

describe('what is measured of a client', () => {
  let test: TestApp;
  let doctor: Person;
  let client: Person;
  const forms = () => test.get(IntakeFormsService, { strict: false });
  const programs = () => test.get(ProgramsService, { strict: false });
  const measurements = () => test.get(MeasurementsService, { strict: false });

  beforeAll(async () => {
    test = await openTestApp();
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    doctor = await test.addDoctor();
    client = await test.addClient(doctor);
  });

  const read = async () => (await measurements().ofClient(doctor, client.id)) as DoctorsMeasurements;
  const told = (rows: readonly Measurement[]) =>
    rows.map(({ kind, day, source, value }) => `${kind} ${day} ${source} ${value}`);
  const submit = (fields: Record<string, string>, formType: 'BodyStatus' | 'DietaryRecall' = 'BodyStatus') =>
    forms().submit(job(doctor), { client: client.id, formType, fields });
  const update = (
    formId: string,
    fields: Record<string, string>,
    corrects?: boolean,
    more: { readings?: string[]; measuredOn?: string } = {},
  ) => forms().update(job(doctor), { formId, client: client.id, fields, corrects, ...more });
  /** Backdates the form's present state, and everything that was read from it, by so many days. */
  async function daysAgo(days: number): Promise<void> {
    const _id = new Types.ObjectId(client.id);
    const at = clinicInstant(addDays(TODAY, -days), '10:00', ZONE);
    await test.connection.collection('intakeForms').updateOne({ client: _id }, { $set: { updatedAt: at } });
    await test.connection.collection('measurements').deleteMany({ client: _id });
    await replay();
  }
  /** Reads every kept state again, as for an older server. */
  async function replay(): Promise<void> {
    const settings = test.connection.collection('settings');
    await settings.updateOne({ _id: 'measurements' as never }, { $set: { readTo: new Date(0) } });
    await runJob(test, 'measurements');
  }
  const start = (startDate: string) =>
    programs().save(job(doctor), { clientId: client.id, plan: { name: 'Detox', duration: 8, startDate } });
  const stored = async () =>
    (await test.connection.collection('clients').findOne({ _id: new Types.ObjectId(client.id) }))?.program;

  it('stands in the forms that a doctor saves, once for each value', async () => {
    const { id } = await submit({
      weight: '84.5 kg',
      bodyFat: '34',
      visceralFat: 'high',
      caffeine: '2 cups',
    });
    await update(id, { caffeine: 'none' });
    const { measurements: rows, unread } = await read();
    expect(told(rows)).toEqual([`bodyFat ${TODAY} body-status 34`, `weight ${TODAY} body-status 84.5`]);
    expect(rows[0]).toMatchObject({ by: { id: doctor.id }, round: 0, unit: '%', earlier: [] });
    expect(unread).toMatchObject([{ kind: 'visceralFat', text: 'high' }]);
  });

  it('is corrected on the same day, and what stood there is kept', async () => {
    const { id } = await submit({ weight: '48.5' });
    await update(id, { weight: '84.5' });
    const { measurements: rows } = await read();
    expect(told(rows)).toEqual([`weight ${TODAY} body-status 84.5`]);
    expect(rows[0]?.earlier).toMatchObject([{ value: 48.5 }]);
    await update(id, { weight: '' });
    expect((await read()).measurements).toEqual([]);
  });

  it('is new on a later day, or corrects the last one when the doctor says so', async () => {
    const { id } = await submit({ weight: '84.5' });
    await daysAgo(7);
    await update(id, { weight: '84.2' }, true);
    const before = addDays(TODAY, -7);
    expect(told((await read()).measurements)).toEqual([`weight ${before} body-status 84.2`]);
    await update(id, { weight: '83' });
    expect(told((await read()).measurements)).toEqual([
      `weight ${before} body-status 84.2`,
      `weight ${TODAY} body-status 83`,
    ]);
  });

  it('is new with the same result where the save names it, of the day that it says, and is kept so', async () => {
    const { id } = await submit({ weight: '84.5' });
    await daysAgo(7);
    const [before, yesterday] = [addDays(TODAY, -7), addDays(TODAY, -1)];
    await update(id, { weight: '84.5' });
    expect(told((await read()).measurements)).toEqual([`weight ${before} body-status 84.5`]);
    await update(id, { weight: '84.5' }, false, { readings: ['weight'], measuredOn: yesterday });
    const both = [`weight ${before} body-status 84.5`, `weight ${yesterday} body-status 84.5`];
    expect(told((await read()).measurements)).toEqual(both);
    await update(id, { weight: '84.5', caffeine: '1' });
    await test.connection.collection('measurements').deleteMany({ client: new Types.ObjectId(client.id) });
    await replay();
    expect(told((await read()).measurements)).toEqual(both);
    await expect(update(id, { weight: '84' }, false, { measuredOn: TOMORROW })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
    });
  });

  it('does not count when the doctor says so: not for the start, and again when it is written down anew', async () => {
    await measurements().logOwn(job(client), { kind: 'weight', value: 70 });
    await start(TODAY);
    const { measurements: rows, baseline } = await read();
    expect(baseline).toMatchObject([{ value: 70 }]);
    const id = rows[0]?.id ?? '';
    await measurements().count(job(doctor), client.id, { id, counts: false, reason: 'Other scales' });
    expect(await read()).toMatchObject({
      measurements: [{ id, notCounted: { reason: 'Other scales' } }],
      baseline: [],
    });
    expect((await measurements().ofClient(client, client.id)).measurements[0]?.notCounted).toEqual({});
    expect(
      (await measurements().logOwn(job(client), { kind: 'weight', value: 84 })).notCounted,
    ).toBeUndefined();
    expect((await read()).baseline).toMatchObject([{ value: 84 }]);
  });

  it('is compared with the start of the program, however often the form is edited', async () => {
    const { id } = await submit({ weight: '86', caffeine: '' });
    await daysAgo(10);
    await start(addDays(TODAY, -9));
    for (const fields of [
      { caffeine: '1' },
      { caffeine: '2' },
      { weight: '84' },
      { caffeine: '3' },
      { weight: '83' },
    ] as Record<string, string>[])
      await update(id, fields);
    const { baseline, measurements: rows } = await read();
    expect(baseline).toMatchObject([{ kind: 'weight', value: 86, day: addDays(TODAY, -10) }]);
    expect(rows.map(({ value }) => value)).toEqual([86, 83]);
    const ended = await programs().end(job(doctor), client.id, {
      reason: 'completed',
      post: { weight: '82,5 kg' },
    });
    expect([ended.pre?.weight, ended.post?.weight]).toEqual(['86', '82,5 kg']);
    const [program] = await programs().history(doctor, client.id);
    expect(program?.pre?.weight).toBe('86');
    expect(told((await read()).measurements)).toContain(`weight ${TODAY} end 82.5`);
  });

  it('fixes the baseline of a program beside it, and no answer about the program has it', async () => {
    await submit({ weight: '86' });
    const { program } = await start(TODAY);
    expect(await stored()).toMatchObject({
      updatedAt: new Date(program.updatedAt),
      baseline: [{ kind: 'weight', day: TODAY, value: 86 }],
    });
    expect(program).not.toHaveProperty('baseline');
    expect(await programs().get(client, client.id)).not.toHaveProperty('baseline');
  });

  it('goes with a slip of the start day that the doctor mends at once', async () => {
    const { id } = await submit({ weight: '28.6' });
    await start(TODAY);
    expect(await stored()).toMatchObject({ baseline: [{ value: 28.6 }] });
    await update(id, { weight: '82.6' });
    expect(await stored()).toMatchObject({ baseline: [{ value: 82.6 }] });
    expect((await read()).baseline).toMatchObject([{ day: TODAY, value: 82.6 }]);
  });

  it('is compared with what was fixed as the doctor corrects it on a later day', async () => {
    const { id } = await submit({ weight: '68' });
    await daysAgo(3);
    await start(addDays(TODAY, -2));
    await update(id, { weight: '86' }, true);
    expect((await read()).baseline).toMatchObject([{ day: addDays(TODAY, -3), value: 86 }]);
  });

  it('is compared anew when the start is moved, and not before it has come', async () => {
    await submit({ weight: '86' });
    await start(TODAY);
    const { program } = await start(addDays(TODAY, 7));
    expect(await stored()).not.toHaveProperty('baseline');
    expect((await read()).baseline).toEqual([]);
    expect(program.startDate).toBe(addDays(TODAY, 7));
    await test.connection
      .collection('clients')
      .updateOne({ _id: new Types.ObjectId(client.id) }, { $set: { 'program.startDate': TODAY } });
    await test.get(Baselines, { strict: false }).fix(new Types.ObjectId(client.id));
    expect(await stored()).toMatchObject({ baseline: [{ value: 86 }] });
  });

  it('is logged by the client, once a day, and what staff measured goes before it', async () => {
    for (const value of [84, 83.456]) await measurements().logOwn(job(client), { kind: 'weight', value });
    expect(told((await read()).measurements)).toEqual([`weight ${TODAY} client 83.46`]);
    await submit({ body: '84.5' }, 'DietaryRecall');
    expect(told((await read()).measurements)).toContain(`weight ${TODAY} recall-doctor 84.5`);
  });

  it('is read again when an older server saved it, and nothing twice', async () => {
    await submit({ weight: '86' });
    const rows = test.connection.collection('measurements');
    const of = { client: new Types.ObjectId(client.id) };
    const before = await rows.find(of).toArray();
    await rows.deleteMany(of);
    await replay();
    await replay();
    expect(await rows.find(of).toArray()).toEqual(before);
  });

  it('is the same whichever of two saves is written down last', async () => {
    const { id } = await submit({ weight: '86' });
    await Promise.all(['85', '84', '83', '82'].map((weight) => update(id, { weight })));
    const form = await forms().get(doctor, client.id, 'BodyStatus');
    const last = Number((form as { fields: { weight: string } }).fields.weight);
    expect((await read()).measurements.map(({ value }) => value)).toEqual([last]);
  });
});
