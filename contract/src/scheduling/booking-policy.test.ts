import { describe, expect, it } from 'vitest';
import {
  changeRuleSentence,
  clientWindow,
  DEFAULT_POLICY,
  heldUntil,
  isTooLateToChange,
  lateChangeSentence,
  POLICY_LIMITS,
} from './booking-policy.ts';
import { clinicInstant, weekdayOf } from '../clinic-calendar.ts';

const zone = 'Asia/Kolkata';
const at = (date: string, time: string) => clinicInstant(date, time, zone);
/** Monday, 5 January 2026. */
const MONDAY = '2026-01-05';
const SATURDAY = '2026-01-10';
const NEXT_MONDAY = '2026-01-12';

describe('the proposed policy', () => {
  it('is within its limits', () => {
    for (const [name, { min, max, step }] of Object.entries(POLICY_LIMITS)) {
      const value = DEFAULT_POLICY[name as keyof typeof POLICY_LIMITS];
      expect([name, value >= min && value <= max && value % step === 0]).toEqual([name, true]);
    }
  });
});

describe('the days that a client may ask for', () => {
  it('begin after the notice and end with the last day', () => {
    const policy = { ...DEFAULT_POLICY, minNotice: 2, maxAdvance: 7 };
    expect(clientWindow(policy, at(MONDAY, '23:30'), zone)).toEqual({
      earliest: at('2026-01-06', '01:30'),
      latest: at('2026-01-13', '00:00'),
    });
  });
});

describe('a change by the client', () => {
  const startsAt = at(MONDAY, '18:00');
  const visit = { status: 'confirmed', startsAt } as const;
  const limit = { changeLimit: 12 };

  it.each([
    ['twelve hours before', '06:00', false],
    ['a minute later', '06:01', true],
    ['once it began', '18:01', true],
  ])('is too late or not: %s', (_, time, expected) => {
    expect(isTooLateToChange(visit, limit, at(MONDAY, time))).toBe(expected);
  });

  it('of a request is never too late, nor of a visit without a limit until it begins', () => {
    const now = at(MONDAY, '17:59');
    expect(isTooLateToChange({ ...visit, status: 'requested' }, limit, now)).toBe(false);
    expect(isTooLateToChange(visit, { changeLimit: 0 }, now)).toBe(false);
  });

  it('is explained with the number to call', () => {
    expect(lateChangeSentence(limit, '+91 98250 12345')).toBe(
      'Less than 12 hours before your visit: please call +91 98250 12345.',
    );
    expect(changeRuleSentence(limit, '+91 98250 12345')).toContain('until 12 hours before it begins');
    expect(changeRuleSentence({ changeLimit: 0 }, '+91 98250 12345')).toBeUndefined();
  });
});

describe('a request holds its time', () => {
  const far = at('2026-03-01', '10:00');
  /** Nine to six, not on Sundays, nor on the days of a closure. */
  const open =
    (closed: readonly string[] = []) =>
    (date: string) =>
      weekdayOf(date) === 0 || closed.includes(date)
        ? []
        : [
            { start: at(date, '09:00'), end: at(date, '13:00') },
            { start: at(date, '14:00'), end: at(date, '18:00') },
          ];
  const held = (now: Date, { holdHours = 24, startsAt = far, closed = [] as string[] } = {}) =>
    heldUntil({ now, holdHours, startsAt, zone }, open(closed));

  it.each<[string, Date, Date]>([
    ['from now on while the clinic is open', at(MONDAY, '10:00'), at('2026-01-06', '10:00')],
    ['from the next opening in a break', at(MONDAY, '13:30'), at('2026-01-06', '14:00')],
    ['from the next morning once it is closed', at(MONDAY, '20:00'), at('2026-01-07', '09:00')],
    ['from the opening early in the morning', at(MONDAY, '05:00'), at('2026-01-06', '09:00')],
    ['not through a Sunday', at(SATURDAY, '10:00'), at(NEXT_MONDAY, '10:00')],
    ['from Monday when it is asked for on a Sunday', at('2026-01-11', '12:00'), at('2026-01-13', '09:00')],
    ['until the end of a day', at(MONDAY, '09:00'), at('2026-01-06', '09:00')],
  ])('%s', (_, now, until) => {
    expect(held(now)).toEqual(until);
  });

  it('not through days of a closure', () => {
    const closed = ['2026-01-06', '2026-01-07'];
    expect(held(at(MONDAY, '10:00'), { closed })).toEqual(at('2026-01-08', '10:00'));
    expect(held(at('2026-01-06', '10:00'), { closed })).toEqual(at('2026-01-09', '09:00'));
  });

  it('for as long as the policy says, over several days', () => {
    expect(held(at(MONDAY, '10:00'), { holdHours: 1 })).toEqual(at(MONDAY, '11:00'));
    expect(held(at(MONDAY, '10:00'), { holdHours: 72 })).toEqual(at('2026-01-08', '10:00'));
    expect(held(at('2026-01-09', '10:00'), { holdHours: 72 })).toEqual(at('2026-01-13', '10:00'));
  });

  it('at most until the visit begins, also in a clinic that does not open again', () => {
    const startsAt = at(MONDAY, '15:00');
    expect(held(at(MONDAY, '10:00'), { startsAt })).toEqual(startsAt);
    expect(heldUntil({ now: at(MONDAY, '10:00'), holdHours: 24, startsAt: far, zone }, () => [])).toEqual(
      far,
    );
  });

  it.each<[string, Date, Date, Date]>([
    [
      'it was asked for before the clinic opens',
      at(MONDAY, '05:37'),
      at(MONDAY, '09:00'),
      at(MONDAY, '10:00'),
    ],
    ['the clinic is open already', at(MONDAY, '10:00'), at(MONDAY, '10:30'), at(MONDAY, '11:00')],
    ['a break comes in between', at(MONDAY, '12:45'), at(MONDAY, '14:00'), at(MONDAY, '14:45')],
    ['a Sunday comes in between', at(SATURDAY, '17:30'), at(NEXT_MONDAY, '09:00'), at(NEXT_MONDAY, '09:30')],
  ])('until the desk could answer for an hour, also when %s', (_, now, startsAt, until) => {
    expect(held(now, { startsAt })).toEqual(until);
  });

  it('to the hour on a day on which the clock is changed', () => {
    const berlin = (date: string, time: string) => clinicInstant(date, time, 'Europe/Berlin');
    const daily = (date: string) => [{ start: berlin(date, '09:00'), end: berlin(date, '18:00') }];
    const question = {
      now: berlin('2026-03-28', '10:00'),
      holdHours: 24,
      startsAt: far,
      zone: 'Europe/Berlin',
    };
    expect(heldUntil({ ...question, startsAt: berlin('2026-05-01', '10:00') }, daily)).toEqual(
      berlin('2026-03-29', '11:00'),
    );
  });
});
