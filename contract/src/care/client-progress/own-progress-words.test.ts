import { describe, expect, it } from 'vitest';
import { addDays } from '../../clinic-calendar.ts';
import { ownProgressWords } from './own-progress-words.ts';
import type { OwnGoal } from './progress-goal.ts';
import { weightLine, type WeightLine } from './weight-line.ts';

const TODAY = '2026-03-31';
const START = { day: '2026-03-01', value: 85, diastolic: null };
const goal: OwnGoal = { direction: 'lose', kind: 'weight', value: 76, by: '2026-06-01' };
const weighed = [28, 21, 14, 7, 0].map((ago, place) => ({
  kind: 'weight' as const,
  day: addDays(TODAY, -ago),
  at: `${addDays(TODAY, -ago)}T08:00:00.000Z`,
  source: 'home' as const,
  value: 82 - place / 2,
}));
/** The line stands at 80 kg today. */
const line = (low: number, high: number): WeightLine => ({
  ...(weightLine(weighed as never, TODAY) as WeightLine),
  aWeek: (low + high) / 2,
  low,
  high,
  now: 80,
});

const told = (now: number, over: Partial<OwnGoal> | null, through: WeightLine | null = null) =>
  ownProgressWords({
    row: { kind: 'weight', start: START, now: { day: TODAY, value: now, diastolic: null } },
    goal: over && { ...goal, ...over },
    line: through,
    today: TODAY,
  });

const WITH_YOU = 'your doctor looks at it together with you.';

describe('the one sentence of the own progress', () => {
  it.each<[string, string, string]>([
    [
      'a pace that reaches the goal in time',
      told(80, { by: '2026-06-30' }, line(-1, -0.5)),
      'You are on your way: 5 kg less than at the start, 4 kg to lose, and at this pace (0.5 to 1 kg a week) you reach 76 kg between 28 Apr 2026 and 26 May 2026, in time for 30 Jun 2026.',
    ],
    [
      'a pace that reaches it on the very day',
      told(80, { by: '2026-05-26' }, line(-0.5, -0.5)),
      'You are on your way: 5 kg less than at the start, 4 kg to lose, and at this pace (0.5 kg a week) you reach 76 kg on 26 May 2026, in time for 26 May 2026.',
    ],
    [
      'a pace whose slower end is too slow',
      told(80, { by: '2026-05-25' }, line(-1, -0.5)),
      '5 kg less than at the start, 4 kg to lose: at this pace (0.5 to 1 kg a week) you reach 76 kg between 28 Apr 2026 and 26 May 2026, so that 25 May 2026 is possible and not sure.',
    ],
    [
      'a pace that does not reach the date',
      told(80, { by: '2026-04-27' }, line(-1, -0.5)),
      `5 kg less than at the start, 4 kg to lose: at this pace (0.5 to 1 kg a week) you reach 76 kg between 28 Apr 2026 and 26 May 2026, later than 27 Apr 2026; ${WITH_YOU}`,
    ],
    [
      'a pace that may stand still and is too slow at its best',
      told(80, {}, line(-0.3, 0.2)),
      `5 kg less than at the start, 4 kg to lose: at this pace (between 0.3 kg less and 0.2 kg more a week) you do not reach 76 kg by 01 Jun 2026; ${WITH_YOU}`,
    ],
    [
      'a pace that may stand still and may do',
      told(80, {}, line(-0.6, 0.2)),
      `5 kg less than at the start, 4 kg to lose: at this pace (between 0.6 kg less and 0.2 kg more a week) it is open whether you reach 76 kg by 01 Jun 2026; ${WITH_YOU}`,
    ],
    [
      'a pace that takes more than two years',
      told(80, {}, line(-0.06, -0.01)),
      `5 kg less than at the start, 4 kg to lose: at this pace (0 to 0.1 kg a week) you do not reach 76 kg by 01 Jun 2026; ${WITH_YOU}`,
    ],
    [
      'a pace that leads away',
      told(86, {}, line(0.2, 0.4)),
      `1 kg more than at the start, 10 kg to lose: at this pace (0.2 to 0.4 kg more a week) you do not reach 76 kg by 01 Jun 2026; ${WITH_YOU}`,
    ],
    [
      'a goal to gain',
      ownProgressWords({
        row: {
          kind: 'weight',
          start: { ...START, value: 78 },
          now: { day: TODAY, value: 80, diastolic: null },
        },
        goal: { ...goal, direction: 'gain', value: 84 },
        line: line(0.5, 1),
        today: TODAY,
      }),
      'You are on your way: 2 kg more than at the start, 4 kg to gain, and at this pace (0.5 to 1 kg a week) you reach 84 kg between 28 Apr 2026 and 26 May 2026, in time for 01 Jun 2026.',
    ],
    [
      'a last weight above the goal that the line has reached',
      told(76.4, {}, { ...line(-1, -0.5), now: 75.9 }),
      '8.6 kg less than at the start, 0.4 kg to lose: your weights of the last weeks are about 76 kg.',
    ],
    [
      'a goal that is reached',
      told(76, {}, line(-1, -0.5)),
      '9 kg less than at the start: 76 kg is reached.',
    ],
    [
      'a day that is over',
      told(80, { by: '2026-03-30' }, line(-1, -0.5)),
      '5 kg less than at the start, 4 kg to lose: 30 Mar 2026 is over, so please ask your doctor for the next goal.',
    ],
    [
      'weighings that make no line yet',
      told(80, {}),
      '5 kg less than at the start, 4 kg to lose by 01 Jun 2026.',
    ],
    [
      'the wrong way without a line',
      told(86, {}),
      `1 kg more than at the start, 10 kg to lose by 01 Jun 2026; a body goes up and down, and ${WITH_YOU}`,
    ],
    ['nothing lost yet', told(85, {}), 'Weight is as it was at the start, 9 kg to lose by 01 Jun 2026.'],
    [
      'a weight to keep',
      told(77, { direction: 'maintain' }, line(-0.3, 0.2)),
      '8 kg less than at the start, 1 kg above the goal, lately between 0.3 kg less and 0.2 kg more a week.',
    ],
    [
      'a weight that is kept',
      told(76, { direction: 'maintain' }),
      '9 kg less than at the start, at the goal.',
    ],
    ['no goal', told(80, null), '5 kg less than at the start.'],
    [
      'no goal, with a line',
      told(80, null, line(-1, -0.5)),
      '5 kg less than at the start, lately 0.5 to 1 kg less a week.',
    ],
  ])('of %s', (_, sentence, expected) => {
    expect(sentence).toBe(expected);
  });

  it('is a beginning while there is one value only', () => {
    const now = { day: TODAY, value: 85, diastolic: null };
    const words = (start: typeof now | undefined) =>
      ownProgressWords({ row: { kind: 'weight', start, now }, goal, line: null, today: TODAY });
    expect(words(undefined)).toMatch(/^This is where you begin/);
    expect(words(now)).toMatch(/^This is where you begin/);
  });
});
