import type { Day } from '@clinic/contract/clinic-calendar';
import { todaysMeals } from '@clinic/contract/care/diet-plans/diet-plan-days';
import { outsidePlan } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import type { DosageEntry, DosagePlanKind } from '@clinic/contract/care/dosage-plans/dosage-plans';
import { expectedDoses, keyedMeals } from '@clinic/contract/care/journal/journal-expected';
import type { ExpectedDay } from '@clinic/contract/care/journal/journal';
import type { ClientProgram } from '@clinic/contract/people';

/** A client's plans: null without one, undefined while it is not known. */
type Plans = { diet: DietPlan | null | undefined } & Record<
  DosagePlanKind,
  readonly DosageEntry[] | null | undefined
>;

/** Today's meals and doses by the plans that are known, and what is said of them. */
export function homeDay(
  { program, isKnown }: { program: ClientProgram | null | undefined; isKnown: boolean },
  { diet, vitamin, herbs }: Plans,
  today: Day,
): { planned: Partial<ExpectedDay>; note: string } {
  const doses =
    vitamin === undefined || herbs === undefined
      ? undefined
      : [...expectedDoses('vitamin', vitamin ?? [], today), ...expectedDoses('herbs', herbs ?? [], today)];
  const knownDoses = doses && { doses };
  if (diet === null)
    return {
      planned: { meals: [], ...knownDoses },
      note: 'Your doctor has not published a diet plan for you yet.',
    };
  if (!diet || !isKnown) return { planned: { ...knownDoses }, note: '' };
  const meals = keyedMeals(todaysMeals(diet.weeks, program?.startDate, today));
  const note = meals.length === 0 ? 'No meals are planned for today.' : '';
  return {
    planned: { meals, ...knownDoses },
    note: outsidePlan(diet.weeks, program?.startDate, today) || note,
  };
}
