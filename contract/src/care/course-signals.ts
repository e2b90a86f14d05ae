import { SIGNAL_NAMES, type CourseInput, type SeenSignal, type Signal } from './course-input.ts';
import { THRESHOLDS, type Thresholds } from './course-thresholds.ts';
import { valueSignals } from './course-value-signals.ts';
import { weightSignals } from './course-weight-signals.ts';

/** The signals of a course, the most urgent first. */
export function signalsOf(input: CourseInput, thresholds: Thresholds = THRESHOLDS): Signal[] {
  const found = [
    ...valueSignals(input, thresholds),
    ...weightSignals(input, thresholds),
    ...adherenceSignals(input, thresholds),
  ];
  return found.toSorted(
    (one, other) =>
      Number(other.urgent) - Number(one.urgent) ||
      SIGNAL_NAMES.indexOf(one.name) - SIGNAL_NAMES.indexOf(other.name),
  );
}

function adherenceSignals(
  { today, adherence, program }: CourseInput,
  { lowAdherence }: Thresholds,
): Signal[] {
  if (!lowAdherence.on || !program || !adherence || adherence.days < lowAdherence.days) return [];
  const { followed, answered } = adherence;
  const percent = answered > 0 ? (100 * followed) / answered : 100;
  if (percent >= lowAdherence.percent) return [];
  const words = `Followed ${followed} of ${answered} answered in a week (${Math.floor(percent)} %)`;
  const level = 1 + Math.floor((lowAdherence.percent - percent) / 10);
  return [{ name: 'lowAdherence', level, urgent: false, day: today, words }];
}

export const isSeen = <Seen extends SeenSignal>(
  { name, level }: SeenSignal,
  seen: readonly Seen[],
): Seen | undefined => seen.find((one) => one.name === name && one.level >= level);
