import { addDays, formatDay, isRealDate, type Day, type Instant } from '../../clinic-calendar.ts';
import { bmiOf } from '../body/body-derived.ts';
import { kindOf, KIND_NAMES, rangeProblem, type MeasurementKind } from '../measurements/measurements.ts';

/** The directions of a goal, each with its word. */
export const GOAL_DIRECTIONS = { lose: 'Lose', gain: 'Gain', maintain: 'Maintain' } as const;
export type GoalDirection = keyof typeof GOAL_DIRECTIONS;
export const GOAL_DIRECTION_NAMES = Object.keys(GOAL_DIRECTIONS) as GoalDirection[];

/** Kinds of measurement that a goal may have: those of one number, except the height. */
export const GOAL_KINDS: readonly MeasurementKind[] = KIND_NAMES.filter(
  (kind) => kind !== 'height' && kind !== 'bloodPressure',
);

/** The goal of a program, and the day by which it should be reached. */
export interface Goal {
  direction: GoalDirection;
  kind: MeasurementKind;
  /** In the kind's unit. */
  value: number;
  by: Day;
  /** The reason, if the value requires one; otherwise empty. At most 300 characters. */
  reason: string;
}

/** The goals of all programs, and facts about the client that the alerts need. Only doctors read it. */
export interface ProgressGoal {
  /** Goal of the running program; null without one. */
  goal: Goal | null;
  /** Goals of ended programs, the latest last. */
  earlier: (Goal & { program: string })[];
  /** True: pregnant or breastfeeding, so there is no BMI class and no alert about the pace. */
  expecting: boolean;
  /** Counts the saves; 0 before the first. */
  version: number;
  savedAt: Instant | null;
  savedBy: string | null;
}

/** The goal of one of the client's programs; null when it had none. */
export function goalOfProgram(
  { goal, earlier }: Pick<ProgressGoal, 'goal' | 'earlier'>,
  { _id, endedAt }: { _id: string; endedAt: Instant | null },
): Goal | null {
  return endedAt === null ? goal : (earlier.find(({ program }) => program === _id) ?? null);
}

/** The part of the goal that the client reads. */
export type OwnGoal = Omit<Goal, 'reason'>;

/** `PUT /api/course/goal/{clientId}`. */
export interface SaveProgressGoal {
  /** Null or left out removes the goal. */
  goal?: Goal | null;
  expecting: boolean;
  /** The version that was read; an older one answers 409. */
  version: number;
}

export interface GoalContext {
  today: Day;
  /** Centimetres; null when unmeasured, and then the BMI is not checked. */
  height: number | null;
  /** Present value of the goal's kind; null when nothing is measured. */
  now: number | null;
}

/** A weight below the BMI `least` is refused as a goal; one below `asks` requires a reason. */
export const GOAL_BMI = { least: 18.5, asks: 23 } as const;
export const MAX_GOAL_REASON = 300;
/** Most days until a goal's day: a goal belongs to a program. */
const MOST_DAYS = 730;

export interface GoalProblem {
  field: 'kind' | 'value' | 'by' | 'reason';
  text: string;
}

export function isReached({ direction, value }: Pick<Goal, 'direction' | 'value'>, now: number): boolean {
  if (direction === 'lose') return now <= value;
  return direction === 'gain' ? now >= value : false;
}

/** The BMI at the goal; undefined unless it is a weight and the height is known. */
export const goalBmi = ({ kind, value }: Pick<Goal, 'kind' | 'value'>, height: number | null) =>
  kind === 'weight' && height !== null ? bmiOf(value, height) : undefined;

/** Finds the first mistake of a goal, in the order of the form. */
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

/** Tells whether a goal is unchanged: then it is not checked again, since its day may have come meanwhile. */
export const isSameGoal = (one: Goal | null, other: Goal | null): boolean =>
  one === other || (one !== null && other !== null && SAME.every((field) => one[field] === other[field]));

/** A value with its unit, of one decimal: "72.5 kg", "9" of a kind without a unit. */
export const withUnitOf = (kind: MeasurementKind, value: number): string =>
  [Number(value.toFixed(1)), kindOf(kind).unit].filter((part) => part !== '').join(' ');

/** A goal on one line: "Lose to 72 kg by 01 Jun 2027", "Keep Waist at 80 cm until 01 Jun 2027". */
export function goalWords({ direction, kind, value, by }: OwnGoal): string {
  const of = kind === 'weight' ? '' : `${kindOf(kind).label} `;
  if (direction === 'maintain')
    return `Keep ${of || 'weight '}at ${withUnitOf(kind, value)} until ${formatDay(by)}`;
  return `${GOAL_DIRECTIONS[direction]} ${of.toLowerCase()}to ${withUnitOf(kind, value)} by ${formatDay(by)}`;
}

/** The distance to the goal: "8 kg to lose", "Reached"; for a goal to maintain, the deviation. */
export function toGoWords(goal: OwnGoal, now: number): string {
  const { direction, kind, value } = goal;
  if (isReached(goal, now)) return 'Reached';
  const away = withUnitOf(kind, Math.abs(now - value));
  if (direction !== 'maintain') return `${away} to ${direction}`;
  return now === value ? 'Kept' : `${away} ${now > value ? 'above' : 'below'} it`;
}
