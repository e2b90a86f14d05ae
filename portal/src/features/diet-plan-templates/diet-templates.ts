import { programDays } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { fittedMeal, maxWeeks } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietWeek, Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import { fittedWeeks, type FittedWeeks } from '@clinic/contract/care/plan-templates/fitted-weeks';
import type { PlanTemplate } from '@clinic/contract/care/plan-templates/plan-templates';
import { isDoses } from '@clinic/contract/care/plan-templates/template-body';
import type { ClientProgram } from '@clinic/contract/people';
import {
  activeWeek,
  editedWeeks,
  newKey,
  type EditedPlan,
  type EditedWeek,
} from '../diet-plan-editing/edited-plan.ts';
import { putMeal } from '../diet-plan-weeks/week-changes.ts';

/** The weeks of a template; none of doses. */
export const weeksOf = ({ body }: Pick<PlanTemplate, 'body'>) => (isDoses(body) ? [] : body.weeks);

/** A template's weeks for the client's program. */
export const weeksForProgram = (
  template: Pick<PlanTemplate, 'body'>,
  program: ClientProgram | null,
): FittedWeeks => fittedWeeks(weeksOf(template), programDays(program), maxWeeks(program));

/** The meal of a template in a week of `days` days. */
export function mealForWeek(template: Pick<PlanTemplate, 'body'>, days: number): Meal | undefined {
  const [meal] = weeksOf(template)[0]?.mealPlan ?? [];
  return meal && fittedMeal(meal, days);
}

function withWeek(plan: EditedPlan, week: Pick<DietWeek, 'totalDays' | 'mealPlan'>): EditedPlan {
  const { key } = activeWeek(plan);
  const changed = (now: EditedWeek): EditedWeek => ({
    ...now,
    totalDays: week.totalDays,
    mealPlan: week.mealPlan.map((meal) => ({ ...meal, key: newKey() })),
  });
  return {
    ...plan,
    weeks: plan.weeks.map((now) => (now.key === key ? changed(now) : now)),
    meal: plan.meal?.week === key ? null : plan.meal,
  };
}

function withMeal(plan: EditedPlan, template: Pick<PlanTemplate, 'body'>): EditedPlan {
  const week = activeWeek(plan);
  const meal = mealForWeek(template, week.totalDays);
  if (!meal) return plan;
  const present = week.mealPlan.find(({ mealType }) => mealType === meal.mealType);
  const open = plan.meal;
  const isOpen = open?.week === week.key && open.mealType === meal.mealType;
  const next = putMeal(plan, week.key, { ...meal, key: present?.key ?? newKey() });
  return isOpen ? { ...next, meal: null } : next;
}

/** Puts a template into a plan: all weeks, the shown week's meals, or one meal of it. */
export function withTemplate(
  plan: EditedPlan,
  template: Pick<PlanTemplate, 'kind' | 'body'>,
  program: ClientProgram | null,
): EditedPlan {
  const [week] = weeksOf(template);
  if (template.kind === 'meal') return withMeal(plan, template);
  if (template.kind === 'week') return week ? withWeek(plan, week) : plan;
  const weeks = editedWeeks(weeksForProgram(template, program).weeks);
  return { ...plan, weeks, active: weeks[0]?.key ?? '', meal: null };
}
