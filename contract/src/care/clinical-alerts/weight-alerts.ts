import { addDays, daysBetween, formatDay } from '../../clinic-calendar.ts';
import { bmiOf } from '../body/body-derived.ts';
import { counted } from '../../platform/counted.ts';
import { median } from '../../platform/median.ts';
import { isReached } from '../client-progress/progress-goal.ts';
import type { ProgressInput, ProgressRow, ClinicalAlert } from '../client-progress/progress-input.ts';
import { ADULT_AGE, RECENT_DAYS, type Thresholds } from '../body/alert-thresholds.ts';
import { counting, lastWeighed } from '../measurements/measurement-day.ts';
import { aWeekFrom, aWeekUntil, weightLine, type WeightLine } from '../client-progress/weight-line.ts';
import { paceWords, spanWords } from '../client-progress/weight-line-words.ts';

/** Tells whether BMI class and pace apply: for adults who are not pregnant or breastfeeding. */
export const hasPace = ({ age, expecting }: Pick<ProgressInput, 'age' | 'expecting'>): boolean =>
  age !== null && age >= ADULT_AGE && !expecting;

const kilograms = (value: number): string => `${Number(value.toFixed(1))} kg`;

export function weightAlerts(input: ProgressInput, thresholds: Thresholds): ClinicalAlert[] {
  const weights = counting(input.rows, 'weight').filter(({ day }) => day <= input.today);
  const last = weights.at(-1);
  const gap = noWeight(input, thresholds);
  if (!last || !hasPace(input) || daysBetween(last.day, input.today) > RECENT_DAYS) return gap;
  const line = weightLine(input.rows, input.today);
  const rules = isToLose(input, line?.now ?? last.value) ? [fast, jump, up, flat, lowBmi] : [fast, lowBmi];
  return rules.flatMap((rule) => rule({ input, weights, last, line }, thresholds)).concat(gap);
}

interface Weights {
  input: ProgressInput;
  /** Counting weights until today. */
  weights: readonly ProgressRow[];
  last: ProgressRow;
  line: WeightLine | undefined;
}

type Rule = (of: Weights, thresholds: Thresholds) => ClinicalAlert[];

/** Tells whether the running program's goal is to lose weight and is not reached yet. */
const isToLose = ({ goal, program }: ProgressInput, now: number): boolean =>
  program !== null && goal?.kind === 'weight' && goal.direction === 'lose' && !isReached(goal, now);

const goalText = ({ goal }: ProgressInput): string => (goal ? `; goal ${kilograms(goal.value)}` : '');
const lineText = (line: WeightLine): string => `${paceWords(line)} in ${spanWords(line)}`;

/** A line that begins before the program does not describe the program. */
const isOfProgram = ({ program }: ProgressInput, line: WeightLine): boolean =>
  program !== null && line.from >= program.startDate;

const flat: Rule = ({ input, line }, { flat: { on, from, excluded }, up: { from: upFrom } }) => {
  if (!on || !line || !isOfProgram(input, line)) return [];
  const isFlat = line.aWeek > from && aWeekFrom(line, 97.5) > excluded;
  // A rising line raises the alert `up` instead of `flat`.
  if (!isFlat || isUp(line, upFrom)) return [];
  const words = `Weight ${lineText(line)}${goalText(input)}`;
  return [{ name: 'flat', level: 1, urgent: false, day: line.to, words }];
};

const isUp = (line: WeightLine, from: number): boolean => line.aWeek >= from && aWeekFrom(line, 95) > 0;

const up: Rule = ({ input, line }, { up: { on, from } }) => {
  if (!on || !line || !isOfProgram(input, line) || !isUp(line, from)) return [];
  const words = `Weight ${lineText(line)}${goalText(input)}`;
  const level = 1 + Math.floor((line.aWeek - from) * 2);
  return [{ name: 'up', level, urgent: false, day: line.to, words }];
};

const jump: Rule = ({ input, weights, last }, { jump: { on, kg, days, values, before } }) => {
  const [from, earliest] = [addDays(last.day, 1 - days), addDays(last.day, 1 - days - before)];
  const lately = weights.filter(({ day }) => day >= from);
  const earlier = weights.filter(({ day }) => day >= earliest && day < from);
  if (!on || lately.length < values || earlier.length === 0) return [];
  const [now, then] = [lately, earlier].map((rows) => median(rows.map(({ value }) => value))) as [
    number,
    number,
  ];
  const more = Number((now - then).toFixed(2));
  if (more < kg) return [];
  const words = `Weight up ${kilograms(more)}: ${kilograms(now)} in the last ${counted(days, 'day')}, ${kilograms(then)} in the ${counted(before, 'day')} before${goalText(input)}`;
  return [{ name: 'jump', level: 1 + Math.floor(more - kg), urgent: false, day: last.day, words }];
};

const fast: Rule = ({ line }, { fast: { on, percent, kg, excluded } }) => {
  if (!on || !line) return [];
  const aWeek = -line.aWeek;
  const share = (100 * aWeek) / line.now;
  const isFast = (aWeek > kg || share > percent) && aWeekUntil(line, 90) < -excluded;
  if (!isFast) return [];
  const level = 1 + Math.floor(Math.max(aWeek - kg, share - percent, 0) * 2);
  const words = `Weight ${lineText(line)}: ${share.toFixed(1)} % a week`;
  return [{ name: 'fast', level, urgent: false, day: line.to, words }];
};

const lowBmi: Rule = ({ input, last }, { lowBmi: { on, below } }) => {
  const height = counting(input.rows, 'height').at(-1);
  const bmi = height && bmiOf(last.value, height.value);
  if (!on || !bmi || bmi >= below) return [];
  const words = `BMI ${bmi}, below ${below}: ${kilograms(last.value)} on ${formatDay(last.day)}`;
  return [{ name: 'lowBmi', level: 1 + Math.floor((below - bmi) * 2), urgent: false, day: last.day, words }];
};

/**
 * Alerts about a client in a program who has not been weighed for days. Even a weighing that does not count was a
 * weighing.
 */
function noWeight(
  { today, program, rows }: ProgressInput,
  { noWeight: { on, days } }: Thresholds,
): ClinicalAlert[] {
  if (!on || !program || today > program.endsOn) return [];
  const inProgram = lastWeighed(rows, { from: program.startDate, to: today });
  const since = inProgram?.day ?? program.startDate;
  if (today < addDays(since, days)) return [];
  const words = inProgram
    ? `No weight since ${formatDay(since)} (${kilograms(inProgram.value)})`
    : `No weight since the program started on ${formatDay(since)}`;
  const level = Math.floor(daysBetween(since, today) / days);
  return [{ name: 'noWeight', level, urgent: false, day: since, words }];
}
