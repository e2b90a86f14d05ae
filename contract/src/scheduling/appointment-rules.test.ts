import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  assistantsFor,
  effectiveSpan,
  effectiveTime,
  isActive,
  isMultipleOfFive,
  mayBecome,
  slotsOf,
} from './appointment-rules.ts';
import { APPOINTMENT_STATUSES } from '../constants.ts';
import { overlaps } from '../platform/time-spans.ts';

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
