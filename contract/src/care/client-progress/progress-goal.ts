import { addDays, formatDay, isRealDate, type Day, type Instant } from '../../clinic-calendar.ts';
import { bmiOf } from '../body/body-derived.ts';
import { kindOf, KIND_NAMES, rangeProblem, type MeasurementKind } from '../measurements/measurements.ts';

/** The directions of a goal, each with its word. */
export const GOAL_DIRECTIONS = { lose: 'Lose', gain: 'Gain', maintain: 'Maintain' } as const;
export type GoalDirection = keyof typeof GOAL_DIRECTIONS;
export const GOAL_DIRECTION_NAMES = Object.keys(GOAL_DIRECTIONS) as GoalDirection[];

/** A goal can be set for these: every kind of one number but the height. */
export const GOAL_KINDS: readonly MeasurementKind[] = KIND_NAMES.filter(
  (kind) => kind !== 'height' && kind !== 'bloodPressure',
);

/** The goal of a program, and the day until which it is to be reached. */
export interface Goal {
  direction: GoalDirection;
  kind: MeasurementKind;
  /** In the kind's unit. */
  value: number;
  by: Day;
  /** Why, where the value asks for it; otherwise empty. At most 300 characters. */
  reason: string;
}

/** The goals of the programs, and what the rules of the alerts must know of the client. Of the doctor alone. */
export interface ProgressGoal {
  /** The goal of the running program; null without one, and while none is set. */
  goal: Goal | null;
  /** Goals of programs that have ended, the latest last. */
  earlier: (Goal & { program: string })[];
  /** Pregnant or breastfeeding: no class of the BMI, and no alerts about the pace. */
  expecting: boolean;
  /** 0 while nothing is saved. */
  version: number;
  savedAt: Instant | null;
  savedBy: string | null;
}

/** Returns the goal of one of a client's programs; null when none was set for it. */
export function goalOfProgram(
  { goal, earlier }: Pick<ProgressGoal, 'goal' | 'earlier'>,
  { _id, endedAt }: { _id: string; endedAt: Instant | null },
): Goal | null {
  return endedAt === null ? goal : (earlier.find(({ program }) => program === _id) ?? null);
}

/** The client sees this of the own goal. */
export type OwnGoal = Omit<Goal, 'reason'>;

/** `PUT /api/course/goal/{clientId}`. */
export interface SaveProgressGoal {
  /** Null or left out takes the goal away. */
  goal?: Goal | null;
  expecting: boolean;
  /** The version of the goal that was read; an older one answers 409. */
  version: number;
}

export interface GoalContext {
  today: Day;
  /** Centimetres; null when not measured, then nothing is said of the BMI. */
  height: number | null;
  /** The present value of the goal's kind; null when nothing is measured. */
  now: number | null;
}

/** No weight below the BMI `least` is a goal; one below `asks` needs a reason. */
export const GOAL_BMI = { least: 18.5, asks: 23 } as const;
export const MAX_GOAL_REASON = 300;
/** A goal is for the program's time, not for life. */
const MOST_DAYS = 730;

export interface GoalProblem {
  field: 'kind' | 'value' | 'by' | 'reason';
  text: string;
}

export function isReached({ direction, value }: Pick<Goal, 'direction' | 'value'>, now: number): boolean {
  if (direction === 'lose') return now <= value;
  return direction === 'gain' ? now >= value : false;
}

/** The BMI that the goal would be; undefined for anything but a weight of a known height. */
export const goalBmi = ({ kind, value }: Pick<Goal, 'kind' | 'value'>, height: number | null) =>
  kind === 'weight' && height !== null ? bmiOf(value, height) : undefined;

/** The first thing that is wrong with a goal, in the order of the form. */
export function goalProblem(goal: Goal, { today, height, now }: GoalContext): GoalProblem | undefined {
  const { direction, kind, value, by, reason } = goal;
  if (!GOAL_KINDS.includes(kind)) return { field: 'kind', text: 'Please choose what the goal is for.' };
  const range = rangeProblem(kind, value);
  if (range) return { field: 'value', text: range };
  const unit = kindOf(kind).unit;
  const present = now === null ? '' : [now, unit].filter(Boolean).join(' ');
  if (now !== null && direction === 'lose' && value >= now)
    return { field: 'value', text: `To lose is less than the ${present} measured last.` };
  if (now !== null && direction === 'gain' && value <= now)
    return { field: 'value', text: `To gain is more than the ${present} measured last.` };
  const bmi = goalBmi(goal, height);
  if (bmi !== undefined && bmi < GOAL_BMI.least)
    return { field: 'value', text: `That is a BMI of ${bmi}. No goal is below ${GOAL_BMI.least}.` };
  if (!isRealDate(by) || by <= today) return { field: 'by', text: 'Please choose a day that is to come.' };
  if (by > addDays(today, MOST_DAYS)) return { field: 'by', text: 'Please choose a day within two years.' };
  if (bmi !== undefined && bmi < GOAL_BMI.asks && reason.trim() === '')
    return { field: 'reason', text: `That is a BMI of ${bmi}, below ${GOAL_BMI.asks}. Please say why.` };
  return undefined;
}

const SAME: readonly (keyof Goal)[] = ['direction', 'kind', 'value', 'by', 'reason'];

/** A goal that is saved once more as it was is not judged again: its day may have come meanwhile. */
export const isSameGoal = (one: Goal | null, other: Goal | null): boolean =>
  one === other || (one !== null && other !== null && SAME.every((field) => one[field] === other[field]));

const withUnitOf = (kind: MeasurementKind, value: number): string =>
  [Number(value.toFixed(1)), kindOf(kind).unit].filter((part) => part !== '').join(' ');

/** A goal in a line: "Lose to 72 kg by 01 Jun 2027", "Keep Waist at 80 cm until 01 Jun 2027". */
export function goalWords({ direction, kind, value, by }: OwnGoal): string {
  const of = kind === 'weight' ? '' : `${kindOf(kind).label} `;
  if (direction === 'maintain')
    return `Keep ${of || 'weight '}at ${withUnitOf(kind, value)} until ${formatDay(by)}`;
  return `${GOAL_DIRECTIONS[direction]} ${of.toLowerCase()}to ${withUnitOf(kind, value)} by ${formatDay(by)}`;
}

/** How far it is from what was measured last: "8 kg to lose", "Reached"; of one to maintain how far it is away. */
export function toGoWords(goal: OwnGoal, now: number): string {
  const { direction, kind, value } = goal;
  if (isReached(goal, now)) return 'Reached';
  const away = withUnitOf(kind, Math.abs(now - value));
  if (direction !== 'maintain') return `${away} to ${direction}`;
  return now === value ? 'Kept' : `${away} ${now > value ? 'above' : 'below'} it`;
}
