import { format, getDay, startOfWeek } from 'date-fns';
import { dateFnsLocalizer, type DateLocalizer } from 'react-big-calendar';
import { describe, expect, it } from 'vitest';
import { withQuickDays } from './quick-days.ts';

type Known = Record<
  'inEventRange' | 'isSameDate' | 'inRange' | 'diff' | 'ceil' | 'startOf',
  (...given: unknown[]) => unknown
> & { sortEvents: (pair: unknown) => number };

const own = (): DateLocalizer => dateFnsLocalizer({ format, getDay, startOfWeek, locales: {} });
const slow = own() as unknown as Known;
const quick = withQuickDays(own()) as unknown as Known;

const at = (text: string) => new Date(text);
// Moments around midnight, the ends of months and years, and changes of the clock.
const moments = [
  '2026-02-28T23:55',
  '2026-03-01T00:00',
  '2026-03-01T00:05',
  '2026-03-29T01:30',
  '2026-03-29T12:00',
  '2026-10-25T00:00',
  '2026-10-25T23:59',
  '2026-10-26T00:00',
  '2026-12-31T23:30',
  '2027-01-01T00:00',
].map(at);
const stretches = moments.map((start) => ({ start, end: new Date(start.getTime() + 30 * 60_000) }));

describe('the days of appointments are the same days, only sooner', () => {
  it('of a moment', () => {
    for (const moment of moments) {
      expect(quick.ceil(moment, 'day')).toEqual(slow.ceil(moment, 'day'));
      expect(quick.startOf(moment, 'day')).toEqual(slow.startOf(moment, 'day'));
      expect(quick.startOf(moment, 'month')).toEqual(slow.startOf(moment, 'month'));
    }
  });

  it('of two moments', () => {
    for (const one of moments)
      for (const other of moments) {
        expect(quick.isSameDate(one, other)).toBe(slow.isSameDate(one, other));
        expect(quick.diff(one, other, 'day')).toBe(slow.diff(one, other, 'day'));
        expect(quick.diff(one, other, 'minutes')).toBe(slow.diff(one, other, 'minutes'));
      }
  });

  it('of an appointment and the days that are shown', () => {
    const [first, last] = [at('2026-03-01T00:00'), at('2026-10-25T00:00')];
    for (const event of stretches) {
      const asked = { event, range: { start: first, end: last } };
      expect(quick.inEventRange(asked)).toBe(slow.inEventRange(asked));
      for (const day of moments)
        expect(quick.inRange(day, event.start, event.end, 'day')).toBe(
          slow.inRange(day, event.start, event.end, 'day'),
        );
    }
  });

  it('and they stand in the same order', () => {
    const sorted = ({ sortEvents }: Known) =>
      stretches.toReversed().toSorted((evtA, evtB) => sortEvents({ evtA, evtB }));
    expect(sorted(quick)).toEqual(sorted(slow));
  });
});
