import { describe, expect, it } from 'vitest';
import {
  changeRuleSentence,
  clientWindow,
  DEFAULT_POLICY,
  isTooLateToChange,
  lateChangeSentence,
  outsideWindow,
  POLICY_LIMITS,
} from './booking-policy.ts';
import { clinicInstant } from '../clinic-calendar.ts';
import { deskOpenings } from './desk-openings.ts';

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

describe('the times that a client may ask for', () => {
  const hours = [1, 2, 3, 4, 5].flatMap((day) => [
    { day, open: '09:00', close: '13:00' },
    { day, open: '16:00', close: '20:00' },
  ]);
  const saturday = { day: 6, open: '09:00', close: '14:00' };
  const diwali = { start: at('2026-01-06', '00:00'), end: at('2026-01-07', '00:00'), closure: 'Diwali' };
  const leave = { start: at(MONDAY, '00:00'), end: at(NEXT_MONDAY, '00:00') };
  const openings = deskOpenings({ hours: [...hours, saturday], absences: [diwali, leave] }, zone);
  const noNotice = { ...DEFAULT_POLICY, minNotice: 0 };

  it('begin after the notice and end with the last day', () => {
    const policy = { ...DEFAULT_POLICY, minNotice: 48, maxAdvance: 7 };
    expect(clientWindow(policy, at(MONDAY, '10:00'), zone, openings)).toEqual({
      earliest: at('2026-01-07', '10:00'),
      latest: at('2026-01-13', '00:00'),
    });
  });

  it.each<[string, Date, Date]>([
    ['while it is open', at(MONDAY, '10:00'), at(MONDAY, '11:00')],
    ['before the first hour of a day', at(MONDAY, '05:37'), at(MONDAY, '10:00')],
    ['as the day begins', at(MONDAY, '00:00'), at(MONDAY, '10:00')],
    ['just before lunch, which counts nothing', at(MONDAY, '12:40'), at(MONDAY, '16:40')],
    ['an hour before lunch', at(MONDAY, '12:00'), at(MONDAY, '13:00')],
    ['a minute later', at(MONDAY, '12:01'), at(MONDAY, '16:01')],
    ['in the last hour before a closure', at(MONDAY, '19:30'), at('2026-01-07', '09:30')],
    ['after closing', at('2026-01-07', '20:00'), at('2026-01-08', '10:00')],
    ['just before midnight', at('2026-01-07', '23:59'), at('2026-01-08', '10:00')],
    ['on a Saturday that has an hour left', at(SATURDAY, '12:17'), at(SATURDAY, '13:17')],
    ['on a Saturday that has less', at(SATURDAY, '13:30'), at(NEXT_MONDAY, '09:30')],
    ['on a Sunday', at('2026-01-11', '12:00'), at(NEXT_MONDAY, '10:00')],
  ])('begin once the desk has been open for an hour: asked %s', (_, now, earliest) => {
    expect(clientWindow(noNotice, now, zone, openings).earliest).toEqual(earliest);
  });

  it('count hours of the desk on both sides of midnight', () => {
    const night = [
      { day: 1, open: '23:30', close: '24:00' },
      { day: 2, open: '00:00', close: '01:00' },
    ];
    const late = deskOpenings({ hours: night, absences: [] }, zone);
    expect(clientWindow(noNotice, at(MONDAY, '12:00'), zone, late).earliest).toEqual(
      at('2026-01-06', '00:30'),
    );
  });

  it('are none while the clinic does not open at all', () => {
    const { earliest, latest } = clientWindow(noNotice, at(MONDAY, '10:00'), zone, () => []);
    expect(earliest).toEqual(latest);
  });

  it.each<[string, string, string | undefined]>([
    ['2026-01-05', '18:00', 'Please choose a time at least 8 hours from now, or call us.'],
    [
      '2026-01-07',
      '09:15',
      'The clinic is not open long enough before this time to confirm it. Please choose a later one, or call us.',
    ],
    ['2026-01-07', '09:30', undefined],
    ['2026-01-12', '19:30', undefined],
    ['2026-01-13', '00:00', 'Please choose a day within the next 7 days.'],
  ])('say which rule keeps %s, %s', (date, time, sentence) => {
    const policy = { ...DEFAULT_POLICY, minNotice: 8, maxAdvance: 7 };
    const now = at(MONDAY, '19:30');
    const window = clientWindow(policy, now, zone, openings);
    expect(outsideWindow({ startsAt: at(date, time), now, policy }, window)).toBe(sentence);
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
