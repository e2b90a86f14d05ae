import { daysBetween } from '../../clinic-calendar.ts';
import { counted } from '../../platform/counted.ts';
import type { OwnGoal } from './progress-goal.ts';
import type { WeightLine } from './weight-line.ts';

/** A number with sign and one decimal: "−0.1", "+0.2", "0". */
function signed(value: number): string {
  const size = Number(Math.abs(value).toFixed(1));
  if (size === 0) return '0';
  return `${value < 0 ? '−' : '+'}${size}`;
}

type Pace = Pick<WeightLine, 'aWeek' | 'low' | 'high'>;

/** The pace for the doctor: "−0.1 kg a week (−0.3 to +0.2)". */
export const paceWords = ({ aWeek, low, high }: Pace): string =>
  `${signed(aWeek)} kg a week (${signed(low)} to ${signed(high)})`;

/** The pace that the goal still requires: "needed: −0.6 kg a week". */
export const neededWords = (aWeek: number): string => `needed: ${signed(aWeek)} kg a week`;

/** The period behind the line: "28 days, 24 weighings". */
export const spanWords = ({ from, to, weighings }: Pick<WeightLine, 'from' | 'to' | 'weighings'>): string =>
  `${counted(daysBetween(from, to), 'day')}, ${counted(weighings, 'weighing')}`;

/** A range: "0.3 to 0.6 kg"; "0.3 kg" when both ends are equal. */
function between(one: number, other: number): string {
  const [least, most] = [one, other]
    .map((value) => Number(Math.abs(value).toFixed(1)))
    .toSorted((a, b) => a - b);
  return least === most ? `${least} kg` : `${least} to ${most} kg`;
}

/** Words for the expected range of a week; they name its direction only if the client's goal has another one. */
export function ownPaceWords(
  { low, high }: Pick<WeightLine, 'low' | 'high'>,
  goal: Pick<OwnGoal, 'direction'> | null,
): string {
  if (high <= 0) return `${between(low, high)} ${goal?.direction === 'lose' ? '' : 'less '}a week`;
  if (low >= 0) return `${between(low, high)} ${goal?.direction === 'gain' ? '' : 'more '}a week`;
  return `between ${between(low, low)} less and ${between(high, high)} more a week`;
}
