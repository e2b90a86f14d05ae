import { renumberWeeks } from '../diet-plans/diet-plan-rules.ts';
import type { DietWeek } from '../diet-plans/diet-plans.ts';

type Week = Omit<DietWeek, '_id'>;

export interface FittedWeeks {
  weeks: Week[];
  /** Says what was done to the weeks; undefined: they are as many as the program's. */
  how?: 'cut' | 'repeated';
}

/**
 * Cuts or repeats the weeks of a template to a program of `days` days and at most `max` weeks. A week that begins on a
 * day of the program is kept whole.
 */
export function fittedWeeks(weeks: readonly Week[], days: number, max: number): FittedWeeks {
  const fitted: Week[] = [];
  let covered = 0;
  while (weeks.length > 0 && covered < days && fitted.length < max) {
    const week = weeks[fitted.length % weeks.length] as Week;
    fitted.push(week);
    covered += week.totalDays;
  }
  const how = fitted.length < weeks.length ? 'cut' : 'repeated';
  return {
    weeks: renumberWeeks(fitted),
    ...(fitted.length !== weeks.length && { how }),
  };
}
