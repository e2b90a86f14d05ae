import { describe, expect, it } from 'vitest';
import { clinicInstant, weekdayOf } from '../clinic-calendar.ts';
import { heldUntil } from './held-until.ts';

const zone = 'Asia/Kolkata';
const at = (date: string, time: string) => clinicInstant(date, time, zone);
/** Monday, 5 January 2026. */
const MONDAY = '2026-01-05';
const SATURDAY = '2026-01-10';
const NEXT_MONDAY = '2026-01-12';

describe('a request holds its time', () => {
  const far = at('2026-03-01', '10:00');
  /** Open from nine to six, except on Sundays and on the days of a closure. */
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

  it.each<[string, Date, Date]>([
    ['asked for before the clinic opens', at(MONDAY, '05:37'), at(MONDAY, '09:00')],
    ['asked for half an hour before', at(MONDAY, '10:00'), at(MONDAY, '10:30')],
    ['asked for before a Sunday', at(SATURDAY, '12:17'), at(NEXT_MONDAY, '09:30')],
  ])('never beyond its own start: %s', (_, now, startsAt) => {
    expect(held(now, { startsAt })).toEqual(startsAt);
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
