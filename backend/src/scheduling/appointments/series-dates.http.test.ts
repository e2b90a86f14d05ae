import { addDays } from '@clinic/contract/clinic-calendar';
import type { BookSeries, SeriesAnswer } from '@clinic/contract/scheduling/series';
import { SeriesClinic, TUESDAY, week } from '../../../test/series-clinic.ts';
import { TODAY } from '../../../test/test-clock.ts';
import type { Person } from '../../../test/test-app.ts';

describe('a series before it is booked', () => {
  const here = new SeriesClinic();

  const ask = (more: object = {}, who?: Person) => here.ask({ dryRun: true, ...more }, who);
  const dates = async (more: Partial<BookSeries> = {}): Promise<SeriesAnswer['dates']> =>
    ((await ask(more).expect(200)).body as SeriesAnswer).dates;
  const book = async (date: string, time: string, more: object = {}, who: Person = here.assistant) => {
    const other = who === here.assistant ? await here.clinic.addClient() : who;
    const visit = {
      doctor: here.doctor.id,
      assistant: here.assistant.id,
      client: other.id,
      date,
      time,
    };
    await here.clinic
      .as(who)
      .post('/appointment/create')
      .send({ ...visit, ...more })
      .expect(200);
    return other;
  };
  const close = (from: string, to: string, whose: string | null, label: string) =>
    here.clinic
      .as(here.admin)
      .post('/hours/timeOff')
      .send({ doctor: whose, from: { date: from, time: '00:00' }, to: { date: to, time: '00:00' }, label })
      .expect(200);

  it('has each date free, and nothing is written', async () => {
    const { body } = await ask().expect(200);
    expect(body.message).toBe('4 of 4 dates are free');
    expect(body.appointments).toEqual([]);
    expect(body.dates).toEqual(
      [0, 1, 2, 3].map((weeks) => ({
        of: week(weeks),
        date: week(weeks),
        time: '10:00',
        obstacle: null,
        why: '',
        alternatives: [],
      })),
    );
    const visits = here.clinic.connection.collection('appointments');
    expect(await visits.countDocuments({ 'client.name': here.client.name })).toBe(0);
  });

  it('says what is in the way of each date, with three times nearby', async () => {
    await close(week(11), addDays(week(11), 1), null, 'Diwali');
    const other = await book(week(12), '10:00', { confirm: true });
    await close(week(13), addDays(week(13), 1), here.doctor.id, 'Wedding');
    const [free, ...rest] = await dates({ first: { date: week(10), time: '10:00' } });
    expect(free?.obstacle).toBeNull();
    expect(rest.map(({ obstacle, why }) => [obstacle, why])).toEqual([
      ['closed', 'Closed: Diwali'],
      ['taken', `${other.name} has a visit at this time.`],
      ['off', 'The doctor is away.'],
    ]);
    const at = (date: string) => (time: string) => ({ date, time });
    expect(rest.map(({ alternatives }) => alternatives)).toEqual([
      ['10:00', '09:45', '10:15'].map(at(addDays(week(11), 1))),
      ['09:45', '10:15', '09:30'].map(at(week(12))),
      ['10:00', '09:45', '10:15'].map(at(addDays(week(13), 1))),
    ]);
  });

  it('counts a time that a client has asked for as held', async () => {
    const hours = {
      validFrom: TODAY,
      ranges: [{ day: 2, from: '09:00', to: '18:00', modes: ['clinic', 'online'] }],
    };
    await here.clinic.as(here.admin).put(`/hours/weekOf/${here.doctor.id}`).send(hours).expect(200);
    const assistant = (await here.clinic.addAssistant(here.doctor)).id;
    await book(TUESDAY, '10:00', { assistant }, here.client);
    const [first] = await dates();
    expect(first).toMatchObject({ obstacle: 'held', why: `${here.client.name} has asked for this time.` });
  });

  it('leaves out a date, and takes another time for one', async () => {
    const found = await dates({
      leaveOut: [week(1)],
      instead: [{ date: week(2), at: { date: addDays(week(2), 1), time: '11:00' } }],
    });
    expect(found.map(({ of, date, time, obstacle }) => [of, date, time, obstacle])).toEqual([
      [TUESDAY, TUESDAY, '10:00', null],
      [week(2), addDays(week(2), 1), '11:00', null],
      [week(3), week(3), '10:00', null],
    ]);
  });

  it('outside the hours is free for a desk that says why', async () => {
    const first = { date: TUESDAY, time: '22:00' };
    expect((await dates({ first })).map(({ obstacle }) => obstacle)).toEqual(['off', 'off', 'off', 'off']);
    const asked = await dates({ first, hoursReason: 'The doctor comes in.' });
    expect(asked.map(({ obstacle }) => obstacle)).toEqual([null, null, null, null]);
  });

  it.each([
    ['times', { times: 31 }, 'times'],
    ['every', { every: { months: 1 } }, 'every'],
    ['every', { every: { weeks: 1, on: [3] } }, 'every'],
    ['first', { first: TUESDAY }, 'first'],
    ['first', { first: { date: TUESDAY, time: '25:00' } }, 'first.time'],
    ['leaveOut', { leaveOut: ['2026-02-30'] }, 'leaveOut'],
    ['instead', { instead: [{ date: TUESDAY }] }, 'instead.0.at'],
    ['client', { client: 'x' }, 'client'],
    ['doctor', { doctor: '0'.repeat(24) }, 'doctor'],
    ['more', { more: 1 }, 'more'],
    ['dryRun', { dryRun: 'yes' }, 'dryRun'],
  ])('with a wrong %s is refused with a sentence: %j', async (_, more, field) => {
    const { body } = await ask(more).expect(400);
    expect(body.code).toBe('INVALID_INPUT');
    expect(Object.keys(body.details)).toContain(field);
  });

  it('is asked for by the desk alone', async () => {
    const answers = await Promise.all([here.client, here.doctor, here.admin].map((who) => ask({}, who)));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });
});
