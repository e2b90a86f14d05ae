import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  clinicDateTime,
  clinicInstant,
  clinicToday,
  daysBetween,
  formatDay,
  formatDays,
  formatDayTime,
  formatInvoiceDate,
  formatMoment,
  formatTime,
  formatTimes,
  formatWeekday,
  isRealDate,
  isTime,
  isTimeZone,
  minutesOf,
  weekdayName,
  weekdayOf,
  zoneName,
} from './clinic-calendar.ts';

const india = 'Asia/Kolkata';
const berlin = 'Europe/Berlin';

const anyDay = fc
  .integer({ min: Date.UTC(1950, 0, 1) / 86_400_000, max: Date.UTC(2150, 0, 1) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

describe('days and times', () => {
  it.each(['2026-01-31', '2024-02-29', '2000-02-29', '1950-12-01'])('%s is a day', (date) => {
    expect(isRealDate(date)).toBe(true);
  });

  it.each(['2026-02-30', '2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '0000-01-01'])(
    '%s does not exist',
    (date) => {
      expect(isRealDate(date)).toBe(false);
    },
  );

  it.each([
    '2026-1-5',
    '05-01-2026',
    '2026-01-05T00:00:00Z',
    ' 2026-01-05',
    '2026-01-05\n',
    '२०२६-०१-०५',
    '',
  ])('%j is not written as a day', (date) => {
    expect(isRealDate(date)).toBe(false);
  });

  it.each(['00:00', '09:05', '19:30', '23:59'])('%s is a time', (time) => {
    expect(isTime(time)).toBe(true);
  });

  it.each(['24:00', '9:05', '12:60', '12:30:00', '12.30', '12:30\n', ''])('%j is no time', (time) => {
    expect(isTime(time)).toBe(false);
  });

  it('counts the minutes of a day', () => {
    expect(minutesOf('00:00')).toBe(0);
    expect(minutesOf('15:30')).toBe(930);
    expect(minutesOf('23:59')).toBe(1439);
  });

  it('knows time zones by name', () => {
    expect(isTimeZone(india)).toBe(true);
    expect(isTimeZone('UTC')).toBe(true);
    expect(isTimeZone('Asia/Nowhere')).toBe(false);
    expect(isTimeZone('')).toBe(false);
  });
});

describe('the clinic’s clock', () => {
  it('has already a new day in India while London still has the old one', () => {
    const now = new Date('2026-01-05T18:30:00Z');
    expect(clinicToday(now, india)).toBe('2026-01-06');
    expect(clinicToday(now, 'Europe/London')).toBe('2026-01-05');
  });

  it('shows half an hour past the hour of UTC', () => {
    expect(clinicInstant('2026-01-05', '15:30', india).toISOString()).toBe('2026-01-05T10:00:00.000Z');
    expect(clinicDateTime(new Date('2026-01-05T10:00:59Z'), india)).toEqual({
      date: '2026-01-05',
      time: '15:30',
    });
  });

  it.each([
    ['winter', '2026-01-15', '10:00', '2026-01-15T09:00:00.000Z'],
    ['summer', '2026-07-15', '10:00', '2026-07-15T08:00:00.000Z'],
    ['the last minute of winter time', '2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['a time that the clock skips', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['the first minute of summer time', '2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    ['a time that the clock shows twice', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['the first minute after it', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
  ])('follows daylight saving: %s', (_name, date, time, instant) => {
    expect(clinicInstant(date, time, berlin).toISOString()).toBe(instant);
  });

  it.each([
    ['America/New_York', '2026-11-01', '01:30', '2026-11-01T05:30:00.000Z'],
    ['America/St_Johns', '2026-01-05', '12:00', '2026-01-05T15:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-05', '00:30', '2026-01-04T10:30:00.000Z'],
    ['UTC', '2026-01-05', '00:30', '2026-01-05T00:30:00.000Z'],
  ])('works in %s', (zone, date, time, instant) => {
    expect(clinicInstant(date, time, zone).toISOString()).toBe(instant);
  });

  it('leads back to the same day and time wherever no clock is changed', () => {
    fc.assert(
      fc.property(anyDay, anyTime, fc.constantFrom(india, 'UTC', 'Asia/Dubai'), (date, time, zone) => {
        expect(clinicDateTime(clinicInstant(date, time, zone), zone)).toEqual({ date, time });
      }),
    );
  });

  it('refuses a zone or a day that does not exist instead of guessing', () => {
    expect(() => clinicToday(new Date(0), 'Asia/Nowhere')).toThrow(RangeError);
    expect(() => clinicInstant('soon', '10:00', india)).toThrow(RangeError);
  });
});

describe('counting days', () => {
  it.each([
    ['2026-01-31', 1, '2026-02-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-01-05', 70, '2026-03-16'],
  ])('%s and %d days is %s', (date, days, result) => {
    expect(addDays(date, days)).toBe(result);
    expect(daysBetween(date, result)).toBe(days);
  });

  it('always comes back', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        expect(daysBetween(date, addDays(date, days))).toBe(days);
        expect(addDays(addDays(date, days), -days)).toBe(date);
      }),
    );
  });

  it('knows the weekday, Sunday being 0', () => {
    expect(weekdayName('2026-01-04')).toBe('Sunday');
    expect(weekdayOf('2026-01-04')).toBe(0);
    expect(weekdayOf('2026-01-05')).toBe(1);
    expect(weekdayOf('2026-01-10')).toBe(6);
  });
});

describe('days and times as people read them', () => {
  it('writes days with the short name of the month', () => {
    expect(formatDay('2026-01-05')).toBe('05 Jan 2026');
    expect(formatDay('2026-09-30')).toBe('30 Sep 2026');
  });

  it.each([
    ['00:00', '12:00 AM'],
    ['09:05', '9:05 AM'],
    ['12:00', '12:00 PM'],
    ['15:30', '3:30 PM'],
    ['18:00', '6:00 PM'],
  ])('%s is %s', (time, text) => {
    expect(formatTime(time)).toBe(text);
  });

  it('writes a weekday, a span of days or times, and a moment in the same style', () => {
    expect(formatWeekday('2026-01-05')).toBe('Monday, 05 Jan 2026');
    expect(formatDays('2026-01-04', '2026-02-10')).toBe('04 Jan – 10 Feb 2026');
    expect(formatDays('2025-12-28', '2026-01-03')).toBe('28 Dec 2025 – 03 Jan 2026');
    expect(formatTimes('09:00', '13:30')).toBe('9:00 AM – 1:30 PM');
    expect(formatMoment({ date: '2026-11-22', time: '18:00' })).toBe('22 Nov 2026, 6:00 PM');
  });

  it.each([
    ['Asia/Kolkata', 'January', 'IST'],
    ['Asia/Kathmandu', 'January', 'GMT+5:45'],
    ['Europe/London', 'January', 'GMT'],
    ['Europe/London', 'July', 'GMT+1'],
    ['UTC', 'January', 'UTC'],
  ])('calls the zone %s in %s %s', (zone, month, name) => {
    expect(zoneName(new Date(`${month} 5, 2026 10:00 UTC`), zone)).toBe(name);
  });

  it('writes the start of an appointment as the dialog does', () => {
    expect(formatDayTime({ date: '2025-01-05', time: '15:30' })).toBe('Jan 05, 2025 03:30 PM');
    expect(formatDayTime({ date: '2025-12-31', time: '10:05' })).toBe('Dec 31, 2025 10:05 AM');
  });

  it('writes the date of an invoice in short Indian form, N/A when there is none', () => {
    expect(formatInvoiceDate('2026-01-05')).toBe('05 Jan 2026');
    expect(formatInvoiceDate('2026-02-30')).toBe('N/A');
    expect(formatInvoiceDate(undefined)).toBe('N/A');
    expect(formatInvoiceDate(null)).toBe('N/A');
    expect(formatInvoiceDate('')).toBe('N/A');
  });
});
