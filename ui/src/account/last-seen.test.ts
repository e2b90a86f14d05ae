import { describe, expect, it } from 'vitest';
import { lastSeen } from './last-seen.ts';

const NOW = new Date('2026-01-06T10:00:00.000Z');

describe('when a device was last seen', () => {
  it.each([
    ['2026-01-06T10:00:30.000Z', 'less than 5 minutes ago'],
    ['2026-01-06T09:55:01.000Z', 'less than 5 minutes ago'],
    ['2026-01-06T09:55:00.000Z', '5 minutes ago'],
    ['2026-01-06T09:00:01.000Z', '59 minutes ago'],
    ['2026-01-06T09:00:00.000Z', 'today, 2:30 PM'],
    ['2026-01-05T18:30:00.000Z', 'today, 12:00 AM'],
    ['2026-01-05T18:29:00.000Z', '05 Jan 2026, 11:59 PM'],
  ])('%s is %s at the clinic', (at, words) => expect(lastSeen(at, NOW, 'Asia/Kolkata')).toBe(words));
});
