import { describe, expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

describe('how long a person has waited', () => {
  it.each([
    ['2026-01-05T06:00:30.000Z', '0 minutes'],
    ['2026-01-05T05:59:00.000Z', '1 minute'],
    ['2026-01-05T04:00:01.000Z', '119 minutes'],
    ['2026-01-05T04:00:00.000Z', '2 hours'],
    ['2026-01-03T06:00:01.000Z', '47 hours'],
    ['2026-01-03T06:00:00.000Z', '2 days'],
  ])('since %s: %s', (since, words) => {
    expect(waitWords(since, new Date('2026-01-05T06:00:00.000Z'))).toBe(words);
  });
});
