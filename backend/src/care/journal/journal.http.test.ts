import { addDays, clinicInstant, clinicToday } from '@clinic/contract/clinic-calendar';
import type { JournalDay, JournalEntry, EntryState } from '@clinic/contract/care/journal/journal';
import { Types } from 'mongoose';
import { missingFields } from '../../platform/database/migrations/021-missing-fields.ts';
import { runJob } from '../../../test/run-job.ts';
import { makeDietPlan, makeDosageEntry } from '../../operations/demo/factories.ts';
import { auditRows, openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY, TOMORROW, fromNow, testClock } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const staffed = await openStaffedClinic();
const { clinic: test, doctor, admin, assistant } = staffed;
const yesterday = addDays(TODAY, -1);

let entries = 0;
const entry = (item: string, state: EntryState, at = testClock.now()): JournalEntry => ({
  id: `tap-${String(++entries).padStart(6, '0')}`,
  item,
  state,
  at: at.toISOString(),
});
const send = (client: Person, day: string, sent: JournalEntry[], sentAt = testClock.now()) =>
  test.as(client).put(`/journal/${day}`).send({ sentAt: sentAt.toISOString(), taps: sent });
const read = (person: Person, client: Person, from = yesterday, to = TODAY) =>
  test.as(person).get(`/journal/ofClient/${client.id}?from=${from}&to=${to}`);

/** Makes a client whose program began four days ago, with plans published before it. */
async function follower(): Promise<Person> {
  const client = await test.addClient(doctor);
  const as = test.as(doctor);
  const plan = { name: 'Detox', duration: 8, startDate: addDays(TODAY, -4) };
  await as.post('/program/save').send({ clientId: client.id, plan }).expect(200);
  await as
    .post(`/dietPlan/create/${client.id}`)
    .send({ ...makeDietPlan(), status: 'published' })
    .expect(200);
  await as
    .post(`/vitaminPlan/save/${client.id}`)
    .send({ vitamins: [makeDosageEntry()] })
    .expect(200);
  const past = clinicInstant(addDays(TODAY, -5), '12:00', ZONE);
  for (const collection of ['dietPlans', 'dosagePlans']) {
    await test.connection
      .collection(collection)
      .updateOne({ client: new Types.ObjectId(client.id) }, { $set: { updatedAt: past } });
  }
  return client;
}

