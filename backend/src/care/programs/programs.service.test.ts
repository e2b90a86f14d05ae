import { addDays } from '@clinic/contract/clinic-calendar';
import { Types } from 'mongoose';
import { atOnce } from '../../../test/at-once.ts';
import { openTestApp, type Person, type TestApp } from '../../../test/test-app.ts';
import { AppointmentBooking } from '../../scheduling/appointments/appointment-booking.ts';
import { VisitsOfClients } from '../../scheduling/appointments/visits-of-clients.ts';
import { ClientPrograms } from '../../clients/clients/client-programs.ts';
import { ClientsService } from '../../clients/clients/clients.service.ts';
import { Effects } from '../../platform/writes/effects.ts';
import { makeDietPlan, makeDosageEntry, makeProgram } from '../../operations/demo/factories.ts';
import { DietPlansService } from '../diet-plans/diet-plans.service.ts';
import { DosagePlansService } from '../dosage-plans/dosage-plans.service.ts';
import { IntakeFormsService } from '../intake-forms/intake-forms.service.ts';
import { CANCEL_APPOINTMENTS, ProgramsService } from './programs.service.ts';
import { job } from '../../platform/writes/write-context.ts';
import { TODAY, TOMORROW, fromNow, testClock } from '../../../test/test-clock.ts';

