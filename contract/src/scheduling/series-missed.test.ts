import { describe, expect, it } from 'vitest';
import { missedTwice, restAfterTwoMisses } from './series-missed.ts';
import type { Outcome } from './visit-outcome.ts';

const SERIES = { id: 's', of: 5 };

/** Visits of five weeks: `-` missed, `+` completed, `x` cancelled, `.` to come. */
const weeks = (signs: string, id = SERIES.id) =>
  [...signs].map((sign, at) => ({
    id: `${id}${at}`,
    start: `2026-01-0${at + 1}T05:00:00.000Z`,
    status: sign === 'x' ? ('cancelled' as const) : ('confirmed' as const),
    outcome: ({ '-': 'no_show', '+': 'completed' } as Partial<Record<string, Outcome>>)[sign] ?? null,
    series: { ...SERIES, id, n: at + 1 },
  }));

describe('a series whose client stays away', () => {
  it.each([
    ['--...', 1, ['s2', 's3', 's4']],
    ['+--..', 2, ['s3', 's4']],
    ['-x-..', 2, ['s3', 's4']],
    ['--.x.', 1, ['s2', 's4']],
    ['-+-..', 2, []],
    ['-....', 0, []],
    ['+-...', 1, []],
    ['-.-..', 2, []],
    ['---', 1, []],
    ['--', 1, []],
  ])('%s: after visit %i is missed, the rest is %j', (signs, at, rest) => {
    const visits = weeks(signs);
    const missed = visits[at];
    if (!missed) throw new Error('No such visit');
    expect(restAfterTwoMisses(missed, visits.toReversed()).map(({ id }) => id)).toEqual(rest);
  });

  it('counts neither visits of another series nor single ones', () => {
    const [missed, ...later] = weeks('-...').map((visit, at) => ({ ...visit, start: `2026-02-0${at + 1}` }));
    if (!missed) throw new Error('No such visit');
    const single = { ...missed, id: 'single', start: '2026-01-20', series: undefined };
    expect(restAfterTwoMisses(missed, [missed, ...later, ...weeks('--', 'other'), single])).toEqual([]);
    expect(restAfterTwoMisses(single, [single, missed])).toEqual([]);
  });
});

describe('a series that the desk is asked about', () => {
  /** The start of a day; the visits are in the morning of the first days of the month. */
  const at = (day: number) => `2026-01-0${day}T00:00:00.000Z`;

  it.each([
    ['--...', 3, { last: 's1', before: 's0', rest: ['s2', 's3', 's4'] }],
    ['--...', 5, { last: 's1', before: 's0', rest: ['s4'] }],
    ['+--..', 4, { last: 's2', before: 's1', rest: ['s3', 's4'] }],
    ['-x-..', 4, { last: 's2', before: 's0', rest: ['s3', 's4'] }],
    ['---..', 4, { last: 's2', before: 's1', rest: ['s3', 's4'] }],
    ['--+..', 4, null],
    ['--xxx', 3, null],
    ['--...', 6, null],
    ['--', 3, null],
    ['-.-..', 4, null],
    ['-....', 2, null],
    ['.....', 1, null],
  ])('%s on day %i: %j', (signs, day, expected) => {
    const found = missedTwice(weeks(signs).toReversed(), at(day));
    const said = found && {
      last: found.last.id,
      before: found.before.id,
      rest: found.rest.map(({ id }) => id),
    };
    expect(said).toEqual(expected);
  });
});
