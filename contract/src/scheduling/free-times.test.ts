import { describe, expect, it } from 'vitest';
import { effectiveSpan } from './appointment-rules.ts';
import { clinicInstant } from '../clinic-calendar.ts';
import {
  freeDays,
  isFreeAt,
  nearestTimes,
  NOT_AVAILABLE,
  workRanges,
  type FreeTimesQuestion,
} from './free-times.ts';
import type { WeekRange } from './hours.ts';

const zone = 'Asia/Kolkata';

describe('free times', () => {
  const monday = '2026-01-05';
  const hours = [
    { day: 1, open: '09:00', close: '11:00' },
    { day: 1, open: '16:00', close: '17:00' },
    { day: 2, open: '09:00', close: '09:30' },
  ];
  const question = {
    hours,
    weeks: [],
    extra: [],
    absences: [],
    from: monday,
    to: monday,
    duration: 30,
    step: 15,
    busy: [],
    zone,
  };
  const freeTimes = ({
    date = monday,
    ...asked
  }: Omit<FreeTimesQuestion, 'from' | 'to'> & { date?: string }) =>
    freeDays({ ...asked, from: date, to: date })[0]?.times;
  const busyAt = (time: string, duration: number, date = monday) =>
    effectiveSpan({ date, time, duration }, zone);

  it('are every quarter of an hour that ends before the clinic closes', () => {
    expect(freeTimes(question)).toEqual([
      '09:00',
      '09:15',
      '09:30',
      '09:45',
      '10:00',
      '10:15',
      '10:30',
      '16:00',
      '16:15',
      '16:30',
    ]);
  });

  it('are none on a day on which the clinic is closed, and none that do not fit', () => {
    expect(freeTimes({ ...question, date: '2026-01-04' })).toEqual([]);
    expect(freeTimes({ ...question, date: '2026-01-06', duration: 45 })).toEqual([]);
  });

  it('leave out what the doctor has confirmed, back to back being free', () => {
    expect(freeTimes({ ...question, busy: [busyAt('09:30', 40), busyAt('16:00', 60)] })).toEqual([
      '09:00',
      '10:15',
      '10:30',
    ]);
  });

  it('leave out what began on the day before and lasts over midnight', () => {
    const night = [{ day: 1, open: '00:00', close: '01:00' }];
    const busy = [busyAt('23:30', 60, '2026-01-04')];
    expect(freeTimes({ ...question, hours: night, busy })).toEqual(['00:30']);
  });

  it('leave out what is past today', () => {
    const earliest = new Date('2026-01-05T10:46:00Z');
    expect(freeTimes({ ...question, earliest })).toEqual(['16:30']);
  });

  it('say of a day that it is too late, when all that are left come too soon for a client', () => {
    const asked = { ...question, now: new Date('2026-01-05T10:46:00Z') };
    const [soon] = freeDays({ ...asked, earliest: new Date('2026-01-05T11:01:00Z') });
    expect(soon).toEqual({ date: monday, times: [], tooLate: true });
    const [left] = freeDays({ ...asked, earliest: new Date('2026-01-05T11:00:00Z') });
    expect(left).toEqual({ date: monday, times: ['16:30'] });
  });

  it('say nothing of the kind of a day that is taken, closed or over', () => {
    const earliest = new Date('2026-01-07T00:00:00Z');
    const asked = { ...question, now: new Date('2026-01-05T10:46:00Z'), earliest };
    expect(freeDays({ ...asked, busy: [busyAt('16:00', 60)] })).toEqual([{ date: monday, times: [] }]);
    expect(freeDays({ ...asked, now: new Date('2026-01-05T11:01:00Z') })).toEqual([
      { date: monday, times: [] },
    ]);
    const [closed] = freeDays({
      ...asked,
      from: '2026-01-04',
      to: '2026-01-04',
      now: new Date('2026-01-03T00:00:00Z'),
    });
    expect(closed).toEqual({ date: '2026-01-04', times: [], closed: 'The clinic is closed on Sundays.' });
  });

  it('start on multiples of five minutes even when the clinic does not open on one', () => {
    const odd = [{ day: 1, open: '09:02', close: '09:45' }];
    expect(freeTimes({ ...question, hours: odd, duration: 15 })).toEqual(['09:05', '09:20']);
  });

  it('are offered once when opening hours overlap', () => {
    const twice = [
      { day: 1, open: '09:00', close: '09:30' },
      { day: 1, open: '09:00', close: '09:45' },
    ];
    expect(freeTimes({ ...question, hours: twice })).toEqual(['09:00', '09:15']);
  });

  it('leave out an hour that the clock skips', () => {
    const night = [{ day: 0, open: '01:30', close: '04:00' }];
    const berlin = { ...question, hours: night, date: '2026-03-29', duration: 30, zone: 'Europe/Berlin' };
    expect(freeTimes(berlin)).toEqual(['01:30', '01:45', '03:00', '03:15', '03:30']);
  });
});

