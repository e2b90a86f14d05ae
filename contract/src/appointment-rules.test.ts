import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assistantsFor,
  effectiveSpan,
  effectiveTime,
  freeTimes,
  isActive,
  isMultipleOfFive,
  mayBecome,
  overlaps,
  slotsOf,
} from './appointment-rules.ts';
import { APPOINTMENT_STATUSES } from './constants.ts';

const zone = 'Asia/Kolkata';
const wish = { date: '2026-01-05', time: '10:00' };

describe('the time of an appointment', () => {
  it('is the requested one until another is confirmed', () => {
    expect(effectiveTime(wish)).toEqual(wish);
    expect(effectiveTime({ ...wish, confirmedDate: null, confirmedTime: null })).toEqual(wish);
    expect(effectiveTime({ ...wish, confirmedDate: '2026-01-06', confirmedTime: '11:30' })).toEqual({
      date: '2026-01-06',
      time: '11:30',
    });
  });

  it('ends after its minutes, on the next day when it lasts over midnight', () => {
    const span = effectiveSpan({ date: '2026-01-05', time: '23:45', duration: 30 }, zone);
    expect(span.start.toISOString()).toBe('2026-01-05T18:15:00.000Z');
    expect(span.end.toISOString()).toBe('2026-01-05T18:45:00.000Z');
  });

  it.each(['00:00', '09:05', '23:55'])('may be %s', (time) => {
    expect(isMultipleOfFive(time)).toBe(true);
  });

  it.each(['09:01', '09:59', '24:00', 'noon'])('may not be %s', (time) => {
    expect(isMultipleOfFive(time)).toBe(false);
  });
});

describe('the assistants whom a client may name', () => {
  const nisha = { id: 'nisha', doctor: 'asha' };
  const ritu = { id: 'ritu', doctor: 'bina' };
  const free = { id: 'free', doctor: null };
  const all = [nisha, ritu, free];
  it.each([
    ["are the doctor's own", 'asha', null, [nisha]],
    ["are the doctor's own, also for the client's own doctor", 'asha', 'asha', [nisha]],
    ["are all of the clinic for the client's own doctor who has none", 'alone', 'alone', all],
    ['are none for a strange doctor who has none', 'alone', 'asha', []],
  ])('%s', (_, doctor, own, expected) => {
    expect(assistantsFor(doctor, all, own)).toEqual(expected);
  });
});

describe('the slots of an appointment', () => {
  it('are one for every five minutes that it begins', () => {
    const first = Date.parse('2026-01-05T04:30:00Z') / 300_000;
    expect(slotsOf(new Date('2026-01-05T04:30:00Z'), 15)).toEqual([first, first + 1, first + 2]);
    expect(slotsOf(new Date('2026-01-05T04:30:00Z'), 12)).toEqual([first, first + 1, first + 2]);
  });

  it('continue over midnight', () => {
    const { start } = effectiveSpan({ date: '2026-01-05', time: '23:50', duration: 20 }, zone);
    const midnight = effectiveSpan({ date: '2026-01-06', time: '00:00', duration: 15 }, zone);
    expect(slotsOf(start, 20)).toContain(slotsOf(midnight.start, 15)[0]);
  });

  it('are shared exactly by appointments that overlap', () => {
    const appointment = fc.record({
      start: fc.integer({ min: 0, max: 60 }).map((step) => new Date(step * 300_000)),
      duration: fc.integer({ min: 1, max: 8 }).map((steps) => steps * 15),
    });
    fc.assert(
      fc.property(appointment, appointment, (one, other) => {
        const spans = [one, other].map(({ start, duration }) => ({
          start,
          end: new Date(start.getTime() + duration * 60_000),
        }));
        const taken = new Set(slotsOf(one.start, one.duration));
        const shared = slotsOf(other.start, other.duration).some((slot) => taken.has(slot));
        expect(shared).toBe(overlaps(spans[0]!, spans[1]!));
      }),
    );
  });
});

describe('an active appointment', () => {
  const endsAt = new Date('2026-01-05T05:00:00Z');
  const before = new Date('2026-01-05T04:59:59Z');

  it('is requested or confirmed and not over', () => {
    expect(isActive({ status: 'requested', endsAt }, before)).toBe(true);
    expect(isActive({ status: 'confirmed', endsAt }, before)).toBe(true);
    expect(isActive({ status: 'cancelled', endsAt }, before)).toBe(false);
  });

  it('is no longer active from its last minute on, so an expired request does not block', () => {
    expect(isActive({ status: 'requested', endsAt }, endsAt)).toBe(false);
    expect(isActive({ status: 'confirmed', endsAt }, new Date('2026-02-01T00:00:00Z'))).toBe(false);
  });
});

describe('the status of an appointment', () => {
  it('goes from requested to confirmed or cancelled, from confirmed to cancelled, and nowhere else', () => {
    const allowed = APPOINTMENT_STATUSES.flatMap((from) =>
      APPOINTMENT_STATUSES.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(allowed).toEqual(['requested → confirmed', 'requested → cancelled', 'confirmed → cancelled']);
  });
});

describe('free times', () => {
  const monday = '2026-01-05';
  const hours = [
    { day: 1, open: '09:00', close: '11:00' },
    { day: 1, open: '16:00', close: '17:00' },
    { day: 2, open: '09:00', close: '09:30' },
  ];
  const question = { hours, date: monday, duration: 30, busy: [], zone };
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
    const now = new Date('2026-01-05T10:45:00Z');
    expect(freeTimes({ ...question, now })).toEqual(['16:30']);
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
