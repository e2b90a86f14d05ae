import { dispensed } from '@clinic/contract/billing/dispensing';
import { addDays, clinicInstant, dayOfMonth, formatDay, weekdayOf } from '@clinic/contract/clinic-calendar';
import type { DosageEntry, HerbsPlan, VitaminPlan } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { JournalDay, JournalDose, OwnJournal } from '@clinic/contract/care/journal/journal';
import { adherenceOf } from '@clinic/contract/care/journal/journal-adherence';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const { clinic: test, doctor, client } = await openStaffedClinic();
const day = (number: number) => addDays(TODAY, number);

const once = { morning: { count: 1 } };
const VITAMINS = [
  { name: 'Vitamin D3 60,000 IU', dosage: once, rhythm: { weekdays: [0] } },
  { name: 'Zinc 10 mg', dosage: once, rhythm: { every: 3 }, from: TODAY },
  { name: 'B12', dosage: once, rhythm: { dayOfMonth: 1 } },
];
const PAUSE = { from: day(20), to: day(27) };
const HERBS = [
  { name: 'Hingvastak', dosage: once, rhythm: { asNeeded: true } },
  { name: 'Triphala', dosage: once, pauses: [PAUSE] },
  { name: 'Brahmi', dosage: once },
  { name: 'Guggul', dosage: once, vehicle: 'warm water' },
];
const STOPPED = 10;
const SIDE_EFFECT = 14;
const AGAIN = 21;

/** Names the doses of a day, worked out by hand. */
function takenOn(number: number): string[] {
  const date = day(number);
  return [
    ...(weekdayOf(date) === 0 ? ['Vitamin D3 60,000 IU'] : []),
    ...(number % 3 === 0 ? ['Zinc 10 mg'] : []),
    ...(dayOfMonth(date) === 1 ? ['B12'] : []),
    ...(number < 20 || number > 27 ? ['Triphala'] : []),
    ...(number < STOPPED ? ['Brahmi'] : []),
    // The frozen day of the restart does not know it yet.
    ...(number < SIDE_EFFECT || number > AGAIN ? ['Guggul'] : []),
  ].toSorted();
}

const namesOf = (doses: readonly JournalDose[]) =>
  doses
    .filter(({ isStopped }) => !isStopped)
    .map(({ name }) => name)
    .toSorted();

describe('eight weeks of doses with days', () => {
  let [own, by]: [Person, Person] = [client, doctor];
  const travel = async (number: number) => {
    test.travelTo(clinicInstant(day(number), '12:00', ZONE));
    [own, by] = [await test.signInAgain(client), await test.signInAgain(doctor)];
  };
  const herbsPlan = async (person = by): Promise<HerbsPlan> =>
    (await test.as(person).get(`/herbsPlan/getClientsHerbsPlan/${client.id}`).expect(200)).body.herbsPlan;
  const vitaminPlan = async (): Promise<VitaminPlan> =>
    (await test.as(by).get(`/vitaminPlan/getClientsVitaminPlan/${client.id}`).expect(200)).body.vitaminPlan;
  const saveHerbs = (entries: readonly object[], more: object = {}) =>
    test
      .as(by)
      .post(`/herbsPlan/save/${client.id}`)
      .send({ herbs: entries, ...more })
      .expect(200);
  const stop = async (name: string, reason: string) => {
    const { herbs: standing } = await herbsPlan();
    const { id } = standing.find((entry) => entry.name === name)!;
    await saveHerbs(
      standing.filter((entry) => entry.id !== id),
      { stopped: [{ id, reason }] },
    );
  };
  const journal = async (): Promise<OwnJournal> => (await test.as(own).get('/journal/own').expect(200)).body;

  beforeAll(async () => {
    await travel(-1);
    const plan = { name: 'Detox', duration: 8, startDate: TODAY };
    await test.as(by).post('/program/save').send({ clientId: client.id, plan }).expect(200);
    await test.as(by).post(`/vitaminPlan/save/${client.id}`).send({ vitamins: VITAMINS }).expect(200);
    await saveHerbs(HERBS);
  });
  afterAll(() => test.close());

  it('the journal, the days ahead, dispensing and the checks agree on every day', async () => {
    const ahead = new Map<string, string[]>();
    for (let number = 0; number < 56; number++) {
      await travel(number);
      if (number === STOPPED) await stop('Brahmi', 'done');
      if (number === SIDE_EFFECT) await stop('Guggul', 'sideEffect');
      if (number === AGAIN) await saveHerbs([...(await herbsPlan()).herbs, HERBS[3]!]);
      const { days } = await journal();
      const today = days.find((one: JournalDay) => one.day === day(number))!;
      expect([number, namesOf(today.doses)]).toEqual([number, takenOn(number)]);
      // A dose that was stopped today keeps its place in the frozen day, as it was told the days before.
      const frozen = today.doses.map(({ name }) => name);
      expect([number, frozen]).toEqual([number, ahead.get(today.day) ?? frozen]);
      ahead.clear();
      for (const coming of days.filter((one) => one.day > today.day))
        ahead.set(
          coming.day,
          coming.doses.map(({ name }) => name),
        );

      const entries: DosageEntry[] = [...(await vitaminPlan()).vitamins, ...(await herbsPlan()).herbs];
      const given = dispensed(entries, { from: today.day, days: 1 }, []).map(({ name }) => name);
      // A dose that is started today is handed out today and asked for from tomorrow on.
      const started = number === AGAIN ? ['Guggul'] : [];
      expect([number, given.toSorted()]).toEqual([number, [...takenOn(number), ...started].toSorted()]);

      const { body } = await test.as(by).get(`/rails/${client.id}`).expect(200);
      const words = body.report.findings.map((finding: { words: string }) => finding.words).join('\n');
      expect(words).toContain('Vitamin D 8,571 IU a day (Vitamin D3 60,000 IU × 1, Sundays)');
      const checked = JSON.stringify(body.report.notChecked) + words;
      expect([number, checked.includes('Brahmi')]).toEqual([number, number < STOPPED]);
      const isAsked = words.includes(
        `Guggul was stopped on ${formatDay(day(SIDE_EFFECT))} for a side effect.`,
      );
      expect([number, isAsked]).toEqual([number, number >= AGAIN]);
    }
  });

  it('tells only doctors why', async () => {
    await travel(40);
    const { stopped } = await herbsPlan();
    expect(stopped).toMatchObject([
      { entry: { name: 'Brahmi' }, on: day(STOPPED), reason: 'done' },
      { entry: { name: 'Guggul', vehicle: 'warm water' }, on: day(SIDE_EFFECT), reason: 'sideEffect' },
    ]);
    expect(JSON.stringify([await herbsPlan(own), await journal()])).not.toContain('sideEffect');
  });
});

