import { addDays, daysBetween, yearsLater, type Day } from '../../clinic-calendar.ts';
import type { ProgressInput, ClinicalAlert } from './progress-input.ts';
import { readBirth } from '../../reading/days.ts';
import { valueOf } from '../../reading/reading.ts';
import { ADULT_AGE, RECENT_DAYS, THRESHOLDS } from '../body/alert-thresholds.ts';
import { lastWeighed } from '../measurements/measurement-day.ts';
import { LINE, weightLine } from './weight-line.ts';

/**
 * The first day to come on which the alerts may be others without anything being saved: the days without a weight go
 * on, a program begins, a value becomes old, the weight line loses its first weight, a birthday comes. Null when nothing
 * comes from time.
 */
export function nextCheckOn(
  { today, rows, program }: Pick<ProgressInput, 'today' | 'rows' | 'program'>,
  alerts: readonly Pick<ClinicalAlert, 'day'>[],
  grownUpOn: Day | null,
): Day | null {
  const days: Day[] = alerts.map(({ day }) => addDays(day, RECENT_DAYS + 1));
  if (grownUpOn) days.push(grownUpOn);
  // The first weight leaves the line.
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

/** The day on which a person becomes an adult; null when the date of birth is none. */
export function adultOn(born: string, today: Day): Day | null {
  const birth = valueOf(readBirth(born, today));
  return birth === undefined ? null : yearsLater(birth, ADULT_AGE);
}
