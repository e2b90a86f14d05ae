import { describe, expect, it } from 'vitest';
import { clinicInstant } from '../clinic-calendar.ts';
import { endingDays, isQuiet, missedDue, reminderDue, reminderKey } from './reminder-rules.ts';

const INDIA = 'Asia/Kolkata';
const BERLIN = 'Europe/Berlin';
/** "2026-01-05 15:30" on the clock of the zone. */
const at = (moment: string, zone = INDIA): Date => {
  const [date = '', time = ''] = moment.split(' ');
  return clinicInstant(date, time, zone);
};
const LONG_AGO = '2026-01-01 10:00';

describe('the reminder of the day before', () => {
  it.each([
    ['2026-01-04 15:29', LONG_AGO, false, 'a minute early'],
    ['2026-01-04 15:30', LONG_AGO, true, '24 hours before'],
    ['2026-01-05 03:00', LONG_AGO, true, 'at night too'],
    ['2026-01-05 09:30', LONG_AGO, true, '6 hours before'],
    ['2026-01-05 09:31', LONG_AGO, false, 'too late'],
    ['2026-01-05 16:00', LONG_AGO, false, 'past'],
    ['2026-01-04 22:00', '2026-01-04 10:01', false, 'moved less than 12 hours ago'],
    ['2026-01-04 22:01', '2026-01-04 10:01', true, 'moved 12 hours ago'],
    ['2026-01-05 09:30', '2026-01-04 22:00', false, 'confirmed in the evening before'],
  ])('%s, confirmed %s: %s (%s)', (now, settled, due) => {
    const visit = { startsAt: at('2026-01-05 15:30'), settledAt: at(settled) };
    expect(reminderDue('reminder-24h', visit, at(now), INDIA)).toBe(due);
  });
});

describe('the reminder two hours before', () => {
  it.each([
    ['2026-01-05 15:30', '2026-01-05 13:29', false],
    ['2026-01-05 15:30', '2026-01-05 13:30', true],
    ['2026-01-05 15:30', '2026-01-05 15:00', true],
    ['2026-01-05 15:30', '2026-01-05 15:01', false],
    ['2026-01-05 09:00', '2026-01-05 07:59', false],
    ['2026-01-05 09:00', '2026-01-05 08:00', true],
    ['2026-01-05 08:20', '2026-01-05 07:50', false],
    ['2026-01-05 22:45', '2026-01-05 20:59', true],
    ['2026-01-05 22:45', '2026-01-05 21:00', false],
    ['2026-01-06 00:30', '2026-01-05 23:00', false],
  ])('of a visit at %s is due at %s: %s', (start, now, due) => {
    const visit = { startsAt: at(start), settledAt: at(LONG_AGO) };
    expect(reminderDue('reminder-2h', visit, at(now), INDIA)).toBe(due);
  });
});

describe('the reminder two hours before a visit that was settled lately', () => {
  it.each([
    ['2026-01-05 10:31', '2026-01-05 13:30', false, 'less than 3 hours ago'],
    ['2026-01-05 10:30', '2026-01-05 13:30', true, '3 hours ago'],
    ['2026-01-05 12:00', '2026-01-05 14:59', false, 'at noon, still too lately'],
    ['2026-01-05 12:00', '2026-01-05 15:00', true, 'at noon, 3 hours later'],
    ['2026-01-05 14:00', '2026-01-05 15:00', false, 'an hour ago'],
  ])('confirmed or moved %s, at %s: %s (%s)', (settled, now, due) => {
    const visit = { startsAt: at('2026-01-05 15:30'), settledAt: at(settled) };
    expect(reminderDue('reminder-2h', visit, at(now), INDIA)).toBe(due);
  });
});

describe('on days on which the clocks are moved', () => {
  it.each([
    // The clock goes forward, 02:00 becomes 03:00: the day has 23 hours, so 24 hours before 15:30 it was 14:30.
    ['2027-03-28 15:30', '2027-03-27 14:29', false],
    ['2027-03-28 15:30', '2027-03-27 14:30', true],
    ['2027-03-28 15:30', '2027-03-28 09:30', true],
    // The clock goes back, 03:00 becomes 02:00: the day has 25 hours, so 24 hours before 15:30 it was 16:30.
    ['2026-10-25 15:30', '2026-10-24 16:29', false],
    ['2026-10-25 15:30', '2026-10-24 16:30', true],
    ['2026-10-25 15:30', '2026-10-25 09:31', false],
  ])('the visit at %s is 24 hours away or less at %s: %s', (start, now, due) => {
    const visit = { startsAt: at(start, BERLIN), settledAt: at(LONG_AGO, BERLIN) };
    expect(reminderDue('reminder-24h', visit, at(now, BERLIN), BERLIN)).toBe(due);
  });

  it.each([
    ['2027-03-27T20:00:00Z', true], // 21:00, the evening before the change
    ['2027-03-28T05:59:00Z', true], // 07:59, in summer time
    ['2027-03-28T06:00:00Z', false], // 08:00
    ['2026-10-24T19:00:00Z', true], // 21:00, in summer time
    ['2026-10-25T06:59:00Z', true], // 07:59, in winter time
    ['2026-10-25T07:00:00Z', false], // 08:00
  ])('%s is quiet: %s', (now, quiet) => {
    expect(isQuiet(new Date(now), BERLIN)).toBe(quiet);
  });

  it('counts two hours as two hours', () => {
    const visit = { startsAt: at('2027-03-28 09:30', BERLIN), settledAt: at(LONG_AGO, BERLIN) };
    expect(reminderDue('reminder-2h', visit, at('2027-03-28 08:00', BERLIN), BERLIN)).toBe(true);
  });
});

describe('the letter after a missed visit', () => {
  it.each([
    ['2026-01-05 16:29', false, 'within the hour'],
    ['2026-01-05 16:30', true, 'an hour later'],
    ['2026-01-05 21:00', false, 'at night'],
    ['2026-01-06 08:00', true, 'in the morning'],
    ['2026-01-06 15:31', false, 'a day later'],
  ])('is due at %s: %s (%s)', (now, due) => {
    const visit = { startsAt: at('2026-01-05 15:00'), recordedAt: at('2026-01-05 15:30') };
    expect(missedDue(visit, at(now), INDIA)).toBe(due);
  });

  it('is not written about a visit of weeks ago', () => {
    const visit = { startsAt: at('2025-12-20 15:00'), recordedAt: at('2026-01-05 15:30') };
    expect(missedDue(visit, at('2026-01-05 17:00'), INDIA)).toBe(false);
  });
});

describe('the letter before a program ends', () => {
  it('is written seven days before, after an outage a little later, and never at night', () => {
    expect(endingDays(at('2026-01-05 09:00'), INDIA)).toEqual({ from: '2026-01-09', to: '2026-01-12' });
    expect(endingDays(at('2026-01-05 07:00'), INDIA)).toBeUndefined();
  });
});

it('is one reminder for each visit, start and kind', () => {
  const start = at('2026-01-05 15:30');
  expect(reminderKey('v', start, 'reminder-2h')).toBe('v:2026-01-05T10:00:00.000Z:reminder-2h');
});