describe('a dose that is stopped or paused today', () => {
  it('keeps its place in the frozen day without a tick, and counts only where it was answered', async () => {
    const other = await openStaffedClinic();
    const { clinic, doctor: own, client: person } = other;
    clinic.travelTo(clinicInstant(day(-1), '12:00', ZONE));
    const as = async (who: Person) => clinic.as(await clinic.signInAgain(who));
    const plan = { name: 'Detox', duration: 8, startDate: TODAY };
    await (await as(own)).post('/program/save').send({ clientId: person.id, plan }).expect(200);
    const names = ['Answered', 'Stopped', 'Paused', 'Daily'];
    const save = async (vitamins: object[], more: object = {}): Promise<VitaminPlan> =>
      (
        await (
          await as(own)
        )
          .post(`/vitaminPlan/save/${person.id}`)
          .send({ vitamins, ...more })
          .expect(200)
      ).body.vitaminPlan;
    await save(names.map((name) => ({ name, dosage: once })));
    clinic.travelTo(clinicInstant(TODAY, '12:00', ZONE));
    const read = async (): Promise<JournalDay[]> =>
      (await (await as(person)).get('/journal/own').expect(200)).body.days;
    const keyOf = (days: JournalDay[], name: string) =>
      days.find((one) => one.day === TODAY)!.doses.find((dose) => dose.name === name)!.key;
    const answered = keyOf(await read(), 'Answered');
    const at = clinicInstant(TODAY, '11:00', ZONE).toISOString();
    const sentAt = clinicInstant(TODAY, '12:00', ZONE).toISOString();
    const tap = { id: 'tap-000001', item: answered, state: 'had', at };
    await (
      await as(person)
    )
      .put(`/journal/${TODAY}`)
      .send({ sentAt, taps: [tap] })
      .expect(200);

    const { vitamins } = (await (await as(own)).get(`/vitaminPlan/getClientsVitaminPlan/${person.id}`)).body
      .vitaminPlan as VitaminPlan;
    const [one, two, three, four] = vitamins;
    const paused = { ...three, pauses: [{ from: TODAY, to: day(2) }] };
    const ids = [one!.id, two!.id];
    await save([paused, four!], { stopped: ids.map((id) => ({ id, reason: 'other' })) });
    const today = (await read()).find((found) => found.day === TODAY)!;
    expect(today.doses.map(({ name, isStopped = false }) => [name, isStopped])).toEqual([
      ['Answered', true],
      ['Stopped', true],
      ['Paused', true],
      ['Daily', false],
    ]);
    expect(today.answers).toEqual({ [answered]: 'had' });
    expect((await read()).filter((found) => found.day > TODAY).map(({ doses }) => doses.length)).toEqual([
      1, 1, 2, 2, 2, 2, 2,
    ]);

    clinic.travelTo(clinicInstant(day(1), '12:00', ZONE));
    expect(adherenceOf(await read(), day(1))).toMatchObject({ had: 1, unanswered: 1 });
    const doctors = await (await as(own)).get(`/journal/ofClient/${person.id}?from=${TODAY}&to=${TODAY}`);
    expect(adherenceOf(doctors.body.days, day(1))).toMatchObject({ had: 1, unanswered: 1 });
    // The pause is taken back on a later day: the day of its beginning stays as it was.
    await save([{ id: three!.id, name: 'Paused', dosage: once, pauses: null }, four!]);
    expect(adherenceOf(await read(), day(1))).toMatchObject({ had: 1, unanswered: 1 });
    await clinic.close();
  });
});
