import { expect, it } from 'vitest';
import { mostAtOnce } from './at-once.ts';

const visit = (from: number, to: number) => ({
  start: new Date(2026, 0, 5, 0, from),
  end: new Date(2026, 0, 5, 0, to),
});

it.each([
  ['no visits', [], 0],
  ['visits one after the other', [visit(0, 30), visit(30, 60)], 1],
  ['three of four beside each other', [visit(0, 30), visit(15, 45), visit(20, 25), visit(45, 60)], 3],
])('of %s as many stand beside each other as the widest hour has', (_, visits, most) => {
  expect(mostAtOnce(visits)).toBe(most);
});
