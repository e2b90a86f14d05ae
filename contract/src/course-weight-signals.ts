import { addDays, daysBetween, formatDay } from './clinic-calendar.ts';
import { bmiOf } from './body-derived.ts';
import { counted } from './counted.ts';
import { isReached } from './course-goal.ts';
import type { CourseInput, CourseRow, Signal } from './course-input.ts';
import { ADULT_AGE, RECENT_DAYS, type Thresholds } from './course-thresholds.ts';
import { counting } from './measurement-day.ts';

/** Class, pace, plateau and speed are for grown people who do not expect or nurse a child. */
export const hasPace = ({ age, expecting }: Pick<CourseInput, 'age' | 'expecting'>): boolean =>
  age !== null && age >= ADULT_AGE && !expecting;

const kilograms = (value: number): string => `${Number(value.toFixed(1))} kg`;
/** Without the noise of binary fractions. */
const hundredths = (value: number): number => Math.round(Math.abs(value) * 100);
const isLosing = ({ goal }: CourseInput): boolean => goal?.kind === 'weight' && goal.direction === 'lose';

function median(values: readonly number[]): number {
  const inOrder = values.toSorted((one, other) => one - other);
  const middle = Math.floor(inOrder.length / 2);
  const [lower = 0, upper = 0] = [inOrder[middle - 1], inOrder[middle]];
  return inOrder.length % 2 === 1 ? upper : (lower + upper) / 2;
}

/** What the weights of a course say. */
export function weightSignals(input: CourseInput, thresholds: Thresholds): Signal[] {
  const weights = counting(input.rows, 'weight').filter(({ day }) => day <= input.today);
  const last = weights.at(-1);
  const gap = noWeight(input, last, thresholds);
  if (!last || !hasPace(input) || daysBetween(last.day, input.today) > RECENT_DAYS) return gap;
  const inProgram = input.program ? [plateau, fast, gain] : [];
  return [...inProgram, lowBmi].flatMap((rule) => rule(input, weights, last, thresholds)).concat(gap);
}

type Rule = (
  input: CourseInput,
  weights: readonly CourseRow[],
  last: CourseRow,
  thresholds: Thresholds,
) => Signal[];

const plateau: Rule = (input, weights, last, { plateau: { on, percent, days, values } }) => {
  const { goal, program } = input;
  if (!on || !program || !goal || !isLosing(input) || isReached(goal, last.value)) return [];
  const ofProgram = weights.filter(({ day }) => day >= program.startDate);
  const before = ofProgram.filter(({ day }) => daysBetween(day, last.day) >= days).toReversed();
  const moved = before.findIndex(({ value }) => hundredths(last.value - value) > value * percent);
  // Since when it stands still, without a day between that says otherwise.
  const from = before[(moved === -1 ? before.length : moved) - 1];
  if (!from || ofProgram.filter(({ day }) => day >= from.day).length < values) return [];
  const length = daysBetween(from.day, last.day);
  const course = `${kilograms(from.value)} on ${formatDay(from.day)}, ${kilograms(last.value)} on ${formatDay(last.day)}`;
  const words = `Weight within ${percent} % for ${counted(length, 'day')}: ${course}; goal ${kilograms(goal.value)}`;
  return [{ name: 'plateau', level: Math.floor(length / days), urgent: false, day: last.day, words }];
};

const fast: Rule = (_input, weights, last, { fast: { on, percent, kg, values, ends, atLeast, atMost } }) => {
  const near = weights.filter(({ day }) => daysBetween(day, last.day) <= atMost);
  const first = near[0];
  if (!on || !first || daysBetween(first.day, last.day) < atLeast) return [];
  const atStart = near.filter(({ day }) => daysBetween(first.day, day) < ends);
  const atEnd = near.filter(({ day }) => daysBetween(day, last.day) < ends);
  if (atStart.length < values || atEnd.length < values) return [];
  const [from, to] = [atStart, atEnd].map((rows) => median(rows.map(({ value }) => value))) as [
    number,
    number,
  ];
  const when = (rows: readonly CourseRow[]) => median(rows.map(({ day }) => daysBetween(first.day, day)));
  const weeks = (when(atEnd) - when(atStart)) / 7;
  const aWeek = (from - to) / weeks;
  const share = (100 * aWeek) / from;
  if (aWeek <= kg && share <= percent) return [];
  const level = 1 + Math.floor(Math.max(aWeek - kg, share - percent, 0) * 2);
  const course = `${kilograms(from)} to ${kilograms(to)} in ${counted(Math.round(weeks * 7), 'day')}`;
  const words = `Weight down ${kilograms(aWeek)} a week (${share.toFixed(1)} %): ${course}`;
  return [{ name: 'fast', level, urgent: false, day: last.day, words }];
};

const gain: Rule = (input, weights, last, { gain: { on, kg, days } }) => {
  if (!on || !isLosing(input)) return [];
  const before = weights.filter(({ day }) => day < last.day && daysBetween(day, last.day) <= days);
  const least = before.toSorted((one, other) => one.value - other.value)[0];
  const more = least ? Number((last.value - least.value).toFixed(2)) : 0;
  if (!least || more < kg) return [];
  const course = `${kilograms(least.value)} to ${kilograms(last.value)}`;
  const words = `Weight up ${kilograms(more)} in ${counted(daysBetween(least.day, last.day), 'day')}: ${course}; the goal is to lose`;
  return [{ name: 'gain', level: 1 + Math.floor((more - kg) * 2), urgent: false, day: last.day, words }];
};

const lowBmi: Rule = ({ rows }, _weights, last, { lowBmi: { on, below } }) => {
  const height = counting(rows, 'height').at(-1);
  const bmi = height && bmiOf(last.value, height.value);
  if (!on || !bmi || bmi >= below) return [];
  const words = `BMI ${bmi}, below ${below}: ${kilograms(last.value)} on ${formatDay(last.day)}`;
  return [{ name: 'lowBmi', level: 1 + Math.floor((below - bmi) * 2), urgent: false, day: last.day, words }];
};

/** Of any client in a program, until its last day. */
function noWeight(
  { today, program }: CourseInput,
  last: CourseRow | undefined,
  { noWeight: { on, days } }: Thresholds,
): Signal[] {
  if (!on || !program || today > program.endsOn) return [];
  const inProgram = last && last.day >= program.startDate ? last : undefined;
  const since = inProgram?.day ?? program.startDate;
  if (today < addDays(since, days)) return [];
  const words = inProgram
    ? `No weight since ${formatDay(since)} (${kilograms(inProgram.value)})`
    : `No weight since the program started on ${formatDay(since)}`;
  const level = Math.floor(daysBetween(since, today) / days);
  return [{ name: 'noWeight', level, urgent: false, day: since, words }];
}
