import { isOver } from '../dosage-plans/dose-days.ts';
import { ComingDays } from './coming-days.ts';
import { checkContents } from './content-rules.ts';
import { dayDosesOf, checkUnknownDoses } from './day-doses.ts';
import { checkDiets } from './diet-checks.ts';
import { checkEnergy } from './energy-rules.ts';
import { doseEntry } from './examined-doses.ts';
import { foodEntry } from './examined-items.ts';
import { FindingList } from './finding-list.ts';
import { checkFoods, checkUnknownFoods } from './food-checks.ts';
import type { PlanCheckInput, PlanCheckReport } from './findings.ts';
import { checkLactose } from './lactose-check.ts';
import { checkUpperLevels } from './upper-level-checks.ts';
import { checkOtherFoods, foodFacts } from './other-foods.ts';
import { checkWholePlan } from './whole-plan-checks.ts';
import { planDaysOf } from './plan-days.ts';
import { countingFacts, type HealthFact } from './health-facts.ts';
import { dosesOf, itemsOf } from './plan-items.ts';
import { reportOf } from './check-report.ts';
import { checkStopped } from './stopped-checks.ts';
import { checkSubstances } from './substance-checks.ts';
import { checkTexts } from './unchecked-texts.ts';

/** Asks all rules about a client's four plans; `facts` are those by which they speak. */
export function examinedPlans({ precautions, person, plans, before, today, foods }: PlanCheckInput): {
  list: FindingList;
  facts: readonly HealthFact[];
} {
  const list = new FindingList();
  const facts = countingFacts(precautions, person, foodFacts(precautions, foods));
  const items = itemsOf(plans, foods).map((item) => foodEntry(item, foods));
  const doses = dosesOf(plans)
    .filter(({ entry }) => !isOver(entry, today))
    .map((dose) => doseEntry(dose, foods));
  const coming = new ComingDays(
    doses.map(({ dose }) => dose.entry),
    today,
  );
  const planEntries = [...items, ...doses];
  const amounts = dayDosesOf(doses);
  checkTexts(precautions, facts, list);
  checkContents(planEntries, facts, list);
  checkDiets(planEntries, facts, list);
  checkOtherFoods(planEntries, facts, foods, list);
  checkFoods(items, facts, foods, list);
  checkLactose(items, facts, list);
  checkUpperLevels(amounts, { coming, person, facts }, list);
  checkSubstances({ items, doses, amounts, coming }, facts, list);
  const plan = {
    days: planDaysOf(plans.diet, foods),
    before: before && planDaysOf(before, foods),
    person,
    facts,
  };
  checkWholePlan(plan, list);
  checkEnergy(plan, list);
  checkUnknownFoods(items, facts, list);
  checkStopped(doses, plans.stopped ?? [], list);
  checkUnknownDoses(doses, amounts, facts, list);
  return { list, facts };
}

/**
 * Checks a client's four plans together. It is pure, accepts any text, and its result does not depend on the order of
 * weeks, items, plans or facts.
 */
export function checkPlans(input: PlanCheckInput): PlanCheckReport {
  const { list, facts } = examinedPlans(input);
  return reportOf(list, facts);
}
