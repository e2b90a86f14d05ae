import type { ClinicHours, TimeOff, WeekRange } from '@clinic/contract/scheduling/hours';
import { describe, expect, it } from 'vitest';
import { isOutsideHours, openOn, outsideSentence } from './doctors-hours.ts';
import { awayNote, shading, timeOffBands } from './desk-hours.ts';

const stored = { _id: '1', id: '1', createdAt: '', updatedAt: '' };
const MONDAY = '2026-11-23';

const off = (from: string, to: string, label: string, doctor: string | null = 'd1'): TimeOff => ({
  ...stored,
  doctor,
  from: { date: MONDAY, time: from },
  to: { date: MONDAY, time: to },
  label,
  version: 1,
});
const range = (from: string, to: string, day = 1): WeekRange => ({ day, from, to, modes: ['clinic'] });

const hoursOf = (ranges: WeekRange[], timeOff: TimeOff[] = [], closures: TimeOff[] = []): ClinicHours => ({
  doctors: [
    {
      doctor: { id: 'd1', name: 'Dr Asha' },
      weeks: [{ ...stored, doctor: 'd1', validFrom: '2026-01-01', ranges, version: 1 }],
      extra: [],
      timeOff,
    },
  ],
  closures,
});

const day = hoursOf([range('09:00', '13:00'), range('16:00', '20:00')], [off('10:00', '11:00', 'Dentist')]);

describe('when a doctor is there', () => {
  it('is the week without breaks and time off', () => {
    expect(openOn(day, 'd1', MONDAY)).toEqual([
      { from: 540, to: 600 },
      { from: 660, to: 780 },
      { from: 960, to: 1200 },
    ]);
  });

  it('is nowhere while the clinic is closed', () => {
    const closed = hoursOf([range('09:00', '13:00')], [], [off('00:00', '23:55', 'Diwali', null)]);
    expect(openOn(closed, 'd1', MONDAY)).toEqual([]);
    expect(awayNote(closed, ['d1'])(MONDAY)).toBe('Closed: Diwali');
  });

  it.each([
    ['09:00', 15, 'Cash', [], undefined],
    ['09:30', 60, 'Cash', [], 'Dr Asha is away then: Dentist.'],
    [
      '19:45',
      60,
      'Cash',
      [],
      '7:45 PM – 8:45 PM is outside the hours of Dr Asha: 9:00 AM – 1:00 PM, 4:00 PM – 8:00 PM.',
    ],
    [
      '05:30',
      15,
      'Cash',
      [],
      '5:30 AM – 5:45 AM is outside the hours of Dr Asha: 9:00 AM – 1:00 PM, 4:00 PM – 8:00 PM.',
    ],
    ['09:00', 15, 'Online', [], 'Dr Asha sees nobody online on Monday, 23 Nov 2026.'],
    [
      '09:00',
      15,
      'Cash',
      [off('00:00', '23:55', 'Annual stocktaking', null)],
      'The clinic is closed on 23 Nov 2026: Annual stocktaking.',
    ],
  ] as const)(
    'is named when a visit is not within it: %s for %i minutes, %s',
    (time, duration, appointmentType, closures, sentence) => {
      const visit = { doctor: 'd1', date: MONDAY, time, duration, appointmentType };
      expect(outsideSentence({ ...day, closures: [...closures] }, visit)).toBe(sentence);
    },
  );

  it.each([
    ['09:00', 60, 'Cash', false],
    ['09:30', 60, 'Cash', true],
    ['12:45', 15, 'Cash', false],
    ['12:45', 30, 'Cash', true],
    ['09:00', 15, 'Online', true],
  ] as const)(
    'a visit at %s for %i minutes (%s): outside is %s',
    (time, duration, appointmentType, outside) => {
      const visit = { doctor: 'd1', date: MONDAY, time, duration, appointmentType };
      expect(isOutsideHours(day, visit)).toBe(outside);
    },
  );

  it('goes on over midnight where two ranges touch', () => {
    const night = hoursOf([range('22:00', '24:00'), range('00:00', '02:00', 2)]);
    const visit = { doctor: 'd1', date: MONDAY, duration: 60, appointmentType: 'Cash' } as const;
    expect(isOutsideHours(night, { ...visit, time: '23:30' })).toBe(false);
    expect(isOutsideHours(hoursOf([range('22:00', '24:00')]), { ...visit, time: '23:30' })).toBe(true);
  });
});

describe('the calendar', () => {
  it('is grey where none of the shown doctors is there', () => {
    const { slot } = shading(day, ['d1']);
    const at = (time: string) => slot(new Date(`${MONDAY}T${time}`));
    expect(at('08:45')).toEqual({ className: 'outside-hours' });
    expect(at('09:00')).toEqual({});
    expect(at('10:30')).toEqual({ className: 'outside-hours' });
  });

  it('names time off where it takes working time', () => {
    const shown = { from: MONDAY, to: MONDAY, doctors: ['d1'], columns: false };
    expect(timeOffBands(day, shown)).toMatchObject([
      { title: 'Dr Asha: Dentist', start: new Date(`${MONDAY}T10:00`), end: new Date(`${MONDAY}T11:00`) },
    ]);
    expect(timeOffBands(day, { ...shown, columns: true })).toMatchObject([
      { title: 'Dentist', resourceId: 'd1' },
    ]);
    expect(timeOffBands(hoursOf([range('09:00', '10:00')], [off('12:00', '13:00', 'x')]), shown)).toEqual([]);
  });
});
