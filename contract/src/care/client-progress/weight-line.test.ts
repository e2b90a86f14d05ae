import { describe, expect, it } from 'vitest';
import { addDays } from '../../clinic-calendar.ts';
import type { ProgressRow } from './progress-input.ts';
import type { OwnGoal } from './progress-goal.ts';
import { aWeekFrom, aWeekUntil, onLine, weightLine } from './weight-line.ts';
import { ownPaceWords, paceWords } from './weight-line-words.ts';

const TODAY = '2026-03-31';
const row = (ago: number, value: number, more: Partial<ProgressRow> = {}): ProgressRow => {
  const day = addDays(TODAY, -ago);
  const at = `${day}T06:00:00.000Z`;
  return { kind: 'weight', day, value, diastolic: null, source: 'client', at, ...more };
};
const rows = (...weights: [number, number][]) => weights.map(([ago, value]) => row(ago, value));
function lineOf(weighings: ProgressRow[]) {
  const line = weightLine(weighings, TODAY);
  if (!line) throw new Error('There is no line.');
  return line;
}
const STRAIGHT = rows([21, 83], [14, 82], [7, 81], [0, 80]);

describe('the weight line', () => {
  it('goes through the weights, and is as unsure as four of them are', () => {
    const line = weightLine(STRAIGHT, TODAY);
    // These points have no spread of their own: the usual 0.5 kg with six of eight degrees of freedom remains. Their
    // squared distance is 245 square days.
    const spread = Math.sqrt((6 * 0.25) / 8);
    const error = (7 * spread) / Math.sqrt(245);
    expect(line).toMatchObject({ from: addDays(TODAY, -21), to: TODAY, weighings: 4, freedom: 8 });
    expect(line?.aWeek).toBeCloseTo(-1, 10);
    expect(line?.now).toBeCloseTo(80, 10);
    expect(line?.spread).toBeCloseTo(spread, 10);
    expect(line?.error).toBeCloseTo(error, 10);
    // Student's t with 8 degrees of freedom, one-sided: 1.397, 1.860 and 2.306.
    expect(line?.low).toBeCloseTo(-1 - 1.397 * error, 3);
    expect(line?.high).toBeCloseTo(-1 + 1.397 * error, 3);
    expect(aWeekFrom(lineOf(STRAIGHT), 95)).toBeCloseTo(-1 - 1.86 * error, 3);
    expect(aWeekUntil(lineOf(STRAIGHT), 97.5)).toBeCloseTo(-1 + 2.306 * error, 2);
  });

  it('says what the weight was on each of its days, and nothing of others', () => {
    const line = lineOf(STRAIGHT);
    const said = [22, 21, 14, 0, -1].map((ago) => onLine(line, addDays(TODAY, -ago)));
    expect(said.map((value) => value?.toFixed(3))).toEqual([
      undefined,
      '83.000',
      '82.000',
      '80.000',
      undefined,
    ]);
  });

  it('is less sure of daily weighings than of as many that lie apart', () => {
    const daily = Array.from({ length: 15 }, (_, day) => row(14 - day, 80));
    const line = lineOf(daily);
    const width = 2 * [1, 2, 3, 4, 5, 6, 7].reduce((all, day) => all + day ** 2, 0);
    expect(line.error).toBeCloseTo((1.4 * 7 * line.spread) / Math.sqrt(width), 10);
  });

  it.each<[string, ProgressRow[], string[] | undefined]>([
    ['three weighings', rows([21, 83], [7, 81], [0, 80]), undefined],
    ['four in 13 days', rows([13, 83], [9, 82], [7, 81], [0, 80]), undefined],
    ['four in 14 days', rows([14, 83], [9, 82], [7, 81], [0, 80]), ['14', '0']],
    ['what was 28 days ago', rows([28, 84], [21, 83], [7, 81], [0, 80]), ['28', '0']],
    ['nothing of earlier', rows([29, 84], [21, 83], [7, 81], [0, 80]), undefined],
    [
      'what is newer than a pause of 21 days',
      rows([28, 84], [27, 84], [26, 83], [25, 83], [4, 81]),
      undefined,
    ],
    ['both sides of a pause of 20 days', rows([28, 84], [27, 84], [26, 83], [24, 83], [4, 81]), ['28', '4']],
    ['nothing to come', [...STRAIGHT, row(-1, 70)], ['21', '0']],
    [
      'one weight a day, the better source',
      [...STRAIGHT, row(0, 70, { source: 'recall-client' })],
      ['21', '0'],
    ],
    ['not what does not count', [...STRAIGHT.slice(1), row(21, 83, { notCounted: {} })], undefined],
    ['weights alone', STRAIGHT.map((one) => ({ ...one, kind: 'waist' as const })), undefined],
  ])('goes through %s', (_, weights, expected) => {
    const line = weightLine(weights, TODAY);
    expect(line && [line.from, line.to]).toEqual(expected?.map((ago) => addDays(TODAY, -Number(ago))));
  });

  it('is the same in whichever order the rows come', () => {
    expect(weightLine(STRAIGHT.toReversed(), TODAY)).toEqual(weightLine(STRAIGHT, TODAY));
  });
});

describe('the words of the line', () => {
  const goal: OwnGoal = { direction: 'lose', kind: 'weight', value: 76, by: '2026-06-01' };
  const of = (low: number, high: number, over: Partial<OwnGoal> | null = {}) =>
    ownPaceWords({ low, high }, over && { ...goal, ...over });

  it.each([
    [-0.3, -0.1, -0.2, '−0.2 kg a week (−0.3 to −0.1)'],
    [-0.3, 0.2, -0.04, '0 kg a week (−0.3 to +0.2)'],
    [0.25, 0.75, 0.5, '+0.5 kg a week (+0.3 to +0.8)'],
  ])('of %s to %s for the doctor', (low, high, aWeek, words) => {
    expect(paceWords({ low, high, aWeek })).toBe(words);
  });

  it.each<[string, string]>([
    ['0.5 to 1 kg a week', of(-1, -0.5)],
    ['0.5 to 1 kg less a week', of(-1, -0.5, null)],
    ['0.5 to 1 kg less a week', of(-1, -0.5, { direction: 'gain' })],
    ['0 to 1 kg a week', of(-1, -0.01)],
    ['between 0.3 kg less and 0.2 kg more a week', of(-0.3, 0.2)],
    ['0.2 to 0.4 kg more a week', of(0.2, 0.4)],
    ['0.5 kg a week', of(0.5, 0.5, { direction: 'gain' })],
    ['0.5 to 1 kg less a week', of(-1, -0.5, { direction: 'maintain' })],
  ])('are for the client "%s"', (words, told) => {
    expect(told).toBe(words);
  });
});