describe('the journal', () => {
  afterAll(() => test.close());

  it('is the own doctor’s and the client’s affair', async () => {
    const client = await follower();
    await send(client, TODAY, [entry('water:glass-one', 'had')]).expect(200);
    for (const person of [doctor, client]) {
      expect((await read(person, client)).body.days).toMatchObject([
        { day: yesterday, water: [] },
        { day: TODAY, water: ['glass-one'] },
      ]);
    }
    for (const person of [admin, assistant]) expect((await read(person, client)).status).toBe(403);
    expect((await read(await test.addDoctor(), client)).status).toBe(404);
    expect((await read(await test.addClient(doctor), client)).status).toBe(403);
    expect((await send(doctor, TODAY, [entry('water:glass-two', 'had')])).status).toBe(403);
  });

  it('takes meals and doses of today and yesterday, and says what it does not take', async () => {
    const client = await follower();
    const [, open] = (await read(client, client)).body.days;
    const [meal, dose] = [open.meals[0].key, open.doses[0].key];
    const wrong = [entry('meal:Dinner:9', 'had'), entry(dose, 'swapped')];
    const { body } = await send(client, TODAY, [entry(meal, 'swapped'), entry(dose, 'had'), ...wrong]).expect(
      200,
    );
    expect(body.notTaken).toEqual(wrong.map(({ id }) => id));
    expect(body.journal.answers).toEqual({ [meal]: 'swapped', [dose]: 'had' });
    expect((await send(client, yesterday, [entry(meal, 'had')])).body.journal.answers).toEqual({
      [meal]: 'had',
    });
    for (const day of [addDays(TODAY, -2), TOMORROW]) {
      const late = entry('water:glass-one', 'had');
      expect((await send(client, day, [late])).body).toMatchObject({ notTaken: [late.id] });
    }
    const kept = await test.connection
      .collection('journal')
      .countDocuments({ _id: new RegExp(`^${client.id}`) as never });
    expect(kept).toBe(2);
  });

  it('answers a day that began before amounts were kept', async () => {
    const client = await follower();
    const _id = `${client.id}:${TODAY}`;
    const meals = [{ key: 'meal:Lunch:1', mealType: 'Lunch', mealTime: '13:00' }];
    const doses = [
      { key: 'dose:herbs:a:morning', kind: 'herbs', slot: 'morning', name: 'Triphala', count: 1 },
    ];
    await test.connection.collection('journal').insertOne({
      _id: _id as never,
      client: new Types.ObjectId(client.id),
      day: TODAY,
      expected: { meals, doses },
      taps: [],
    });
    await missingFields(test.connection.db!, (name) => name);
    expect((await read(client, client, TODAY)).body.days[0]).toMatchObject({
      meals: [{ choices: [] }],
      doses: [{ name: 'Triphala', quantity: '', notes: '', timing: '', count: 1 }],
    });
  });

  it('tells a phone of the days to come, with the clock that counts', async () => {
    const client = await follower();
    const { body } = await test.as(client).get('/journal/own').expect(200);
    expect(Math.abs(Date.parse(body.now) - testClock.now().getTime())).toBeLessThan(60_000);
    expect(body.days.map(({ day }: { day: string }) => day)).toEqual(
      Array.from({ length: 9 }, (_, index) => addDays(yesterday, index)),
    );
    const { days } = (await read(client, client)).body;
    expect(body.days.slice(0, 2)).toEqual(days);
    expect(body.days[2].meals.length).toBeGreaterThan(0);
    expect((await test.as(doctor).get('/journal/own')).status).toBe(403);
  });

  it('counts an entry of two days ago that was made without network then', async () => {
    const client = await follower();
    const day = addDays(TODAY, -2);
    const made = new Date(clinicInstant(day, '12:00', ZONE));
    const { body } = await send(client, day, [entry('water:glass-one', 'had', made)]).expect(200);
    expect(body).toMatchObject({ notTaken: [], journal: { water: ['glass-one'] } });
  });

  it('believes the distance of a clock of 2030, not the clock', async () => {
    const client = await follower();
    const [, { meals }] = (await read(client, client)).body.days;
    const wrongNow = new Date('2030-05-01T12:00:00.000Z');
    const anHourAgo = fromNow(-3_600_000);
    await send(
      client,
      clinicToday(anHourAgo, ZONE),
      [entry(meals[0].key, 'skipped', new Date(wrongNow.getTime() - 3_600_000))],
      wrongNow,
    ).expect(200);
    const half = fromNow(-1_800_000);
    const { body } = await send(client, clinicToday(anHourAgo, ZONE), [
      entry(meals[0].key, 'had', half),
    ]).expect(200);
    expect(body.journal.answers).toEqual({ [meals[0].key]: 'had' });
  });

  it('believes a device’s count when its clock was set back between two ticks', async () => {
    const client = await follower();
    const [, { meals }] = (await read(client, client)).body.days;
    const { key } = meals[0];
    const [device, other] = ['phone-of-asha', 'tablet-of-asha'];
    const had = { ...entry(key, 'had', fromNow(-60_000)), sequence: { device, count: 1 } };
    // This entry was made later, on a device with a clock half an hour behind.
    const skipped = { ...entry(key, 'skipped', fromNow(-1_800_000)), sequence: { device, count: 2 } };
    const day = clinicToday(fromNow(-1_800_000), ZONE);
    const { body } = await send(client, day, [had, skipped]).expect(200);
    expect(body.journal).toMatchObject({ answers: { [key]: 'skipped' }, count: 2 });
    const later = { ...entry(key, 'swapped'), sequence: { device: other, count: 1 } };
    const answered = await send(client, day, [later]).expect(200);
    expect(answered.body.journal).toMatchObject({ answers: { [key]: 'swapped' }, count: 2 });
  });

  it('keeps the list that the day began with: what is published today counts from tomorrow', async () => {
    const client = await follower();
    const before = (await read(client, client, TODAY)).body.days[0];
    expect(before.meals.length).toBeGreaterThan(0);
    const publish = () =>
      test
        .as(doctor)
        .post(`/dietPlan/create/${client.id}`)
        .send({
          ...makeDietPlan({
            weeks: [{ weekNumber: 1, title: '', totalDays: 7, mealPlan: [] }, ...makeDietPlan().weeks],
          }),
          status: 'published',
        });
    await publish().expect(200);
    expect((await read(client, client, TODAY)).body.days[0]).toEqual(before);
    await send(client, TODAY, [entry(before.meals[0].key, 'had')]).expect(200);
    await publish().expect(200);
    expect((await read(client, client, TODAY)).body.days[0].meals).toEqual(before.meals);
  });

  it('asks for nothing on the day on which the first plan is published', async () => {
    const client = await test.addClient(doctor);
    const plan = { name: 'Detox', duration: 8, startDate: addDays(TODAY, -1) };
    await test.as(doctor).post('/program/save').send({ clientId: client.id, plan }).expect(200);
    await test
      .as(doctor)
      .post(`/dietPlan/create/${client.id}`)
      .send({ ...makeDietPlan(), status: 'published' })
      .expect(200);
    expect((await read(client, client, TODAY)).body.days).toEqual([
      { day: TODAY, meals: [], doses: [], answers: {}, water: [] },
    ]);
  });

  it('of fifty batches from two devices at once is the same as of one after the other', async () => {
    const [one, other] = [await follower(), await follower()];
    const [, { meals, doses }] = (await read(one, one)).body.days;
    const [, same] = (await read(other, other)).body.days;
    const states = ['had', 'swapped', 'skipped', 'none'] as const;
    const start = clinicInstant(TODAY, '00:00', ZONE).getTime();
    const span = Math.max(testClock.now().getTime() - start, 100);
    const batches = Array.from({ length: 50 }, (_, index) => {
      const at = new Date(start + Math.floor((span * index) / 50));
      return [
        { item: 0, state: states[index % 4] as EntryState, at },
        { item: -1, state: index % 3 ? ('had' as const) : ('skipped' as const), at },
        { item: -2, state: 'had' as const, at },
      ];
    });
    const itemsOf = (day: typeof same, index: number) => (item: number) =>
      item === 0 ? day.meals[0].key : item === -1 ? day.doses[0].key : `water:glass-${index % 20}0000`;
    const sendAll = (client: Person, day: typeof same) =>
      batches.map((batch, index) => () => {
        const key = itemsOf(day, index);
        const sent = batch.map(({ item, state, at }, place) => ({
          id: `batch-${String(index).padStart(3, '0')}-${place}`,
          item: key(item),
          state,
          at: at.toISOString(),
        }));
        return send(client, TODAY, sent).expect(200);
      });
    const parallel = sendAll(one, { meals, doses });
    await Promise.all([...parallel, ...parallel.toReversed()].map((go) => go()));
    for (const go of sendAll(other, same)) await go();
    const valuesOf = async (client: Person) => {
      const [day] = (await read(client, client, TODAY)).body.days;
      return [Object.values(day.answers), day.water];
    };
    expect(await valuesOf(one)).toEqual(await valuesOf(other));
    const [stored] = await test.connection
      .collection('journal')
      .find({ _id: `${one.id}:${TODAY}` as never })
      .toArray();
    expect(stored?.taps).toHaveLength(150);
  });

  it('leaves one row in the audit for each client and day', async () => {
    const client = await follower();
    const glasses = Array.from({ length: 9 }, (_, index) => `water:glass-${index}0000`);
    await Promise.all(glasses.map((glass) => send(client, TODAY, [entry(glass, 'had')]).expect(200)));
    await send(client, TODAY, [entry('water:glass-last', 'had')]).expect(200);
    expect((await read(client, client, TODAY)).body.days[0].water).toHaveLength(10);
    const rows = await auditRows(staffed, { kind: 'journal', action: 'update' });
    expect(rows.filter((row) => row.client?.id === client.id)).toHaveLength(1);
  });

  it('freezes a day for those who do not touch it: what is published later changes nothing', async () => {
    const client = await follower();
    await runJob(test, 'journal', clinicInstant(TOMORROW, '00:05', ZONE));
    const daysOf = async () => (await read(doctor, client, TODAY, TOMORROW)).body.days;
    const before = await daysOf();
    expect(before.map(({ day }: JournalDay) => day)).toEqual([TODAY, TOMORROW]);
    expect(before[1].meals.length + before[1].doses.length).toBeGreaterThan(2);
    await test
      .as(doctor)
      .post(`/vitaminPlan/save/${client.id}`)
      .send({ vitamins: [makeDosageEntry(), makeDosageEntry()] })
      .expect(200);
    await test.as(doctor).delete(`/program/delete/${client.id}`);
    expect(await daysOf()).toEqual(before);
    await send(client, TODAY, [entry('water:glass-one', 'had')]).expect(200);
    await send(client, TODAY, [entry('water:glass-two', 'had')]).expect(200);
    expect((await daysOf())[0]).toMatchObject({ ...before[0], water: ['glass-one', 'glass-two'] });
    const rows = await auditRows(staffed, { kind: 'journal', action: 'update' });
    expect(rows.filter((row) => row.client?.id === client.id)).toHaveLength(1);
  });

  it('tells the doctor of a week in which less than half was followed', async () => {
    const client = await follower();
    const [open] = (await read(client, client)).body.days;
    const keys: string[] = [...open.meals, ...open.doses].map(({ key }: { key: string }) => key);
    const fill = async (ago: number) => {
      const at = clinicInstant(addDays(TODAY, -ago), '23:00', ZONE);
      const said = keys.map((key, place) => entry(key, place === 0 ? 'had' : 'skipped', at));
      await send(client, addDays(TODAY, -ago), said).expect(200);
    };
    const alerts = async () => {
      const { body } = await test.as(doctor).get(`/course/signals/${client.id}`).expect(200);
      return body.signals.filter(({ name }: { name: string }) => name === 'lowAdherence');
    };
    for (const ago of [4, 3, 2]) await fill(ago);
    expect(await alerts()).toEqual([]);
    await fill(1);
    expect(await alerts()).toMatchObject([{ words: 'Followed 4 of 12 answered in a week (33 %)' }]);
  });

  it.each([
    [{ sentAt: 'now', taps: [entry('water:glass-one', 'had')] }],
    [{ sentAt: testClock.now().toISOString(), taps: [] }],
    [{ sentAt: testClock.now().toISOString(), taps: [{ ...entry('water:glass-one', 'had'), id: 'x' }] }],
    [
      {
        sentAt: testClock.now().toISOString(),
        taps: [{ ...entry('water:glass-one', 'had'), state: 'liked' }],
      },
    ],
    [
      {
        sentAt: testClock.now().toISOString(),
        taps: [{ ...entry('water:glass-one', 'had'), sequence: { device: 'phone-01', count: 0 } }],
      },
    ],
    [
      {
        sentAt: testClock.now().toISOString(),
        taps: [{ ...entry('water:glass-one', 'had'), sequence: { count: 1 } }],
      },
    ],
  ])('refuses %j', async (body) => {
    expect((await test.as(staffed.client).put(`/journal/${TODAY}`).send(body)).status).toBe(400);
  });

  it('refuses a day that does not exist, and more than 400 days', async () => {
    expect((await send(staffed.client, '2026-02-30', [entry('water:glass-one', 'had')])).status).toBe(400);
    expect((await read(doctor, staffed.client, '2020-01-01', TODAY)).status).toBe(400);
    expect((await read(doctor, staffed.client, TODAY, yesterday)).status).toBe(400);
  });
});
