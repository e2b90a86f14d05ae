import type { FoodIndex, NamedItem } from '@clinic/contract/care/foods/food-index';
import type { CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import type {
  Finding,
  FindingLevel,
  FindingPlace,
  PlansToCheck,
  PlanCheckReport,
} from '@clinic/contract/care/plan-checks/findings';
import { answerTo } from '@clinic/contract/care/plan-checks/finding-answers';
import type { ToneName } from '@clinic/ui/theme/tokens';
import type { GivenAnswer, PlanChecks } from './usePlanChecks.ts';

export const LEVEL_WORDS: Record<FindingLevel, [word: string, tone: ToneName]> = {
  stop: ['Stop', 'stopped'],
  ask: ['Ask', 'waiting'],
  note: ['Note', 'note'],
};

/** A finding with the doctor's answer. */
export interface Said {
  finding: Finding;
  answer: GivenAnswer | undefined;
}

export const said = (findings: readonly Finding[], answers: readonly GivenAnswer[]): Said[] =>
  findings.map((finding) => ({
    finding,
    answer: finding.level === 'note' ? undefined : answerTo(finding, answers),
  }));

interface Placed {
  places: { plan: CheckedPlan }[];
}

/** Tells if a finding is about a plan; a finding without places is about all plans. */
export const isIn =
  (plan: CheckedPlan) =>
  ({ places }: Placed): boolean =>
    places.length === 0 || places.some((place) => place.plan === plan);

const counted = (count: number, word: string): string[] => (count > 0 ? [`${count} ${word}`] : []);

/** Words the line above a plan: "1 stop · 2 ask · 3 not checked", or how much was checked without a finding. */
export function lineWords(
  report: PlanCheckReport,
  plan: CheckedPlan,
  answers: readonly GivenAnswer[],
): string {
  const here = said(report.findings.filter(isIn(plan)), answers);
  const open = here.filter(({ answer }) => !answer);
  const ofLevel = (level: FindingLevel) => open.filter(({ finding }) => finding.level === level).length;
  const unchecked = counted(report.notChecked.filter(isIn(plan)).length, 'not checked');
  const elsewhere = counted(report.findings.filter((one) => !isIn(plan)(one)).length, 'in the other plans');
  const found = [
    ...counted(ofLevel('stop'), 'stop'),
    ...counted(ofLevel('ask'), 'ask'),
    ...counted(here.length - open.length, 'answered'),
    ...counted(ofLevel('note'), 'note'),
  ];
  const summary = report.summary.replace(/\.$/, '');
  return [...(here.length > 0 ? found : [summary]), ...unchecked, ...elsewhere].join(' · ');
}

/** The tone of the worst unanswered finding. */
export function lineTone(
  report: PlanCheckReport,
  plan: CheckedPlan,
  answers: readonly GivenAnswer[],
): ToneName {
  const open = said(report.findings.filter(isIn(plan)), answers).filter(({ answer }) => !answer);
  const worst = (['stop', 'ask', 'note'] as const).find((level) =>
    open.some(({ finding }) => finding.level === level),
  );
  return worst ? LEVEL_WORDS[worst][1] : 'quiet';
}

/** Lists the findings about one place in a plan. */
export const saidAt = (
  { report, of, answers }: Pick<PlanChecks, 'report' | 'of' | 'answers'>,
  isThere: (place: FindingPlace) => boolean,
): Said[] =>
  said(
    report?.findings.filter(({ places }) => places.some((place) => place.plan === of && isThere(place))) ??
      [],
    answers,
  );

/** The page where a food is added or completed. */
export function foodPage(item: NamedItem | undefined, foods: FoodIndex | undefined): string {
  const [food] = (item && foods?.foodsNamed(item)) ?? [];
  if (food) return `/doctor/foods/${food.id}`;
  return item ? `/doctor/foods/new?name=${encodeURIComponent(item.name)}` : '/doctor/foods';
}

/** Finds the item of the edited plan that a finding points to. */
export function itemAt(
  plans: Partial<PlansToCheck>,
  { plan, week, meal, group, item, take }: FindingPlace,
): NamedItem | undefined {
  const line = take === undefined ? undefined : plans.take?.[take];
  if (line !== undefined) return { name: line };
  if (item === undefined) return undefined;
  if (plan !== 'diet') return plans[plan]?.[item];
  return plans.diet?.[week ?? -1]?.mealPlan[meal ?? -1]?.itemGroups[group ?? -1]?.[item];
}
