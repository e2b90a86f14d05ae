import type { Appointment } from '@clinic/contract/scheduling/appointments';
import type { AppointmentEvent } from '@clinic/ui/calendar/appointment-events.tsx';
import {
  calendarDay,
  drawnView,
  rangeTitle,
  visibleDays,
  wallClockAt,
} from '@clinic/ui/calendar/calendar-days.ts';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate } from '../forms/days.ts';
import { deskEventsOf, eventStyleOf } from './calendar-events.ts';
import { movable } from './useDrag.ts';
import { pressed } from './pressed-slot.ts';
import { timeErrors } from './time-errors.ts';

const person = (name: string) => ({ id: name, name });
const appointment: Appointment = {
  _id: '1',
  id: '1',
  createdAt: '',
  updatedAt: '',
  doctor: person('Dr Asha Mehta'),
  client: person('Meera Patel'),
  assistant: null,
  date: '2026-01-05',
  time: '10:30',
  duration: 45,
  appointmentType: 'Cash',
  status: 'requested',
  clientNotes: '',
  assistantNotes: '',
  confirmedDate: null,
  confirmedTime: null,
  start: '2026-01-05T05:00:00.000Z',
  end: '2026-01-05T05:45:00.000Z',
  planType: null,
  changes: [],
  outcome: null,
  outcomeAt: null,
  outcomeMissing: false,
  heldUntil: null,
  askedMove: null,
  joinLink: null,
  hoursReason: '',
  wantsEarlierSince: null,
  version: 1,
};
const eventsOfVisit = (more: Partial<Appointment> = {}) =>
  deskEventsOf({ ...appointment, ...more }) as [AppointmentEvent, AppointmentEvent?];
const clock = (date: Date) => [dayOfDate(date), date.getHours(), date.getMinutes()];

describe('the calendar', () => {
  it('draws an appointment at the hour of the clinic, in a browser of any zone', () => {
    const [{ start, end, title }] = eventsOfVisit();
    expect(clock(start)).toEqual(['2026-01-05', 10, 30]);
    expect(clock(end)).toEqual(['2026-01-05', 11, 15]);
    expect(title).toBe('Requested: Meera Patel with Dr Asha Mehta');
  });

  it('draws a confirmed one at its confirmed time', () => {
    const [{ start }] = eventsOfVisit({ confirmedDate: '2026-01-06', confirmedTime: '16:00' });
    expect(clock(start)).toEqual(['2026-01-06', 16, 0]);
  });

  it('draws where a client asks to move a visit beside the visit, as what is asked for and cannot be carried', () => {
    const [visit, wish] = eventsOfVisit({
      status: 'confirmed',
      end: '2999-01-05T05:45:00.000Z',
      askedMove: { date: '2026-01-08', time: '09:00', heldUntil: null },
    });
    expect([visit, wish].map((one) => [one?.title, one && clock(one.start), one && movable(one)])).toEqual([
      ['Confirmed: Meera Patel with Dr Asha Mehta', ['2026-01-05', 10, 30], true],
      ['Asked to move here: Meera Patel with Dr Asha Mehta', ['2026-01-08', 9, 0], false],
    ]);
    expect(wish && clock(wish.end)).toEqual(['2026-01-08', 9, 45]);
    const [asked, requested] = [wish, eventsOfVisit()[0]].map(
      (one) => one && eventStyleOf(new Map())(one).style,
    );
    expect(asked).toMatchObject({
      backgroundColor: requested?.backgroundColor,
      border: expect.stringContaining('dashed'),
    });
  });

  it('knows the hour of the clinic now', () => {
    expect(clock(wallClockAt(new Date('2026-01-05T20:00:00Z'), 'Asia/Kolkata'))).toEqual([
      '2026-01-06',
      1,
      30,
    ]);
  });

  it('draws a week on a phone as a list of its seven days', () => {
    const date = new Date(2026, 0, 7);
    const drawn = drawnView('week', date, true);
    expect({ ...drawn, date: calendarDay(drawn.date) }).toEqual({
      view: 'agenda',
      date: '2026-01-04',
      length: 6,
    });
    expect(drawnView('week', date, false)).toMatchObject({ view: 'week', date });
    expect(drawnView('agenda', date, true)).toMatchObject({ view: 'agenda', date, length: 30 });
  });

  it.each([
    ['month', '2025-12-28', '2026-01-31', 'January 2026'],
    ['week', '2026-01-04', '2026-01-10', '04 Jan – 10 Jan 2026'],
    ['day', '2026-01-05', '2026-01-05', 'Monday, 05 Jan 2026'],
    ['agenda', '2026-01-05', '2026-02-04', '05 Jan – 04 Feb 2026'],
  ] as const)('reads only the days that the %s shows', (view, from, to, title) => {
    const day = dateOfDay('2026-01-05') ?? new Date(0);
    expect(visibleDays(view, day)).toEqual({ from, to });
    expect(rangeTitle(view, day)).toBe(title);
  });
});

describe('a day and time for an appointment', () => {
  it.each([
    ['', '', { date: 'Please choose a date.', time: 'Please choose a time.' }],
    ['2026-01-04', '10:30', { date: 'Please choose today or a later day.' }],
    [
      '2026-01-05',
      '10:32',
      { time: 'Please choose a time on a multiple of five minutes, such as 9:30 AM or 9:35 AM.' },
    ],
    ['2026-01-05', '10:35', {}],
  ])('%j %j', (date, time, errors) => {
    expect(timeErrors({ date, time }, '2026-01-05')).toEqual(errors);
  });
});

describe('a press on empty time', () => {
  const start = new Date(2026, 0, 5, 10, 30);
  const end = new Date(2026, 0, 5, 10, 45);
  const slot = { start, end, action: 'click' as const };
  const asha = { id: 'd1' };

  it.each([
    ['in the column of a doctor', { ...slot, resourceId: 'd2' }, [asha, { id: 'd2' }], 'd2'],
    [
      'where there are no columns, of several doctors',
      { ...slot, resourceId: null },
      [asha, { id: 'd2' }],
      undefined,
    ],
    ['where only one is shown', { ...slot, resourceId: null }, [asha], 'd1'],
  ])('%s', (_where, drawn, shown, doctor) => {
    const booking = pressed(drawn, shown);
    expect(booking).toEqual({ date: '2026-01-05', time: '10:30', ...(doctor && { doctor }) });
  });

  it('has a length only where it was drawn', () => {
    const drawn = { ...slot, end: new Date(2026, 0, 5, 11, 15), action: 'select' as const };
    expect(pressed(drawn, [asha])).toMatchObject({ duration: 45 });
  });
});
