import { expect, test } from 'vitest';
import { formatAge, formatBytes } from './sizes.ts';

const HOUR = 60 * 60_000;
const MB = 1024 * 1024;

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [820, '820 bytes'],
  [1024, '1 kB'],
  [480 * 1024, '480 kB'],
  [MB - 1, '1.0 MB'],
  [MB, '1.0 MB'],
  [3.24 * MB, '3.2 MB'],
  [480 * MB, '480 MB'],
  [1024 * MB - 1, '1.0 GB'],
  [1024 * MB, '1.0 GB'],
  [1204 * MB, '1.2 GB'],
  [240 * 1024 * MB, '240 GB'],
  [1500 * 1024 * MB, '1,500 GB'],
])('%d bytes are said in the unit that people use: %s', (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  [HOUR - 1, 'less than an hour ago'],
  [HOUR, '1 hour ago'],
  [3.9 * HOUR, '3 hours ago'],
  [47 * HOUR, '47 hours ago'],
  [48 * HOUR, '2 days ago'],
  [80 * HOUR, '3 days ago'],
])('an age of %d milliseconds is said in hours for two days, then in days: %s', (age, words) => {
  expect(formatAge(age)).toBe(words);
});