describe('programs', () => {
  let test: TestApp;
  let programs: ProgramsService;
  let doctor: Person;
  let assistant: Person;
  let client: Person;

  beforeAll(async () => {
    test = await openTestApp();
    programs = test.get(ProgramsService, { strict: false });
  });
  afterAll(() => test.close());
  afterEach(() => test.travelTo(testClock.now()));
  beforeEach(async () => {
    doctor = await test.addDoctor();
    assistant = await test.addAssistant(doctor);
    client = await test.addClient(doctor);
  });

  const start = (over = {}) => programs.save(job(doctor), { clientId: client.id, plan: makeProgram(over) });
  const end = (over = {}) => programs.end(job(doctor), client.id, { reason: 'completed', ...over });
  const daysLater = (days: number) => test.travelTo(fromNow(days * 86_400_000));
  const status = async () => {
    const clients = test.get(ClientsService, { strict: false });
    return (await clients.get(client.id)).status;
  };
  const book = () =>
    test.get(AppointmentBooking, { strict: false }).create(job(assistant), {
      doctor: doctor.id,
      assistant: assistant.id,
      client: client.id,
      date: TOMORROW,
      time: '10:00',
    });
  const upcoming = () => test.get(VisitsOfClients, { strict: false }).upcoming(new Types.ObjectId(client.id));

  it('decide the status of a client', async () => {
    expect(await status()).toBe('new');
    await start();
    expect(await status()).toBe('active');
    await end();
    expect(await status()).toBe('ended');
    await start();
    expect(await status()).toBe('rejoiner');
  });

  it('last weeks times seven days, whatever is sent', async () => {
    const { program } = await start({ duration: 4, durationInDays: 3 });
    expect(program).toMatchObject({ duration: 4, durationInDays: 28, number: 1, endedAt: null });
    expect(await programs.get(client, client.id)).toEqual(program);
    expect(await programs.get(assistant, client.id)).toEqual(program);
  });

  it('are started once and changed afterwards, also by fifty saves at once', async () => {
    const { worked } = await atOnce(Array.from({ length: 50 }, (_, week) => start({ duration: week + 1 })));
    expect(worked).toHaveLength(50);
    expect(worked.filter(({ started }) => started)).toHaveLength(1);
    expect(new Set(worked.map(({ program }) => program.id)).size).toBe(1);
    expect(await programs.history(doctor, client.id)).toHaveLength(1);
  });

  it('are not overwritten from an older state', async () => {
    const { program: read } = await start();
    const change = (weeks: number, updatedAt?: string) =>
      programs.save(job(doctor), { clientId: client.id, plan: makeProgram({ duration: weeks }), updatedAt });
    const { worked, codes } = await atOnce(
      Array.from({ length: 50 }, (_, week) => change(week + 1, read.updatedAt)),
    );
    expect(worked).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['STALE_RECORD']));
    expect(await programs.get(doctor, client.id)).toEqual(worked[0]?.program);
    expect((await change(51)).program).toMatchObject({ id: read.id, duration: 51 });
  });

  it('are never the same twice, so that no change goes unnoticed', async () => {
    await start();
    const { worked } = await atOnce(Array.from({ length: 20 }, () => start()));
    expect(new Set(worked.map(({ program }) => program.updatedAt)).size).toBe(20);
  });

  it('do not start anew by a change of one that has ended', async () => {
    const { updatedAt } = (await start()).program;
    await end();
    await expect(
      programs.save(job(doctor), { clientId: client.id, plan: makeProgram(), updatedAt }),
    ).rejects.toMatchObject({ code: 'STALE_RECORD' });
    expect(await status()).toBe('ended');
  });

  it('end once, also by fifty people at once', async () => {
    await start();
    const { worked, codes } = await atOnce(Array.from({ length: 50 }, () => end()));
    expect(worked).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['NO_RUNNING_PROGRAM']));
    expect(await programs.history(doctor, client.id)).toHaveLength(1);
    expect(await programs.get(doctor, client.id)).toBeNull();
  });

  it('keep how they ended, with the body before and after', async () => {
    const forms = test.get(IntakeFormsService, { strict: false });
    await forms.submit(job(doctor), { client: client.id, formType: 'BodyStatus', fields: { weight: '82' } });
    const { program } = await start();
    const ended = await end({ reason: 'paused', notes: 'Travels.', post: { weight: 76.5, height: '1' } });
    expect(ended).toMatchObject({
      id: program.id,
      reason: 'paused',
      notes: 'Travels.',
      pre: { weight: '82', bmi: '' },
      post: { weight: '76.5', bmi: '' },
      endedAt: expect.any(String),
    });
    expect(ended.post).not.toHaveProperty('height');
    await start({ name: 'Detox' });
    expect(await programs.history(client, client.id)).toMatchObject([
      { number: 2, name: 'Detox', endedAt: null },
      { number: 1, name: 'Weight Loss', endedAt: ended.endedAt },
    ]);
  });

  it('compare the end with their beginning, whatever the form says meanwhile', async () => {
    const forms = test.get(IntakeFormsService, { strict: false });
    const measured = (weight: string) =>
      ({ client: client.id, formType: 'BodyStatus', fields: { weight } }) as const;
    await start({ startDate: TODAY });
    const { _id: formId } = await forms.submit(job(doctor), measured('84.5'));
    daysLater(3);
    await forms.update(job(doctor), { formId, ...measured('82.1') });
    const first = await end({ post: { weight: '79.3' } });
    expect(first).toMatchObject({ pre: { weight: '84.5' }, post: { weight: '79.3' } });

    daysLater(4);
    await start({ startDate: addDays(TODAY, 4) });
    await forms.update(job(doctor), { formId, ...measured('83.6') });
    daysLater(7);
    await forms.update(job(doctor), { formId, ...measured('81.0') });
    expect((await end()).pre).toMatchObject({ weight: '83.6' });
    await forms.update(job(doctor), { formId, ...measured('70.0') });
    expect((await programs.history(doctor, client.id)).map(({ pre }) => pre?.weight)).toEqual([
      '83.6',
      '84.5',
    ]);
  });

  it('begin with what the start day was corrected to, also once they have ended', async () => {
    const forms = test.get(IntakeFormsService, { strict: false });
    const measured = (weight: string) =>
      ({ client: client.id, formType: 'BodyStatus', fields: { weight } }) as const;
    await start({ startDate: TODAY });
    const { _id: formId } = await forms.submit(job(doctor), measured('28.5'));
    await forms.update(job(doctor), { formId, ...measured('82.5') });
    daysLater(3);
    expect((await end()).pre).toMatchObject({ weight: '82.5' });
    const [ended] = await programs.history(doctor, client.id);
    expect(ended?.pre).toMatchObject({ weight: '82.5' });
  });

  it('that an older release ended with the form of the end say how they began', async () => {
    const forms = test.get(IntakeFormsService, { strict: false });
    const { _id: formId } = await forms.submit(job(doctor), {
      client: client.id,
      formType: 'BodyStatus',
      fields: { weight: '84.5' },
    });
    await start();
    await forms.update(job(doctor), { formId, client: client.id, fields: { weight: '82.1' } });
    await end();
    await test.connection
      .collection('clients')
      .updateOne({ email: client.email }, { $set: { 'endedPrograms.0.pre.weight': '82.1' } });
    expect((await programs.history(doctor, client.id))[0]?.pre).toMatchObject({ weight: '84.5' });
  });

  it('take their plans with them into history: last year’s doses are no longer followed', async () => {
    const dosages = test.get(DosagePlansService, { strict: false });
    const diets = test.get(DietPlansService, { strict: false });
    await start();
    const entries = [makeDosageEntry()];
    await dosages.save(job(doctor), 'vitamin', client.id, { entries });
    const { updatedAt, id } = await diets.create(job(doctor), client.id, makeDietPlan());
    await end();
    expect(await dosages.get(client, 'vitamin', client.id)).toBeNull();
    expect(await diets.get(client, client.id)).toBeNull();
    expect(await diets.get(doctor, client.id)).toBeNull();
    expect(await diets.history(doctor, client.id)).toMatchObject([{ body: { id, status: 'published' } }]);

    await start();
    await expect(diets.edit(job(doctor), id, makeDietPlan())).rejects.toMatchObject({
      code: 'PLAN_REPLACED',
    });
    await expect(
      diets.create(job(doctor), client.id, { ...makeDietPlan(), updatedAt }),
    ).rejects.toMatchObject({
      code: 'STALE_RECORD',
    });
    await diets.create(job(doctor), client.id, makeDietPlan({ status: 'draft' }));
    expect(await diets.get(client, client.id)).toBeNull();
    expect(await diets.history(doctor, client.id)).toHaveLength(2);
  });

  it('leave no plan that counts behind, also when one is saved in the moment of the end', async () => {
    const dosages = test.get(DosagePlansService, { strict: false });
    const diets = test.get(DietPlansService, { strict: false });
    for (let round = 1; round <= 10; round += 1) {
      await start();
      const saves = Array.from({ length: 5 }, () => [
        dosages.save(job(doctor), 'herbs', client.id, { entries: [makeDosageEntry()] }),
        diets.create(job(doctor), client.id, makeDietPlan()),
      ]).flat();
      await Promise.allSettled([...saves.slice(0, 5), end(), ...saves.slice(5)]);
      expect(await dosages.get(client, 'herbs', client.id)).toBeNull();
      expect(await diets.get(doctor, client.id)).toBeNull();
    }
  });

  it('leave appointments alone unless asked to cancel them', async () => {
    await start();
    await book();
    await end();
    expect(await upcoming()).toHaveLength(1);
    await start();
    await end({ cancelAppointments: true });
    expect(await upcoming()).toHaveLength(0);
  });

  it('cancel the appointments also when the server dies right after the end, but none that was booked later', async () => {
    await start();
    const before = await book();
    const writes = test.get(ClientPrograms, { strict: false });
    const dying = jest.spyOn(test.get(Effects, { strict: false }), 'runWritten').mockResolvedValue([]);
    await writes.end(job(), client.id, {
      reason: 'stopped',
      notes: '',
      pre: null,
      post: null,
      measures: [],
      endedBy: doctor,
      effects: [CANCEL_APPOINTMENTS],
    });
    dying.mockRestore();
    expect(await upcoming()).toHaveLength(1);
    await test.connection
      .collection('appointments')
      .updateOne({ _id: new Types.ObjectId(before.id) }, { $unset: { activeClient: 1 } });
    const after = await book();
    await test.get(Effects, { strict: false }).sweep(-1000);
    expect((await upcoming()).map(({ _id }) => _id.toHexString())).toEqual([after.id]);
  });

  it('are the own doctor’s affair', async () => {
    const stranger = await test.addDoctor();
    const other = await test.addClient(doctor);
    await start();
    await expect(programs.get(stranger, client.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(programs.end(job(stranger), client.id, { reason: 'stopped' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(programs.history(other, client.id)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
