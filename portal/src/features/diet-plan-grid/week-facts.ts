import { currentWeek, programDays, totalDaysOf } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { outsidePlan, weekDates } from '@clinic/contract/care/diet-plans/diet-plan-words';
import { counted } from '@clinic/contract/platform/counted';
import type { ClientProgram } from '@clinic/contract/people';
import type { EditedWeek } from '../diet-plan-editing/edited-plan.ts';

/** Dates of each week by its key, and the key of the week that runs on the day `today` (yyyy-MM-dd), if one does. */
export function weekFacts(weeks: readonly EditedWeek[], program: ClientProgram | null, today: string) {
  const start = program?.startDate;
  const runs = start && outsidePlan(weeks, start, today) === '';
  return {
    dates: new Map(start ? weeks.map((week) => [week.key, weekDates(week, [...weeks], start)]) : []),
    running: runs ? currentWeek(weeks, start, today)?.week.key : undefined,
  };
}

/** "Plan covers 28 of 56 days": the days of weeks with meals, of those of the program. */
export function coverWords(weeks: readonly EditedWeek[], program: ClientProgram | null): string {
  const covered = totalDaysOf(weeks.filter(({ mealPlan }) => mealPlan.length > 0));
  return program
    ? `Plan covers ${covered} of ${counted(programDays(program), 'day')}`
    : `Plan covers ${counted(covered, 'day')}`;
}
