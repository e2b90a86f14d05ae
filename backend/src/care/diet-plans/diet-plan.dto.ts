import { DIET_PLAN_STATUSES, type DietPlanStatus } from '@clinic/contract/constants';
import { readDietPlanBody } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import {
  itemDaysProblem,
  mealProblems,
  planProblems,
} from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietPlanInput, DietWeek, Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import { CHART_LINES, chartLines } from '@clinic/contract/care/plan-chart/chart-lines';
import { Instant, Items, Lines, LongText, OneOf } from '../../platform/http/fields.ts';
import { MAX_PLAN_ANSWERS } from '@clinic/contract/care/history/plan-answers';
import { ApiError } from '../../platform/http/api-error.ts';
import { PlanAnswerDto } from '../plan-checks/plan-answer.dto.ts';
import { Takes } from '../../platform/http/takes.ts';

/** Lines of the printed plan. */
const ChartLines = () => Lines(chartLines, { ...CHART_LINES, optional: true });

/** A plan's body without the weeks, which `readWeeks` reads, and without fields that the server sets. */
@Takes<Omit<DietPlanInput, 'program' | 'totalDays' | 'weeks' | 'mealPlan'>>()
export class DietPlanDto {
  @OneOf(DIET_PLAN_STATUSES, { optional: true })
  status?: DietPlanStatus;

  @LongText({ optional: true })
  notes?: string;

  @ChartLines()
  take?: string[];

  @ChartLines()
  avoid?: string[];

  @Instant({ optional: true })
  updatedAt?: string;

  @Items(() => PlanAnswerDto, { max: MAX_PLAN_ANSWERS, optional: true })
  answers?: PlanAnswerDto[];
}

/** Reads the weeks of a plan that can be saved, in any shape that plans ever had. Throws INVALID_INPUT. */
export function readWeeks(body: object): DietWeek[] {
  const reading = readDietPlanBody(body);
  if (!reading.ok) {
    const [sentence] = Object.values(reading.details).flat();
    throw new ApiError('INVALID_INPUT', { message: sentence, details: reading.details });
  }
  const { weeks } = reading;
  const [problem] = planProblems({ hasProgram: true, weeks });
  if (problem) throw new ApiError('INVALID_INPUT', { message: problem, details: detailsOf(weeks, problem) });
  return weeks;
}

/**
 * Returns field path → what is wrong with the meal or item; an error of the weeks as a whole if no meal is at fault.
 */
function detailsOf(weeks: DietWeek[], problem: string): Record<string, string[]> {
  const details = weeks.flatMap(({ mealPlan, totalDays }, week) =>
    mealPlan.flatMap((meal, index): [string, string[]][] => {
      const path = `weeks.${week}.mealPlan.${index}`;
      return [[path, mealProblems(meal, totalDays)], ...tooLong(meal, totalDays, path)];
    }),
  );
  const wrong = details.filter(([, problems]) => problems.length > 0);
  return wrong.length > 0 ? Object.fromEntries(wrong) : { weeks: [problem] };
}

/** Finds the items of a meal that last longer than its week. */
function tooLong({ itemGroups }: Meal, weekDays: number, path: string): [string, string[]][] {
  return itemGroups.flatMap((group, place) =>
    group.flatMap(({ days }, index): [string, string[]][] => {
      const problem = itemDaysProblem(days, weekDays);
      return problem ? [[`${path}.itemGroups.${place}.${index}.days`, [problem]]] : [];
    }),
  );
}
