import { dispensed } from '@clinic/contract/billing/dispensing';
import { addDays, clinicInstant, formatDay, formatNearDay } from '@clinic/contract/clinic-calendar';
import { dosesAnew } from '@clinic/contract/care/dosage-plans/carried-doses';
import type { DosageEntry, HerbsPlan, VitaminPlan } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { JournalDay, JournalDose, OwnJournal } from '@clinic/contract/care/journal/journal';
import { adherenceOf } from '@clinic/contract/care/journal/journal-adherence';
import {
  AGAIN,
  AS_NEEDED,
  EIGHT_WEEKS,
  eightWeeks,
  SIDE_EFFECT,
  STOPPED,
  SUNDAYS,
  takenOn,
} from '@clinic/contract/care/dosage-plans/eight-weeks-examples';
import { chartDoses } from '@clinic/contract/care/plan-chart/chart-doses';
import { ClientCopy } from '../../privacy/data-rights/client-copy.ts';
import { openStaffedClinic } from '../../../test/staffed-clinic.ts';
import type { Person } from '../../../test/test-app.ts';
import { TODAY } from '../../../test/test-clock.ts';

const ZONE = 'Asia/Kolkata';
const { clinic: test, doctor, client } = await openStaffedClinic();
const day = (number: number) => addDays(TODAY, number);

const once = { morning: { count: 1 } };
const PLANS = eightWeeks(TODAY);

const namesOf = (doses: readonly JournalDose[]) =>
  doses
    .filter(({ isStopped }) => !isStopped)
    .map(({ name }) => name)
    .toSorted();

