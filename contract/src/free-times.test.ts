import { describe, expect, it } from 'vitest';
import { effectiveSpan } from './appointment-rules.ts';
import { freeDays, type FreeTimesQuestion } from './free-times.ts';

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
