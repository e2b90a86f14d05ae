import type { DietWeek } from '../diet-plans/diet-plans.ts';
import type { PlateComponent } from '../diet-plans/plates.ts';
import { checkPlans, examinedPlans } from './check-plans.ts';
import type { Finding, FindingPlace, PlanCheckInput } from './findings.ts';

const isOfItem = ({ places }: { places: readonly FindingPlace[] }): boolean =>
  places.some(({ plan, item }) => plan === 'diet' && item !== undefined);

const eating = (eaten: PlateComponent): DietWeek[] => [
  {
    weekNumber: 1,
    title: '',
    totalDays: 1,
    mealPlan: [{ mealType: 'Breakfast', mealTime: '', itemGroups: [[{ ...eaten, days: 1 }]] }],
  },
];

/** Rule and fact of a finding, which stay the same when its step changes. */
const aboutOf = ({ rule, fact }: Finding): string => `${rule}\n${fact}`;

/**
 * Makes a function that tells whether foods may stand in a diet plan: about each of them, beside the client's doses,
 * nothing is found and nothing is left unchecked, also not by an amount that is unknown; and the weeks that have them
 * bring no finding of a rule about a fact that the present plans do not have.
 */
export function freeFoods(
  input: PlanCheckInput,
): (weeks: readonly DietWeek[], eaten: readonly PlateComponent[]) => boolean {
  const { plans } = input;
  const stands = new Set(checkPlans(input).findings.map(aboutOf));
  const examinedWith = (diet: readonly DietWeek[]) =>
    examinedPlans({ ...input, plans: { ...plans, diet, take: [], snacks: [] } });
  const inPart = ({ list, facts }: ReturnType<typeof examinedWith>): string[] =>
    facts.filter((fact) => list.isCheckedInPart(fact)).map(({ key }) => key);
  const always = new Set(inPart(examinedWith([])));
  const known = new Map<string, boolean>();
  const isFreeAlone = (eaten: PlateComponent): boolean => {
    const key = JSON.stringify([eaten.name, eaten.food, eaten.quantity, eaten.unit]);
    const before = known.get(key);
    if (before !== undefined) return before;
    const examined = examinedWith(eating(eaten));
    const { findings, notChecked } = examined.list.sorted();
    const isFree =
      ![...findings, ...notChecked].some(isOfItem) && inPart(examined).every((fact) => always.has(fact));
    known.set(key, isFree);
    return isFree;
  };
  return (weeks, eaten) =>
    eaten.every(isFreeAlone) &&
    checkPlans({ ...input, plans: { ...plans, diet: weeks } }).findings.every((finding) =>
      stands.has(aboutOf(finding)),
    );
}
