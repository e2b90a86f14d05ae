import { describe, expect, it } from 'vitest';
import { areNotes, sumOfNotes, tillSums } from './tills.ts';

const inwards = (amount: number) => ({ direction: 'in', amount }) as const;
const outwards = (amount: number) => ({ direction: 'out', amount }) as const;

describe('The drawer', () => {
  it.each([
    ['nothing happened', 0, 0, [], [], 0, 0],
    ['only the float lies in it', 50_000, 50_000, [], [], 50_000, 0],
    ['cash came in, and the count is right', 50_000, 168_000, [inwards(118_000)], [], 168_000, 0],
    ['a note is missing', 50_000, 158_000, [inwards(118_000)], [], 168_000, -10_000],
    ['there is a rupee too much', 0, 118_100, [inwards(118_000)], [], 118_000, 100],
    ['money was paid back', 0, 68_000, [inwards(118_000), outwards(50_000)], [], 68_000, 0],
    ['cash was taken to the bank', 0, 18_050, [inwards(118_050)], [outwards(100_000)], 18_050, 0],
    ['a float was put in', 0, 70_000, [inwards(20_000)], [inwards(50_000)], 70_000, 0],
    ['more went out than came in', 0, 0, [], [outwards(5000)], -5000, 5000],
  ])('says what should be in it when %s', (_, opening, counted, rows, moves, expected, difference) => {
    expect(tillSums({ opening, counted, rows, moves })).toMatchObject({ expected, difference });
  });

  it('keeps clients apart from what was moved', () => {
    const rows = [inwards(300), inwards(200), outwards(50)];
    const moves = [inwards(1000), outwards(400), outwards(1)];
    expect(tillSums({ opening: 10, counted: 1059, rows, moves })).toEqual({
      cashIn: 500,
      cashOut: 50,
      movedIn: 1000,
      movedOut: 401,
      expected: 1059,
      difference: 0,
    });
  });

  it('adds up notes', () => {
    expect(sumOfNotes({ 500: 3, 20: 2, 1: 4 })).toBe(1544);
    expect(sumOfNotes({})).toBe(0);
  });

  it.each([
    [{ 2000: 1 }],
    [{ 500: -1 }],
    [{ 500: 1.5 }],
    [{ 500: '3' }],
    [{ 500: 100_000 }],
    [[]],
    [null],
    ['500'],
  ])('refuses %j as notes', (notes) => expect(areNotes(notes)).toBe(false));

  it('accepts whole pieces of notes that are in use', () => {
    expect(areNotes({ 500: 0, 1: 99_999 })).toBe(true);
  });
});
