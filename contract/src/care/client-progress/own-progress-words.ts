import { formatDay, type Day } from '../../clinic-calendar.ts';
import { kindOf } from '../measurements/measurements.ts';
import { isReached, toGoWords, withUnitOf, type OwnGoal } from './progress-goal.ts';
import type { ReportRow } from './progress-report.ts';
import { reachedBetween, soonestDay } from './weight-ahead.ts';
import type { WeightLine } from './weight-line.ts';
import { ownPaceWords } from './weight-line-words.ts';

interface OwnProgress {
  row: Pick<ReportRow, 'kind' | 'start' | 'now'>;
  /** The goal for the row's kind. */
  goal: OwnGoal | null;
  /** Through the weights; null of other kinds, and while no pace may be told. */
  line: WeightLine | null;
  today: Day;
}

const WITH_YOU = 'your doctor looks at it together with you.';

/** Says whether the pace reaches the goal by its day, also when it does not: a client plans by this sentence. */
function paceWords(line: WeightLine, goal: OwnGoal): { isInTime: boolean; words: string } {
  const value = withUnitOf(goal.kind, goal.value);
  const by = formatDay(goal.by);
  const pace = `at this pace (${ownPaceWords(line, goal)})`;
  const span = reachedBetween(line, goal);
  if (!span) {
    const soonest = soonestDay(line, goal);
    const isOpen = soonest !== undefined && soonest <= goal.by;
    const reached = isOpen ? `it is open whether you reach ${value}` : `you do not reach ${value}`;
    return { isInTime: false, words: `${pace} ${reached} by ${by}; ${WITH_YOU}` };
  }
  const { from, to } = span;
  const when = from === to ? `on ${formatDay(to)}` : `between ${formatDay(from)} and ${formatDay(to)}`;
  const reached = `${pace} you reach ${value} ${when}`;
  if (to <= goal.by) return { isInTime: true, words: `${reached}, in time for ${by}.` };
  if (from <= goal.by)
    return { isInTime: false, words: `${reached}, so that ${by} is possible and not sure.` };
  return { isInTime: false, words: `${reached}, later than ${by}; ${WITH_YOU}` };
}

/** The change since the start: "5 kg less than at the start", "Weight is as it was at the start". */
function changeWords(kind: OwnGoal['kind'], change: number): string {
  if (change === 0) return `${kindOf(kind).label} is as it was at the start`;
  return `${withUnitOf(kind, Math.abs(change))} ${change < 0 ? 'less' : 'more'} than at the start`;
}

/** How far the value is from a goal to maintain: "1 kg above the goal". */
function keptWords({ kind, value }: OwnGoal, now: number): string {
  if (now === value) return 'at the goal';
  return `${withUnitOf(kind, Math.abs(now - value))} ${now > value ? 'above' : 'below'} the goal`;
}

/** The sentence for a goal to lose or to gain. */
function towardsGoal(done: string, change: number, goal: OwnGoal, { row, line, today }: OwnProgress): string {
  const { direction, kind, value, by } = goal;
  const target = withUnitOf(kind, value);
  if (isReached(goal, row.now.value)) return `${done}: ${target} is reached.`;
  const soFar = `${done}, ${toGoWords(goal, row.now.value)}`;
  if (by < today) return `${soFar}: ${formatDay(by)} is over, so please ask your doctor for the next goal.`;
  if (!line) {
    const isAway = direction === 'lose' ? change > 0 : change < 0;
    return `${soFar} by ${formatDay(by)}${isAway ? `; a body goes up and down, and ${WITH_YOU}` : '.'}`;
  }
  if (isReached(goal, line.now)) return `${soFar}: your weights of the last weeks are about ${target}.`;
  const { isInTime, words } = paceWords(line, goal);
  return isInTime ? `You are on your way: ${soFar}, and ${words}` : `${soFar}: ${words}`;
}

/**
 * A client reads this one sentence about the own progress: what has changed, what is to go, and whether the pace
 * reaches the goal by its day. Never a judgement, and no number but the own.
 */
export function ownProgressWords(progress: OwnProgress): string {
  const { row, goal, line } = progress;
  const { kind, start, now } = row;
  if (!start || start.day >= now.day)
    return 'This is where you begin. Every value that you enter adds to the picture.';
  const change = Number((now.value - start.value).toFixed(1));
  const done = changeWords(kind, change);
  if (goal && goal.direction !== 'maintain') return towardsGoal(done, change, goal, progress);
  const kept = goal && keptWords(goal, now.value);
  const lately = line && `lately ${ownPaceWords(line, goal)}`;
  return `${[done, kept, lately].filter(Boolean).join(', ')}.`;
}
