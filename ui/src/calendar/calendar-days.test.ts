import { describe, expect, it } from 'vitest';
import { addressWith, calendarDay, placeIn, rangeTitle, wallClock } from './calendar-days.ts';

const day = (date: string) => wallClock({ date, time: '00:00' });
const today = '2026-11-22';

describe('where a calendar stands, in the address', () => {
  const place = (address: string) => {
    const { view, date } = placeIn(new URLSearchParams(address), 'month', today);
    return [view, calendarDay(date)];
  };

  it.each([
    ['', ['month', today]],
    ['view=week&date=2026-12-01', ['week', '2026-12-01']],
    ['view=year&date=2026-02-30', ['month', today]],
  ])('"%s"', (address, expected) => {
    expect(place(address)).toEqual(expected);
  });

  it('goes on from what is there, and does not name today', () => {
    const address = new URLSearchParams('view=week');
    const next = addressWith(address, { date: day('2026-12-01') }, today);
    expect(next.toString()).toBe('view=week&date=2026-12-01');
    expect(addressWith(next, { view: 'day', date: day(today) }, today).toString()).toBe('view=day');
  });
});

it('says what it shows in the style of every other day', () => {
  expect(rangeTitle('day', day(today))).toBe('Sunday, 22 Nov 2026');
  expect(rangeTitle('week', day(today))).toBe('22 Nov – 28 Nov 2026');
  expect(rangeTitle('week', day('2026-12-29'))).toBe('27 Dec 2026 – 02 Jan 2027');
  expect(rangeTitle('month', day(today))).toBe('November 2026');
});