describe('free times by a doctor’s week', () => {
  const monday = '2026-01-05';
  const tuesday = '2026-01-06';
  const range = (from: string, to: string, over: Partial<WeekRange> = {}): WeekRange => ({
    day: 1,
    from,
    to,
    modes: ['clinic', 'online'],
    ...over,
  });
  const weekOf = (...ranges: WeekRange[]) => [{ validFrom: '2026-01-01', ranges }];
  const span = (date: string, from: string, to: string, toDate = date, clock = zone) => ({
    start: clinicInstant(date, from, clock),
    end: clinicInstant(toDate, to, clock),
  });
  const asked = (over: Partial<FreeTimesQuestion>): FreeTimesQuestion => ({
    hours: [{ day: 1, open: '08:00', close: '20:00' }],
    weeks: weekOf(range('09:00', '11:00')),
    extra: [],
    absences: [],
    from: monday,
    to: monday,
    duration: 30,
    step: 30,
    busy: [],
    zone,
    ...over,
  });
  const times = (over: Partial<FreeTimesQuestion>) => freeDays(asked(over))[0]?.times;
  const closed = (over: Partial<FreeTimesQuestion>) => freeDays(asked(over))[0]?.closed;
  const all = ['09:00', '09:30', '10:00', '10:30'];

  it.each<[string, Partial<FreeTimesQuestion>, string[]]>([
    ['the week holds in place of the clinic’s hours', {}, all],
    [
      'a break is not offered, nor run into',
      { weeks: weekOf(range('09:00', '10:15'), range('10:30', '11:30')) },
      ['09:00', '09:30', '10:30', '11:00'],
    ],
    [
      'ranges that touch are one',
      { weeks: weekOf(range('09:00', '09:45'), range('09:45', '10:30')), step: 15 },
      ['09:00', '09:15', '09:30', '09:45', '10:00'],
    ],
    [
      'over midnight',
      { weeks: weekOf(range('23:00', '24:00'), range('00:00', '01:00', { day: 2 })), duration: 60 },
      ['23:00', '23:30'],
    ],
    [
      'not over midnight without the next day',
      { weeks: weekOf(range('23:00', '24:00')), duration: 60 },
      ['23:00'],
    ],
    ['leave of a part of the day', { absences: [span(monday, '09:15', '10:00')] }, ['10:00', '10:30']],
    [
      'leave that touches both ends',
      { absences: [span(monday, '08:00', '09:00'), span(monday, '11:00', '12:00')] },
      all,
    ],
    [
      'leave over several days',
      { absences: [span('2026-01-01', '00:00', '10:00', monday)] },
      ['10:00', '10:30'],
    ],
    ['a free weekday', { from: tuesday, to: tuesday }, []],
    ['a duration longer than any gap', { duration: 60, busy: [span(monday, '09:45', '10:15')] }, []],
    [
      'a duration that just fits',
      { duration: 60, busy: [span(monday, '10:00', '10:15')], step: 15 },
      ['09:00'],
    ],
    ['a buffer past the end of the range', { buffer: 30 }, all],
    [
      'a buffer that must not reach the next visit',
      { buffer: 15, busy: [span(monday, '10:00', '10:30')] },
      ['09:00', '10:30'],
    ],
    [
      'online hours for an online visit',
      {
        mode: 'online',
        weeks: weekOf(
          range('09:00', '10:00', { modes: ['clinic'] }),
          range('10:00', '11:00', { modes: ['online'] }),
        ),
      },
      ['10:00', '10:30'],
    ],
    [
      'and for one at the clinic the others',
      {
        mode: 'clinic',
        weeks: weekOf(
          range('09:00', '10:00', { modes: ['clinic'] }),
          range('10:00', '11:00', { modes: ['online'] }),
        ),
      },
      ['09:00', '09:30'],
    ],
    [
      'extra hours besides',
      { extra: [{ date: monday, from: '18:00', to: '19:00', modes: ['clinic'] }] },
      [...all, '18:00', '18:30'],
    ],
    [
      'extra hours of another day',
      { extra: [{ date: tuesday, from: '18:00', to: '19:00', modes: ['clinic'] }] },
      all,
    ],
    [
      'extra hours on a free day',
      {
        from: tuesday,
        to: tuesday,
        extra: [{ date: tuesday, from: '18:00', to: '19:00', modes: ['online'] }],
      },
      ['18:00', '18:30'],
    ],
    [
      'extra hours that touch the week',
      { duration: 60, extra: [{ date: monday, from: '11:00', to: '11:30', modes: ['clinic'] }] },
      ['09:00', '09:30', '10:00', '10:30'],
    ],
    [
      'a week that is valid from a later day',
      { weeks: [{ validFrom: tuesday, ranges: [] }], hours: [{ day: 1, open: '08:00', close: '09:00' }] },
      ['08:00', '08:30'],
    ],
    [
      'the later of two weeks',
      {
        weeks: [...weekOf(range('09:00', '11:00')), { validFrom: monday, ranges: [range('15:00', '16:00')] }],
      },
      ['15:00', '15:30'],
    ],
    ['until the latest moment', { latest: clinicInstant(monday, '10:00', zone) }, ['09:00', '09:30']],
    [
      'from the earliest one, which may be on the minute',
      { earliest: clinicInstant(monday, '10:00', zone) },
      ['10:00', '10:30'],
    ],
  ])('%s', (_, over, expected) => {
    expect(times(over)).toEqual(expected);
  });

  it.each<[string, Partial<FreeTimesQuestion>, string | undefined]>([
    [
      'of the clinic with its word',
      { absences: [{ ...span(monday, '00:00', '00:00', tuesday), closure: 'Diwali' }] },
      'Closed: Diwali',
    ],
    ['of the doctor without one', { absences: [span(monday, '00:00', '00:00', tuesday)] }, NOT_AVAILABLE],
    [
      'of both with the clinic’s',
      {
        absences: [
          span(monday, '00:00', '00:00', tuesday),
          { ...span(monday, '00:00', '00:00', tuesday), closure: 'Diwali' },
        ],
      },
      'Closed: Diwali',
    ],
    [
      'of a part of the day not at all',
      { absences: [{ ...span(monday, '09:00', '10:00'), closure: 'Diwali' }] },
      undefined,
    ],
    [
      'by leave in the morning and a closure in the evening with the clinic’s',
      {
        absences: [span(monday, '08:00', '10:00'), { ...span(monday, '10:00', '12:00'), closure: 'Repairs' }],
      },
      'Closed: Repairs',
    ],
    ['on the doctor’s free day', { weeks: weekOf() }, NOT_AVAILABLE],
    ['on the clinic’s', { from: '2026-01-04', to: '2026-01-04' }, 'The clinic is closed on Sundays.'],
    ['not when every time is taken', { busy: [span(monday, '09:00', '11:00')] }, undefined],
  ])('says that a day is closed %s', (_, over, expected) => {
    expect(closed(over)).toBe(expected);
  });

  it('are those of each day of several, also over a month’s end', () => {
    const days = freeDays(asked({ from: '2026-01-26', to: '2026-02-02' }));
    expect(days.map(({ date }) => date)).toHaveLength(8);
    expect(days.filter((day) => day.times.length > 0).map(({ date }) => date)).toEqual([
      '2026-01-26',
      '2026-02-02',
    ]);
  });

  it('in a zone with summer time skip the hour that is not there', () => {
    const sunday = '2026-03-29';
    const berlin = { zone: 'Europe/Berlin', from: sunday, to: sunday, duration: 60 };
    const weeks = weekOf(range('01:00', '05:00', { day: 0 }));
    // The clock jumps from 2:00 to 3:00: an hour from 1:00 on ends when it shows 3:00.
    expect(times({ ...berlin, weeks })).toEqual(['01:00', '01:30', '03:00', '03:30', '04:00']);
  });

  it('and offer the hour that is there twice once, and all of the day behind it', () => {
    const sunday = '2026-10-25';
    const berlin = { zone: 'Europe/Berlin', from: sunday, to: sunday, duration: 60 };
    const weeks = weekOf(range('01:00', '05:00', { day: 0 }));
    expect(times({ ...berlin, weeks })).toEqual([
      '01:00',
      '01:30',
      '02:00',
      '02:30',
      '03:00',
      '03:30',
      '04:00',
    ]);
    const busy = [span(sunday, '03:00', '04:00', sunday, 'Europe/Berlin')];
    expect(times({ ...berlin, weeks, busy })).toEqual(['01:00', '01:30', '02:00', '02:30', '04:00']);
  });

  it('include a fitting time that is off the steps, and nothing that does not fit', () => {
    expect(isFreeAt(asked({}), '09:05')).toBe(true);
    expect(isFreeAt(asked({}), '10:30')).toBe(true);
    expect(isFreeAt(asked({}), '10:35')).toBe(false);
    expect(isFreeAt(asked({ busy: [span(monday, '09:30', '10:00')] }), '09:05')).toBe(false);
    expect(isFreeAt(asked({ earliest: clinicInstant(monday, '09:06', zone) }), '09:05')).toBe(false);
    const night = weekOf(range('23:00', '24:00'), range('00:00', '01:00', { day: 2 }));
    expect(isFreeAt(asked({ weeks: night }), '23:45')).toBe(true);
  });

  it('nearest to one that is taken come first, over days', () => {
    const days = freeDays(
      asked({ to: tuesday, weeks: weekOf(range('09:00', '10:00'), range('09:00', '10:00', { day: 2 })) }),
    );
    expect(nearestTimes(days, { date: monday, time: '23:00' }, 3)).toEqual([
      { date: tuesday, time: '09:00' },
      { date: tuesday, time: '09:30' },
      { date: monday, time: '09:30' },
    ]);
  });

  it('come from the ranges of a day, earliest first, extra hours among them', () => {
    const extra = [{ date: monday, from: '08:00', to: '08:30', modes: ['online' as const] }];
    const ranges = workRanges(
      { hours: [], weeks: weekOf(range('14:00', '15:00'), range('09:00', '10:00')), extra },
      monday,
    );
    expect(ranges.map(({ from }) => from)).toEqual(['08:00', '09:00', '14:00']);
  });
});
