import { describe, expect, it } from 'vitest';
import { addDays } from '../../clinic-calendar.ts';
import type { Goal } from '../client-progress/progress-goal.ts';
import type { ProgressInput, ProgressRow, SeenAlert } from '../client-progress/progress-input.ts';
import { isSeen, alertsOf } from './clinical-alerts.ts';
import { urgentValues } from './value-alerts.ts';
import { THRESHOLDS } from '../body/alert-thresholds.ts';
import type { MeasurementKind } from '../measurements/measurements.ts';

const TODAY = '2026-03-31';
const ago = (days: number) => addDays(TODAY, -days);
const row = (
  kind: MeasurementKind,
  days: number,
  value: number,
  diastolic: number | null = null,
): ProgressRow => ({
  kind,
  day: ago(days),
  value,
  diastolic,
  source: 'checkup',
  at: `${ago(days)}T06:00:00.000Z`,
});
const lose: Goal = { direction: 'lose', kind: 'weight', value: 70, by: '2026-08-01', reason: '' };
const progress = (rows: ProgressRow[], more: Partial<ProgressInput> = {}): ProgressInput => ({
  today: TODAY,
  rows,
  program: { startDate: ago(60), endsOn: addDays(TODAY, 30) },
  goal: lose,
  age: 41,
  expecting: false,
  ...more,
});
const names = (input: ProgressInput) => alertsOf(input).map(({ name }) => name);
/** Makes weights from pairs of days ago and kilograms. */
const weighed = (...weights: [number, number][]) =>
  weights.map(([days, value]) => row('weight', days, value));
/** Makes weights on these days along a straight line, each a little above or below it in turn. */
const line = (days: readonly number[], aWeek: number, { last = 80, noise = 0.3 } = {}) =>
  weighed(
    ...days.map((day, place): [number, number] => [
      day,
      Number((last - (aWeek * day) / 7 + (place % 2 ? noise : -noise)).toFixed(1)),
    ]),
  );
const EACH_THIRD = [27, 24, 21, 18, 15, 12, 9, 6, 3, 0];
const WEEKLY = [28, 21, 14, 7, 0];
const STILL = line(EACH_THIRD, 0);
const FAST = line(EACH_THIRD, -2);
const GAINED = line(EACH_THIRD, 0.5);
const JUMPED = weighed([12, 80], [8, 80.4], [5, 80.2], [2, 82.3], [0, 82.5]);