describe('eight weeks of doses with days', () => {
  let [own, by]: [Person, Person] = [client, doctor];
  /** Names of each frozen day's doses. */
  const frozen = new Map<string, string[]>();
  const travel = async (number: number) => {
    test.travelTo(clinicInstant(day(number), '12:00', ZONE));
    [own, by] = [await test.signInAgain(client), await test.signInAgain(doctor)];
  };
  const read = async (path: string, person = by) => (await test.as(person).get(path).expect(200)).body;
  const herbsPlan = async (person = by): Promise<HerbsPlan> =>
    (await read(`/herbsPlan/getClientsHerbsPlan/${client.id}`, person)).herbsPlan;
  const vitaminPlan = async (): Promise<VitaminPlan> =>
    (await read(`/vitaminPlan/getClientsVitaminPlan/${client.id}`)).vitaminPlan;
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
  /** Starts a dose again from the last plan that had it, as the editor does. */
  const startAgain = async (name: string, today: string) => {
    const { versions } = await read(`/herbsPlan/history/${client.id}`);
    const { body } = versions.find((version: { body: HerbsPlan }) =>
      version.body.herbs.some((entry) => entry.name === name),
    );
    const { entries } = dosesAnew((body as HerbsPlan).herbs, today);
    await saveHerbs([...(await herbsPlan()).herbs, ...entries.filter((entry) => entry.name === name)]);
  };
  const journal = (): Promise<OwnJournal> => read('/journal/own', own);
  const answer = (today: JournalDay, { key }: JournalDose) =>
    test
      .as(own)
      .put(`/journal/${today.day}`)
      .send({
        sentAt: clinicInstant(today.day, '12:00', ZONE).toISOString(),
        taps: [
          {
            id: `tap-${today.day}`,
            item: key,
            state: 'had',
            at: clinicInstant(today.day, '11:00', ZONE).toISOString(),
          },
        ],
      })
      .expect(200);

  beforeAll(async () => {
    await travel(-1);
    const plan = { name: 'Detox', duration: 8, startDate: TODAY };
    await test.as(by).post('/program/save').send({ clientId: client.id, plan }).expect(200);
    await test.as(by).post(`/vitaminPlan/save/${client.id}`).send({ vitamins: PLANS.vitamins }).expect(200);
    await saveHerbs(PLANS.herbs);
  });
  afterAll(() => test.close());

  it('the journal, the days ahead, the chart, dispensing and the checks agree on every day', async () => {
    const ahead = new Map<string, string[]>();
    for (let number = 0; number < EIGHT_WEEKS; number++) {
      await travel(number);
      if (number === STOPPED) await stop('Brahmi', 'done');
      if (number === SIDE_EFFECT) await stop('Guggul', 'sideEffect');
      if (number === AGAIN) await startAgain('Guggul', day(number));
      const { days } = await journal();
      const today = days.find((one: JournalDay) => one.day === day(number))!;
      expect([number, namesOf(today.doses)]).toEqual([number, takenOn(TODAY, number)]);
      // A dose that was stopped today keeps its place in the frozen day, as it was told the days before.
      const names = today.doses.map(({ name }) => name);
      expect([number, names]).toEqual([number, ahead.get(today.day) ?? names]);
      frozen.set(today.day, names);
      // The days before have not moved.
      for (const past of days.filter((one) => one.day < today.day && frozen.has(one.day)))
        expect([past.day, past.doses.map(({ name }) => name)]).toEqual([past.day, frozen.get(past.day)]);
      ahead.clear();
      for (const coming of days.filter((one) => one.day > today.day))
        ahead.set(
          coming.day,
          coming.doses.map(({ name }) => name),
        );
      const first = today.doses.find(({ isStopped }) => !isStopped);
      if (first) await answer(today, first);

      const entries: DosageEntry[] = [...(await vitaminPlan()).vitamins, ...(await herbsPlan()).herbs];
      const given = dispensed(entries, { from: today.day, days: 1 }, []).map(({ name }) => name);
      // A dose that is started today is handed out today and asked for from tomorrow on.
      const taken = takenOn(TODAY, number, { begun: true });
      expect([number, given.toSorted()]).toEqual([number, taken]);
      // A dose that is taken as needed stands on every page.
      for (const person of [by, own]) {
        const { doses } = await read(`/planChart/${client.id}`, person);
        const printed = chartDoses(doses, [today.day], 'en').map(({ name }) => name);
        expect([number, printed.toSorted()]).toEqual([number, [...taken, AS_NEEDED].toSorted()]);
      }

      const { report } = await read(`/rails/${client.id}`);
      const words = report.findings.map((finding: { words: string }) => finding.words).join('\n');
      expect(words).toContain('Vitamin D 8,571 IU a day (Vitamin D3 60,000 IU × 1, Sundays)');
      const checked = JSON.stringify(report.notChecked) + words;
      expect([number, checked.includes('Brahmi')]).toEqual([number, number < STOPPED]);
      const isAsked = words.includes(
        `Guggul was stopped on ${formatDay(day(SIDE_EFFECT))} for a side effect.`,
      );
      expect([number, isAsked]).toEqual([number, number >= AGAIN]);
    }
  });

  it('no frozen day has moved, and the answers count what was asked for', async () => {
    await travel(EIGHT_WEEKS);
    const numbers = Array.from({ length: EIGHT_WEEKS }, (_, number) => number);
    const asked = numbers.map((number) => takenOn(TODAY, number).length);
    const answered = asked.filter((count) => count > 0).length;
    const all = asked.reduce((sum, count) => sum + count, 0);
    for (const person of [by, own]) {
      const path = `/journal/ofClient/${client.id}?from=${TODAY}&to=${day(EIGHT_WEEKS - 1)}`;
      const { days }: { days: JournalDay[] } = await read(path, person);
      const told = days.map((one): [string, string[]] => [one.day, one.doses.map(({ name }) => name)]);
      // A day on which nothing was asked has no entries, and is left out.
      expect(told).toEqual([...frozen].filter(([, names]) => names.length > 0));
      expect(adherenceOf(days, day(EIGHT_WEEKS))).toMatchObject({
        had: answered,
        answeredDays: answered,
        unanswered: all - answered,
      });
    }
  });

  it('the own copy says the days of each dose as the screens do', async () => {
    await travel(AGAIN + 1);
    const { files } = await test.get(ClientCopy, { strict: false }).copyOf(own.id);
    let html = '';
    for await (const { name, contents } of files)
      if (name === 'my-data.html') for await (const part of contents) html += String(part);
    const said = (number: number) => formatNearDay(day(number), '');
    const headings = [...html.matchAll(/<h3>([^<]*, 1 (?:a day|each time)[^<]*)<\/h3>/g)];
    expect(headings.map(([, heading]) => heading)).toEqual([
      `${SUNDAYS}, 1 each time, Sundays`,
      `Zinc 10 mg, 1 each time, every 3 days, from ${said(0)}`,
      'B12, 1 each time, on the 1st of each month',
      `${AS_NEEDED}, 1 each time, as needed`,
      `Triphala, 1 a day, paused from ${said(20)} until ${said(27)}`,
      'Guggul, 1 a day',
    ]);
    expect(html.includes('ide effect')).toBe(false);
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
