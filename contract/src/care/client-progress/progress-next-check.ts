import { addDays, daysBetween, yearsLater, type Day } from '../../clinic-calendar.ts';
import type { ProgressInput, ClinicalAlert } from './progress-input.ts';
import { readBirth } from '../../reading/days.ts';
import { valueOf } from '../../reading/reading.ts';
import { ADULT_AGE, RECENT_DAYS, THRESHOLDS } from '../body/alert-thresholds.ts';
import { lastWeighed } from '../measurements/measurement-day.ts';
import { LINE, weightLine } from './weight-line.ts';

/**
 * The next day on which alerts may change by time alone: days without a weight pass, a program begins, a value becomes
 * old, the weight line loses its first weight, a birthday comes. Null when none will.
 */
export function nextCheckOn(
  { today, rows, program }: Pick<ProgressInput, 'today' | 'rows' | 'program'>,
  alerts: readonly Pick<ClinicalAlert, 'day'>[],
  grownUpOn: Day | null,
): Day | null {
  const days: Day[] = alerts.map(({ day }) => addDays(day, RECENT_DAYS + 1));
  if (grownUpOn) days.push(grownUpOn);
  // The day after the line's first weight becomes too old for it.
  const line = weightLine(rows, today);
  if (line) days.push(addDays(line.from, LINE.days + 1));
  const { days: gap } = THRESHOLDS.noWeight;
  if (program && today <= program.endsOn) {
    const since = lastWeighed(rows, { from: program.startDate, to: today })?.day ?? program.startDate;
    const steps = Math.max(Math.floor(daysBetween(since, today) / gap), 0) + 1;
    days.push(addDays(since, steps * gap), program.startDate, addDays(program.endsOn, 1));
  }
  return days.filter((day) => day > today).toSorted()[0] ?? null;
}

/** The day on which a person becomes an adult; null without a valid birth day. */
export function adultOn(born: string, today: Day): Day | null {
  const birth = valueOf(readBirth(born, today));
  return birth === undefined ? null : yearsLater(birth, ADULT_AGE);
}