describe('the alerts of a client: weight', () => {
  it.each<[string, ProgressInput, string[]]>([
    ['does not move', progress(STILL), ['flat']],
    ['does not move for those who weigh weekly', progress(line(WEEKLY, 0)), ['flat']],
    ['loses 0.1 kg a week', progress(line(EACH_THIRD, -0.1, { noise: 0.1 })), ['flat']],
    ['loses 0.2 kg a week', progress(line(EACH_THIRD, -0.2, { noise: 0.1 })), []],
    [
      'loses 0.5 kg a week with a much higher last weight',
      progress([...line(EACH_THIRD.slice(0, -1), -0.5), row('weight', 0, 81.2)]),
      [],
    ],
    ['may lose 0.35 kg a week, for all that four weights say', progress(line([21, 14, 7, 0], -0.1)), []],
    ['is reached', progress(STILL, { goal: { ...lose, value: 80.5 } }), []],
    ['is to be gained', progress(STILL, { goal: { ...lose, direction: 'gain', value: 90 } }), []],
    ['has no goal, the waist has', progress(STILL, { goal: { ...lose, kind: 'waist' } }), []],
    ['has no goal', progress(STILL, { goal: null }), []],
    [
      'did not move before the program',
      progress(STILL, { program: { startDate: ago(26), endsOn: TODAY } }),
      [],
    ],
    ['does not move, without a program', progress(STILL, { program: null }), []],
    ['goes up by 0.5 kg a week', progress(GAINED), ['up']],
    ['goes up by 0.15 kg a week', progress(line(EACH_THIRD, 0.15, { noise: 0.1 })), ['flat']],
    ['may go up by 0.25 kg a week, or not at all', progress(line(WEEKLY, 0.25, { noise: 0.8 })), ['flat']],
    ['goes up on purpose', progress(GAINED, { goal: { ...lose, direction: 'gain', value: 90 } }), []],
    ['goes up with a goal to maintain', progress(GAINED, { goal: { ...lose, direction: 'maintain' } }), []],
    ['is 2.2 kg above the eleven days before, for three days', progress(JUMPED), ['jump']],
    ['is 2.2 kg above, once', progress(JUMPED.slice(0, -1)), []],
    ['is 1.9 kg above', progress(weighed([8, 80], [2, 81.9], [0, 81.9])), []],
    ['is 2.2 kg above what was 14 days before', progress(weighed([14, 80], [1, 82.2], [0, 82.2])), []],
    ['is 2.2 kg above on purpose', progress(JUMPED, { goal: { ...lose, direction: 'gain', value: 90 } }), []],
    ['falls by 2 kg a week', progress(FAST), ['fast']],
    ['falls so without a goal', progress(FAST, { goal: null }), ['fast']],
    ['falls so without a program', progress(FAST, { program: null }), ['fast']],
    ['falls by 1.4 kg a week of 110', progress(line(EACH_THIRD, -1.4, { last: 110 })), []],
    ['falls by 1.4 kg a week of 60', progress(line(EACH_THIRD, -1.4, { last: 60 })), ['fast']],
    [
      'falls by 1.6 kg a week or by 1 kg, who knows',
      progress(line([21, 14, 7, 0], -1.6, { noise: 1.5 })),
      [],
    ],
    [
      'falls by 2 kg a week, as one slip of three days ago says',
      progress([...line(WEEKLY, -0.5), row('weight', 3, 68)]),
      [],
    ],
    [
      'a BMI of 18.4',
      progress([row('height', 900, 160), ...weighed([0, 47.2])], { program: null }),
      ['lowBmi'],
    ],
    ['a BMI of 18.5', progress([row('height', 900, 160), ...weighed([0, 47.36])], { program: null }), []],
    ['a low weight of an unknown height', progress(weighed([0, 40]), { program: null }), []],
    ['no weight for 10 days', progress(weighed([10, 80])), ['noWeight']],
    ['no weight for 9 days', progress(weighed([9, 80])), []],
    ['no weight since the program began', progress([]), ['noWeight']],
    [
      'the program began 9 days ago',
      progress(weighed([40, 80]), { program: { startDate: ago(9), endsOn: TODAY } }),
      [],
    ],
    [
      'the program is to begin',
      progress([], { program: { startDate: addDays(TODAY, 3), endsOn: '2026-09-01' } }),
      [],
    ],
    ['the program was to end', progress([], { program: { startDate: ago(60), endsOn: ago(1) } }), []],
    ['nothing measured and no program', progress([], { program: null }), []],
  ])('%s', (_, input, expected) => {
    expect(names(input)).toEqual(expected);
  });

  it.each<[string, Partial<ProgressInput>]>([
    ['17 years', { age: 17 }],
    ['an unknown age', { age: null }],
    ['pregnant or breastfeeding', { expecting: true }],
  ])('says nothing of class, pace and speed with %s', (_, who) => {
    const height = row('height', 50, 190);
    for (const rows of [STILL, FAST, GAINED, JUMPED]) {
      expect(names(progress([height, ...rows])).length).toBeGreaterThan(0);
      expect(names(progress([height, ...rows], who))).toEqual([]);
    }
    expect(names(progress(weighed([12, 80]), who))).toEqual(['noWeight']);
  });

  it('names the numbers', () => {
    expect(alertsOf(progress(STILL))[0]).toEqual({
      name: 'flat',
      level: 1,
      urgent: false,
      day: TODAY,
      words: 'Weight 0 kg a week (−0.1 to +0.2) in 27 days, 10 weighings; goal 70 kg',
    });
    expect(alertsOf(progress(GAINED))[0]?.words).toBe(
      'Weight +0.5 kg a week (+0.4 to +0.7) in 27 days, 10 weighings; goal 70 kg',
    );
    expect(alertsOf(progress(FAST))[0]?.words).toBe(
      'Weight −2 kg a week (−2.1 to −1.8) in 27 days, 10 weighings: 2.4 % a week',
    );
    expect(alertsOf(progress(JUMPED))[0]?.words).toBe(
      'Weight up 2.2 kg: 82.4 kg in the last 3 days, 80.2 kg in the 11 days before; goal 70 kg',
    );
    expect(alertsOf(progress(weighed([12, 80])))[0]?.words).toBe('No weight since 19 Mar 2026 (80 kg)');
  });

  it('never says that a weight stands still', () => {
    const all = [STILL, GAINED, FAST, JUMPED].flatMap((rows) => alertsOf(progress(rows)));
    expect(all.map(({ words }) => words).join(' ')).not.toMatch(/still|plateau/i);
  });

  it('is worse with the numbers, and with the days', () => {
    expect(alertsOf(progress(line(EACH_THIRD, 1)))[0]).toMatchObject({ name: 'up', level: 2 });
    expect(alertsOf(progress(line(EACH_THIRD, -2.8)))[0]).toMatchObject({ name: 'fast', level: 4 });
    expect(alertsOf(progress(weighed([29, 80])))[0]?.level).toBe(2);
    expect(alertsOf(progress(weighed([30, 80])))[0]?.level).toBe(3);
  });

  it('passes over weighings that the doctor does not count, and knows that there were some', () => {
    const other = JUMPED.map((one) => (one.value > 82 ? { ...one, notCounted: {} } : one));
    expect(names(progress(other))).toEqual([]);
    expect(names(progress([row('weight', 12, 80), { ...row('weight', 2, 90), notCounted: {} }]))).toEqual([]);
  });
});

