import { describe, expect, it } from 'vitest';
import { addDays } from './clinic-calendar.ts';
import type { Goal } from './course-goal.ts';
import type { CourseInput, CourseRow, SeenSignal } from './course-input.ts';
import { isSeen, signalsOf } from './course-signals.ts';
import { THRESHOLDS } from './course-thresholds.ts';
import type { MeasurementKind } from './measurements.ts';

const TODAY = '2026-03-31';
const ago = (days: number) => addDays(TODAY, -days);
const row = (
  kind: MeasurementKind,
  days: number,
  value: number,
  diastolic: number | null = null,
): CourseRow => ({
  kind,
  day: ago(days),
  value,
  diastolic,
  source: 'checkup',
  at: `${ago(days)}T06:00:00.000Z`,
});
const lose: Goal = { direction: 'lose', kind: 'weight', value: 70, by: '2026-08-01', reason: '' };
const course = (rows: CourseRow[], more: Partial<CourseInput> = {}): CourseInput => ({
  today: TODAY,
  rows,
  program: { startDate: ago(60), endsOn: addDays(TODAY, 30) },
  goal: lose,
  age: 41,
  expecting: false,
  ...more,
});
const names = (input: CourseInput) => signalsOf(input).map(({ name }) => name);
/** Weights as [days ago, kilograms]. */
const weighed = (...weights: [number, number][]) =>
  weights.map(([days, value]) => row('weight', days, value));
const STILL = weighed([24, 80.2], [12, 80.3], [1, 80]);
const FAST = weighed([15, 90], [13, 89.6], [3, 85], [1, 84.6]);

describe('the signals of a course: weight', () => {
  it.each<[string, CourseInput, string[]]>([
    ['stands still for 23 days', course(STILL), ['plateau']],
    [
      'stands still for exactly 21 days, within exactly 0.5 %',
      course(weighed([21, 80], [9, 81], [0, 80.4])),
      ['plateau'],
    ],
    ['moved by a little more than 0.5 %', course(weighed([21, 80], [9, 80], [0, 80.41])), []],
    ['stands still for 20 days', course(weighed([20, 80], [9, 80], [0, 80])), []],
    ['two values alone', course(weighed([21, 80], [0, 80])), []],
    ['the goal is reached', course(STILL, { goal: { ...lose, value: 80 } }), []],
    ['the goal is to gain', course(STILL, { goal: { ...lose, direction: 'gain', value: 90 } }), []],
    ['the goal is of the waist', course(STILL, { goal: { ...lose, kind: 'waist' } }), []],
    ['no goal', course(STILL, { goal: null }), []],
    [
      'it stood still before the program',
      course(STILL, { program: { startDate: ago(20), endsOn: TODAY } }),
      [],
    ],
    ['no program', course(STILL, { program: null }), []],
    ['lost 2.7 kg a week', course(FAST), ['fast']],
    ['lost so without a goal', course(FAST, { goal: null }), ['fast']],
    [
      'one slip among three at the end',
      course(weighed([15, 90], [13, 90], [5, 89.5], [3, 89.5], [1, 74])),
      [],
    ],
    ['one value at the end', course(weighed([15, 90], [13, 89.6], [1, 84.6])), []],
    [
      'lost 1.5 kg a week of 110',
      course(weighed([14, 110], [14, 110], [13, 109.8], [1, 107.2], [0, 107.2])),
      [],
    ],
    ['lost 1.2 kg a week of 70', course(weighed([14, 70], [13, 70], [1, 67.9], [0, 67.9])), ['fast']],
    ['lost in 13 days', course(weighed([13, 90], [12, 89], [1, 84], [0, 84])), []],
    ['gained 1.5 kg in two weeks', course(weighed([14, 80], [0, 81.5])), ['gain']],
    ['gained 1.4 kg in two weeks', course(weighed([14, 80], [0, 81.4])), []],
    ['gained 2 kg in 15 days', course(weighed([15, 80], [0, 82])), []],
    ['gained on purpose', course(weighed([14, 50], [0, 52]), { goal: { ...lose, direction: 'gain' } }), []],
    [
      'gained with a goal to maintain',
      course(weighed([14, 50], [0, 52]), { goal: { ...lose, direction: 'maintain' } }),
      [],
    ],
    [
      'a BMI of 18.4',
      course([row('height', 900, 160), ...weighed([0, 47.2])], { program: null }),
      ['lowBmi'],
    ],
    ['a BMI of 18.5', course([row('height', 900, 160), ...weighed([0, 47.36])], { program: null }), []],
    ['a low weight of an unknown height', course(weighed([0, 40]), { program: null }), []],
    ['no weight for 10 days', course(weighed([10, 80])), ['noWeight']],
    ['no weight for 9 days', course(weighed([9, 80])), []],
    ['no weight since the program began', course([]), ['noWeight']],
    [
      'the program began 9 days ago',
      course(weighed([40, 80]), { program: { startDate: ago(9), endsOn: TODAY } }),
      [],
    ],
    [
      'the program is to begin',
      course([], { program: { startDate: addDays(TODAY, 3), endsOn: '2026-09-01' } }),
      [],
    ],
    ['the program was to end', course([], { program: { startDate: ago(60), endsOn: ago(1) } }), []],
    ['nothing measured and no program', course([], { program: null }), []],
  ])('%s', (_, input, expected) => {
    expect(names(input)).toEqual(expected);
  });

  it.each<[string, Partial<CourseInput>]>([
    ['17 years', { age: 17 }],
    ['an unknown age', { age: null }],
    ['pregnant or breastfeeding', { expecting: true }],
  ])('says nothing of class, pace, plateau and speed with %s', (_, who) => {
    const height = row('height', 50, 190);
    for (const rows of [STILL, FAST, weighed([14, 50], [0, 52])]) {
      expect(names(course([height, ...rows])).length).toBeGreaterThan(0);
      expect(names(course([height, ...rows], who))).toEqual([]);
    }
    expect(names(course(weighed([12, 80]), who))).toEqual(['noWeight']);
  });

  it('names the numbers', () => {
    expect(signalsOf(course(STILL))[0]).toEqual({
      name: 'plateau',
      level: 1,
      urgent: false,
      day: '2026-03-30',
      words: 'Weight within 0.5 % for 23 days: 80.2 kg on 07 Mar 2026, 80 kg on 30 Mar 2026; goal 70 kg',
    });
    expect(signalsOf(course(FAST))[0]?.words).toBe(
      'Weight down 2.9 kg a week (3.2 %): 89.8 kg to 84.8 kg in 12 days',
    );
    expect(signalsOf(course(weighed([12, 80.25], [0, 82])))[0]?.words).toBe(
      'Weight up 1.8 kg in 12 days: 80.3 kg to 82 kg; the goal is to lose',
    );
    expect(signalsOf(course(weighed([12, 80])))[0]?.words).toBe('No weight since 19 Mar 2026 (80 kg)');
  });

  it('is longer and worse with the weeks', () => {
    const longer = course(weighed([45, 80.1], [24, 80.2], [12, 80.3], [1, 80]));
    expect(signalsOf(longer)[0]).toMatchObject({ name: 'plateau', level: 2 });
    const broken = course(weighed([45, 80.1], [30, 84], [24, 80.2], [12, 80.3], [1, 80]));
    expect(signalsOf(broken)[0]).toMatchObject({ name: 'plateau', level: 1 });
    expect(signalsOf(course(weighed([29, 80])))[0]?.level).toBe(2);
    expect(signalsOf(course(weighed([30, 80])))[0]?.level).toBe(3);
  });
});

