import { describe, expect, it } from 'vitest';
import { closedReason, openDayBefore, outsideHours } from './opening-hours.ts';

const sunday = '2026-01-04';
const monday = '2026-01-05';
const saturday = '2026-01-10';
const hours = [
  { day: 1, open: '16:00', close: '20:00' },
  { day: 1, open: '09:00', close: '13:00' },
  { day: 6, open: '09:00', close: '14:00' },
];

describe('a day at the clinic', () => {
  it.each([
    [sunday, 'The clinic is closed on Sundays.'],
    [monday, undefined],
    ['2026-01-06', 'The clinic is closed on Tuesdays.'],
    [saturday, undefined],
  ])('%s: %s', (date, reason) => {
    expect(closedReason(hours, date)).toBe(reason);
  });

  it.each([
    [monday, '2026-01-03'],
    ['2026-01-06', monday],
    [saturday, monday],
  ])('before %s was %s', (date, before) => {
    expect(openDayBefore(hours, date)).toBe(before);
    expect(openDayBefore([], monday)).toBe(sunday);
  });

  it('is closed whatever it is while no opening hours are known', () => {
    expect(closedReason([], monday)).toBe('The clinic is closed on Mondays.');
  });
});

describe('a time at the clinic', () => {
  const onMondays =
    'On Mondays the clinic is open 9:00 AM – 1:00 PM and 4:00 PM – 8:00 PM; a visit takes 30 minutes.';

  it.each([
    [monday, '09:00', undefined],
    [monday, '08:55', onMondays],
    [monday, '12:30', undefined],
    [monday, '12:35', onMondays],
    [monday, '14:00', onMondays],
    [monday, '19:30', undefined],
    [monday, '23:45', onMondays],
    [saturday, '14:00', 'On Saturdays the clinic is open 9:00 AM – 2:00 PM; a visit takes 30 minutes.'],
    [sunday, '13:00', 'The clinic is closed on Sundays.'],
  ])('%s at %s: %s', (date, time, reason) => {
    expect(outsideHours({ hours, date, time, duration: 30 })).toBe(reason);
  });
});