describe('the alerts of a client: single values', () => {
  const alone = (...rows: ProgressRow[]) => progress(rows, { program: null });
  it.each<[string, ProgressRow[], string[]]>([
    [
      '140/80 on two days',
      [row('bloodPressure', 8, 142, 80), row('bloodPressure', 1, 140, 80)],
      ['pressure'],
    ],
    [
      '120/90 on two days',
      [row('bloodPressure', 8, 120, 90), row('bloodPressure', 1, 122, 92)],
      ['pressure'],
    ],
    ['139/89 on two days', [row('bloodPressure', 8, 139, 89), row('bloodPressure', 1, 139, 89)], []],
    ['150/95 on one day', [row('bloodPressure', 1, 150, 95)], []],
    ['150/95, then 120/80', [row('bloodPressure', 8, 150, 95), row('bloodPressure', 1, 120, 80)], []],
    ['150/95 long ago and now', [row('bloodPressure', 91, 150, 95), row('bloodPressure', 1, 150, 95)], []],
    ['180/80 once', [row('bloodPressure', 1, 180, 80)], ['pressure!']],
    ['150/110 once', [row('bloodPressure', 1, 150, 110)], ['pressure!']],
    ['89/70 once', [row('bloodPressure', 1, 89, 70)], ['pressureLow']],
    ['100/59 once', [row('bloodPressure', 1, 100, 59)], ['pressureLow']],
    ['90/60 once', [row('bloodPressure', 1, 90, 60)], []],
    ['fasting 70', [row('glucoseFasting', 1, 70)], []],
    ['fasting 69.9', [row('glucoseFasting', 1, 69.9)], ['glucoseFastingLow']],
    ['fasting 53.9', [row('glucoseFasting', 1, 53.9)], ['glucoseFastingLow!']],
    ['after a meal 54', [row('glucoseAfterMeal', 1, 54)], ['glucoseAfterMealLow']],
    ['fasting 125.9', [row('glucoseFasting', 1, 125.9)], []],
    ['fasting 126', [row('glucoseFasting', 1, 126)], ['glucoseFasting']],
    ['fasting 300', [row('glucoseFasting', 1, 300)], ['glucoseFasting!']],
    ['after a meal 199.9', [row('glucoseAfterMeal', 1, 199.9)], []],
    ['after a meal 200', [row('glucoseAfterMeal', 1, 200)], ['glucoseAfterMeal']],
    ['HbA1c 6.4', [row('hba1c', 1, 6.4)], []],
    ['HbA1c 6.5', [row('hba1c', 1, 6.5)], ['hba1c']],
    ['HbA1c 6.5, then 6.1', [row('hba1c', 30, 6.5), row('hba1c', 1, 6.1)], []],
    ['HbA1c 6.5 of 90 days ago', [row('hba1c', 90, 6.5)], ['hba1c']],
    ['HbA1c 6.5 of 91 days ago', [row('hba1c', 91, 6.5)], []],
  ])('%s', (_, rows, expected) => {
    const told = alertsOf(alone(...rows)).map(({ name, urgent }) => `${name}${urgent ? '!' : ''}`);
    expect(told).toEqual(expected);
  });

  it('name the numbers, and what is to be confirmed', () => {
    const [pressure, sugar] = alertsOf(
      alone(
        row('bloodPressure', 8, 148, 94),
        row('bloodPressure', 1, 150, 92),
        row('glucoseFasting', 1, 132),
      ),
    ).toReversed();
    expect([pressure?.words, sugar?.words]).toEqual([
      'Blood pressure 148/94 mmHg on 23 Mar 2026 and 150/92 mmHg on 30 Mar 2026: from 140/90',
      'Glucose, fasting 132 mg/dL on 30 Mar 2026: in a range to confirm (from 126)',
    ]);
  });

  it('never name a disease, a cause or a dose', () => {
    const all = alertsOf(
      progress(
        [
          ...FAST,
          row('bloodPressure', 1, 190, 120),
          row('glucoseFasting', 1, 310),
          row('glucoseAfterMeal', 1, 50),
          row('hba1c', 1, 9),
        ],
        { adherence: { followed: 1, answered: 9, days: 5 } },
      ),
    );
    expect(all.map(({ words }) => words).join(' ')).not.toMatch(
      /diabet|hypert|hypogly|obes|disease|because|due to|dose|medic|thyroid|tablet/i,
    );
    expect(all.slice(0, 3).every(({ urgent }) => urgent)).toBe(true);
  });
});

