import { Types } from 'mongoose';
import { namedBodies } from '../../../test/named-bodies.ts';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { Clock } from '../../platform/config/clock.ts';
import { makeProgram } from '../../operations/demo/factories.ts';
import { testClock } from '../../../test/test-clock.ts';

const { clinic: test, doctor } = await openStaffedClinic();

describe('calls about programs', () => {
  let client: Person;

  afterAll(() => test.close());
  beforeEach(async () => {
    client = await test.addClient(doctor);
  });

  const save = (plan: unknown) => test.as(doctor).post('/program/save').send({ clientId: client.id, plan });

  it('answer under the documented keys, null while there is no program', async () => {
    const path = `/program/${client.id}`;
    expect((await test.as(doctor).get(path)).body).toEqual({ program: null });
    const created = await save(makeProgram());
    expect(created.body).toMatchObject({ message: 'Plan created successfully!', program: { number: 1 } });
    expect((await save(makeProgram({ duration: 8 }))).body.message).toBe('Plan updated successfully!');
    expect((await test.as(client).get(path)).body).toMatchObject({
      program: { name: 'Weight Loss', duration: 8, durationInDays: 56, startDate: '2026-01-05' },
    });
    const ended = await test.as(doctor).post(`/program/end/${client.id}`).send({ reason: 'completed' });
    expect(ended.body).toMatchObject({ message: expect.any(String), program: { reason: 'completed' } });
    expect((await test.as(client).get(`/program/history/${client.id}`)).body.programs).toHaveLength(1);
    const again = await test.as(doctor).post(`/program/end/${client.id}`).send({ reason: 'completed' });
    expect(again).toMatchObject({ status: 409, body: { code: 'NO_RUNNING_PROGRAM' } });
  });

  it('answer a repeat alike, also when the clock ticks on while the request is carried out', async () => {
    const now = jest.spyOn(test.get(Clock, { strict: false }), 'now');
    let ticks = testClock.now().getTime();
    now.mockImplementation(() => new Date((ticks += 1)));
    const twice = async (path: string, body: object) => {
      const send = () =>
        test.as(doctor).post(path).set('Idempotency-Key', `tick-${client.id}${path}`).send(body);
      const first = await send().expect(200);
      expect((await send()).body).toEqual(first.body);
    };
    await twice('/program/save', { clientId: client.id, plan: makeProgram() });
    await twice(`/program/end/${client.id}`, { reason: 'completed' });
    now.mockRestore();
  });

  it('of two windows the first one saves; the other is asked to reload', async () => {
    const { updatedAt } = (await save(makeProgram())).body.program;
    const window = (duration: number, version: unknown = updatedAt) =>
      test
        .as(doctor)
        .post('/program/save')
        .send({ clientId: client.id, plan: makeProgram({ duration }), updatedAt: version });
    const answers = await Promise.all([window(2), window(3)]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'STALE_RECORD',
      message: 'Somebody else changed this record meanwhile. Reload before you save.',
    });
    const saved = answers.find(({ status }) => status === 200)?.body.program;
    expect((await test.as(doctor).get(`/program/${client.id}`)).body).toEqual({ program: saved });
    expect((await window(4, saved.updatedAt)).status).toBe(200);
    expect((await window(5, 'yesterday')).status).toBe(400);
  });

  const wrong: [unknown, string][] = [
    [{ ...makeProgram(), name: ' ' }, 'Please enter a program name'],
    [{ startDate: '2026-01-05', name: 'Detox' }, 'Please enter a duration in weeks'],
    [{ ...makeProgram(), durationInDays: 'many' }, 'Number of days could not be calculated'],
    [{ ...makeProgram(), startDate: '' }, 'Please select a start date'],
    [{ ...makeProgram(), startDate: '0026-05-01' }, 'Please check the year 0026.'],
    [{}, 'Please enter a program name'],
    [{ ...makeProgram(), duration: 0 }, 'Please enter a whole number from 1 to 52.'],
    [{ ...makeProgram(), duration: 53 }, 'Please enter a whole number from 1 to 52.'],
    [{ ...makeProgram(), duration: '10' }, 'Please enter a whole number from 1 to 52.'],
    [{ ...makeProgram(), duration: 1.5 }, 'Please enter a whole number from 1 to 52.'],
    [{ ...makeProgram(), startDate: '2026-02-30' }, expect.stringContaining('exists')],
    [{ ...makeProgram(), startDate: '2026-01-05T00:00:00Z' }, expect.stringContaining('exists')],
    [undefined, 'Please send one record.'],
    ['Weight Loss', 'Please send one record.'],
    [[makeProgram()], 'Please send one record.'],
  ];
  it.each(wrong)('refuse %j', async (plan, sentence) => {
    const { status, body } = await save(plan);
    expect({ status, message: body.message }).toEqual({ status: 400, message: sentence });
  });

  const wrongEnds = [
    {},
    { reason: 'bored' },
    { reason: 'completed', post: 'fine' },
    { reason: 'completed', post: { weight: [1] } },
    { reason: 'completed', post: { weight: 'slim' } },
    { reason: 'completed', post: { weight: '651' } },
    { reason: 'completed', post: { weight: '7.9' } },
    { reason: 'completed', cancelAppointments: 'yes' },
    { reason: 'completed', surprise: 1 },
  ];
  it.each(namedBodies<object>(wrongEnds))('refuse to end with %s', async (_, body) => {
    await save(makeProgram());
    expect((await test.as(doctor).post(`/program/end/${client.id}`).send(body)).status).toBe(400);
    expect((await test.as(doctor).get(`/program/${client.id}`)).body.program).not.toBeNull();
  });

  it('keep the doctor’s words on a report, of a running program and of an ended one, for doctors alone', async () => {
    const words = (program: string, text: string, updatedAt?: string, who = doctor) =>
      test
        .as(who)
        .put(`/program/reportWords/${client.id}`)
        .send({ program, words: text, ...(updatedAt && { updatedAt }) });
    const { _id: first, updatedAt } = (await save(makeProgram())).body.program;
    const written = await words(first, 'Well begun.', updatedAt).expect(200);
    expect(written.body).toMatchObject({
      message: 'Your words are saved.',
      program: { _id: first, endedAt: null, reportWords: 'Well begun.' },
    });
    expect((await words(first, 'Older', updatedAt)).body.code).toBe('STALE_RECORD');
    // The words stay when the program is changed and when it ends.
    await save(makeProgram({ duration: 8 })).expect(200);
    await test.as(doctor).post(`/program/end/${client.id}`).send({ reason: 'completed' }).expect(200);
    const { _id: second } = (await save(makeProgram())).body.program;
    const history = async (who: Person) =>
      (await test.as(who).get(`/program/history/${client.id}`).expect(200)).body.programs;
    expect(await history(doctor)).toMatchObject([
      { _id: second },
      { _id: first, reportWords: 'Well begun.' },
    ]);
    await words(first, 'Well done.').expect(200);
    await words(second, '').expect(200);
    expect(await history(doctor)).toMatchObject([{ reportWords: '' }, { reportWords: 'Well done.' }]);
    for (const program of await history(client)) expect(program).not.toHaveProperty('reportWords');
    expect((await words(client.id, 'Of none')).status).toBe(404);
    expect((await words(first, 'x'.repeat(5001))).status).toBe(400);
    expect((await words(first, 'Another’s', undefined, await test.addDoctor())).status).toBe(404);
  });

  it('let the doctor correct an end for a day: what stood there is kept, and its measures follow', async () => {
    await save(makeProgram());
    const first = await test
      .as(doctor)
      .post(`/program/end/${client.id}`)
      .send({
        reason: 'stopped',
        post: { weight: '56.1', bodyFat: '34' },
        measures: [{ kind: 'waist', value: 88 }],
      })
      .expect(200);
    const { _id: program, updatedAt } = first.body.program;
    const correct = (more: object = {}, who = doctor) =>
      test
        .as(who)
        .put(`/program/end/${client.id}`)
        .send({
          program,
          because: 'Two digits turned',
          reason: 'completed',
          post: { weight: '65.1' },
          ...more,
        });
    expect((await correct({ because: ' ' })).status).toBe(400);
    expect((await correct({ post: { weight: '651' } })).status).toBe(400);
    expect((await correct({ program: client.id })).status).toBe(404);
    const { body } = await correct({ updatedAt, measures: [{ kind: 'hip', value: 101 }] }).expect(200);
    expect(body.program).toMatchObject({
      reason: 'completed',
      post: { weight: '65.1', bodyFat: '' },
      corrections: [
        {
          because: 'Two digits turned',
          by: doctor.name,
          before: { reason: 'stopped', post: { weight: '56.1' }, measures: [{ kind: 'waist', value: 88 }] },
        },
      ],
    });
    expect((await correct({ updatedAt })).body.code).toBe('STALE_RECORD');
    const { measurements } = (await test.as(doctor).get(`/measurements/ofClient/${client.id}`)).body;
    const told = (measurements as { kind: string; value: number; round: number; earlier: unknown[] }[]).map(
      ({ kind, value, round, earlier }) => [kind, value, round, earlier.length],
    );
    expect(told).toEqual([
      ['hip', 101, 0, 0],
      ['weight', 65.1, 0, 1],
    ]);
    const history = async (who: Person) =>
      (await test.as(who).get(`/program/history/${client.id}`).expect(200)).body.programs[0];
    expect(await history(doctor)).toMatchObject({ correctableUntil: expect.any(String) });
    expect(await history(client)).not.toHaveProperty('corrections');
  });

  it.each([
    ['a day later', { 'endedPrograms.0.endedAt': new Date('2026-01-05T06:00:00Z') }],
    ['of another doctor', { 'endedPrograms.0.endedBy.id': '0'.repeat(24) }],
  ])('keep an end %s as it is', async (_, change) => {
    await save(makeProgram());
    const end = await test
      .as(doctor)
      .post(`/program/end/${client.id}`)
      .send({ reason: 'stopped' })
      .expect(200);
    await test.connection
      .collection('clients')
      .updateOne({ _id: new Types.ObjectId(client.id) }, { $set: change });
    const { status, body } = await test
      .as(doctor)
      .put(`/program/end/${client.id}`)
      .send({ program: end.body.program._id, because: 'A slip', reason: 'completed' });
    expect([status, body.code]).toEqual([409, 'END_IS_FINAL']);
    const { programs } = (await test.as(doctor).get(`/program/history/${client.id}`)).body;
    expect(programs).toMatchObject([{ reason: 'stopped', corrections: [] }]);
  });
});
