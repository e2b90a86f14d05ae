import { describe, expect, it } from 'vitest';
import { freeSpans, joined, overlaps, type TimeSpan } from './time-spans.ts';

/** Makes a span between two minutes. */
const span = (start: number, end: number): TimeSpan => ({
  start: new Date(start * 60_000),
  end: new Date(end * 60_000),
});
const minutes = (spans: readonly TimeSpan[]) =>
  spans.map(({ start, end }) => [start.getTime() / 60_000, end.getTime() / 60_000]);

describe('stretches of time', () => {
  it('share time only when one begins before the other ends', () => {
    expect(overlaps(span(0, 10), span(10, 20))).toBe(false);
    expect(overlaps(span(10, 20), span(0, 10))).toBe(false);
    expect(overlaps(span(0, 11), span(10, 20))).toBe(true);
    expect(overlaps(span(0, 30), span(10, 20))).toBe(true);
  });

  it.each<[string, TimeSpan[], number[][]]>([
    ['none', [], []],
    ['those that touch as one', [span(10, 20), span(0, 10)], [[0, 20]]],
    ['those that overlap as one', [span(0, 15), span(10, 20)], [[0, 20]]],
    ['one inside another as the larger', [span(0, 30), span(10, 20)], [[0, 30]]],
    [
      'those apart as they are, rising',
      [span(30, 40), span(0, 10)],
      [
        [0, 10],
        [30, 40],
      ],
    ],
    ['no empty ones', [span(5, 5), span(10, 20)], [[10, 20]]],
  ])('are joined: %s', (_, spans, expected) => {
    expect(minutes(joined(spans))).toEqual(expected);
  });

  it('are not changed by joining', () => {
    const first = span(0, 10);
    joined([first, span(5, 20)]);
    expect(minutes([first])).toEqual([[0, 10]]);
  });

  it.each<[string, TimeSpan[], number[][]]>([
    [
      'nothing is taken',
      [],
      [
        [0, 60],
        [100, 160],
      ],
    ],
    [
      'one in the middle',
      [span(20, 30)],
      [
        [0, 20],
        [30, 60],
        [100, 160],
      ],
    ],
    [
      'both ends',
      [span(0, 10), span(50, 60)],
      [
        [10, 50],
        [100, 160],
      ],
    ],
    ['all of one', [span(0, 60)], [[100, 160]]],
    [
      'over both',
      [span(50, 110)],
      [
        [0, 50],
        [110, 160],
      ],
    ],
    ['beyond everything', [span(-10, 200)], []],
    [
      'only beside',
      [span(60, 100), span(160, 170)],
      [
        [0, 60],
        [100, 160],
      ],
    ],
    [
      'in any order, over one another',
      [span(40, 50), span(10, 45), span(12, 14)],
      [
        [0, 10],
        [50, 60],
        [100, 160],
      ],
    ],
    [
      'an empty one',
      [span(30, 30)],
      [
        [0, 60],
        [100, 160],
      ],
    ],
  ])('leave free: %s', (_, blocks, expected) => {
    expect(minutes(freeSpans([span(0, 60), span(100, 160)], blocks))).toEqual(expected);
  });
});