describe('the alerts of a client: what was followed', () => {
  it.each([
    [{ followed: 4, answered: 9, days: 4 }, ['lowAdherence']],
    [{ followed: 4, answered: 9, days: 3 }, []],
    [{ followed: 5, answered: 10, days: 4 }, []],
    [{ followed: 0, answered: 0, days: 0 }, []],
    [undefined, []],
  ])('%o', (adherence, expected) => {
    expect(names(progress(weighed([1, 80]), { adherence }))).toEqual(expected);
  });
});

describe('an alert', () => {
  it.each(Object.keys(THRESHOLDS) as (keyof typeof THRESHOLDS)[])('is switched off: %s', (rule) => {
    const off = { ...THRESHOLDS, [rule]: { ...THRESHOLDS[rule], on: false } };
    const inputs = [
      progress([...STILL, row('bloodPressure', 1, 150, 95), row('bloodPressure', 3, 150, 95)]),
      progress([...FAST, row('bloodPressure', 1, 185, 95), row('glucoseFasting', 1, 60), row('hba1c', 1, 7)]),
      progress([row('height', 9, 230), ...GAINED, row('glucoseFasting', 1, 140)]),
      progress(JUMPED),
      progress([row('bloodPressure', 1, 85, 50), row('glucoseAfterMeal', 1, 240)], {
        adherence: { followed: 0, answered: 9, days: 5 },
      }),
    ];
    const count = (thresholds?: typeof off) => inputs.flatMap((input) => alertsOf(input, thresholds)).length;
    expect(count(off)).toBeLessThan(count());
  });

  it.each<[SeenAlert[], boolean]>([
    [[], false],
    [[{ name: 'flat', level: 1 }], false],
    [[{ name: 'flat', level: 2 }], true],
    [[{ name: 'flat', level: 3 }], true],
    [[{ name: 'fast', level: 3 }], false],
  ])('of level 2 is seen by %o: %s', (seen, expected) => {
    expect(Boolean(isSeen({ name: 'flat', level: 2 }, seen))).toBe(expected);
  });
});

it.each<[string, ProgressRow[], number, string[]]>([
  ['says an urgent value of its day', [row('bloodPressure', 0, 190, 115)], 0, ['pressure']],
  [
    'says none that a later one has replaced',
    [row('bloodPressure', 2, 190, 115), row('bloodPressure', 0, 120, 80)],
    2,
    [],
  ],
  ['says none of another day', [row('bloodPressure', 2, 190, 115)], 0, []],
  ['says none that can wait', [row('bloodPressure', 0, 150, 92), row('hba1c', 0, 7)], 0, []],
])('a visit %s', (_name, rows, days, expected) => {
  const of = { day: ago(days), today: TODAY };
  expect(urgentValues(rows, of).map(({ name }) => name)).toEqual(expected);
});