describe('the signals of a course: single values', () => {
  const alone = (...rows: CourseRow[]) => course(rows, { program: null });
  it.each<[string, CourseRow[], string[]]>([
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
    const told = signalsOf(alone(...rows)).map(({ name, urgent }) => `${name}${urgent ? '!' : ''}`);
    expect(told).toEqual(expected);
  });

  it('name the numbers, and what is to be confirmed', () => {
    const [pressure, sugar] = signalsOf(
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
    const all = signalsOf(
      course(
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

describe('the signals of a course: what was followed', () => {
  it.each([
    [{ followed: 4, answered: 9, days: 4 }, ['lowAdherence']],
    [{ followed: 4, answered: 9, days: 3 }, []],
    [{ followed: 5, answered: 10, days: 4 }, []],
    [{ followed: 0, answered: 0, days: 0 }, []],
    [undefined, []],
  ])('%o', (adherence, expected) => {
    expect(names(course(weighed([1, 80]), { adherence }))).toEqual(expected);
  });
});

describe('a signal', () => {
  it.each(Object.keys(THRESHOLDS) as (keyof typeof THRESHOLDS)[])('is switched off: %s', (rule) => {
    const off = { ...THRESHOLDS, [rule]: { ...THRESHOLDS[rule], on: false } };
    const inputs = [
      course([...STILL, row('bloodPressure', 1, 150, 95), row('bloodPressure', 3, 150, 95)]),
      course([...FAST, row('bloodPressure', 1, 185, 95), row('glucoseFasting', 1, 60), row('hba1c', 1, 7)]),
      course([row('height', 9, 190), ...weighed([14, 50], [0, 52]), row('glucoseFasting', 1, 140)]),
      course([row('bloodPressure', 1, 85, 50), row('glucoseAfterMeal', 1, 240)], {
        adherence: { followed: 0, answered: 9, days: 5 },
      }),
    ];
    const count = (thresholds?: typeof off) => inputs.flatMap((input) => signalsOf(input, thresholds)).length;
    expect(count(off)).toBeLessThan(count());
  });

  it.each<[SeenSignal[], boolean]>([
    [[], false],
    [[{ name: 'plateau', level: 1 }], false],
    [[{ name: 'plateau', level: 2 }], true],
    [[{ name: 'plateau', level: 3 }], true],
    [[{ name: 'fast', level: 3 }], false],
  ])('of level 2 is seen by %o: %s', (seen, expected) => {
    expect(Boolean(isSeen({ name: 'plateau', level: 2 }, seen))).toBe(expected);
  });
});
