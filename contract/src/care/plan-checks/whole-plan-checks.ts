import { grouped } from '../../platform/counted.ts';
import { energyNeedOf } from '../body/body-derived.ts';
import { NUTRIENTS, type Nutrient } from '../foods/foods.ts';
import type { FindingList } from './finding-list.ts';
import type { CheckedPerson, FindingPlace } from './findings.ts';
import type { PlanDay } from './plan-days.ts';
import { LEAST_BMI, PLAN_RULES, type PlanRule, type PlanTrait } from './plan-rules.ts';
import type { HealthFact } from './health-facts.ts';
import { cited, levelOf } from './rule-rows.ts';

export interface PlanInput {
  days: readonly PlanDay[];
  /** Days of the previous plan; null when there was none. */
  before: readonly PlanDay[] | null;
  person: CheckedPerson;
  facts: readonly HealthFact[];
}

/** Why a rule objects to a plan. */
interface Reason {
  says: string;
  /** Steps by which the value is off; another step is another question. */
  step?: number;
  places: FindingPlace[];
}

/** The fact or measured value behind an objection. */
interface Speaker {
  fact: HealthFact | null;
  words: string;
}

const isOf = (of: string) => (fact: HealthFact) => `${fact.sort}:${fact.code}` === of;

function speakersOf(
  { with: people }: PlanRule,
  facts: readonly HealthFact[],
  { bmi }: CheckedPerson,
): Speaker[] {
  const speakers = people.flatMap((one): Speaker[] => {
    if (one === 'bmi') return bmi !== null && bmi < LEAST_BMI ? [{ fact: null, words: `BMI ${bmi}` }] : [];
    const found = one.split(' & ').map((of) => facts.find(isOf(of)));
    const [first] = found;
    return first && found.every((fact) => fact !== undefined)
      ? [{ fact: first, words: [...new Set(found.map((fact) => fact?.words))].join(' with ') }]
      : [];
  });
  // Dialysis implies kidney disease, so only one of the two is reported.
  return speakers.length > 1 ? speakers.filter(({ fact }) => fact?.code !== 'dialysis') : speakers;
}

const kcal = (value: number): string => grouped(Math.round(value));
const placesOf = (days: readonly PlanDay[]): FindingPlace[] => days.flatMap(({ places }) => places);
/** The value of a day when the highest alternative of each meal is eaten. */
const mostOf = ({ numbers }: PlanDay, nutrient: Nutrient): number => numbers.nutrients[nutrient]?.to ?? 0;

function belowReason(
  nutrient: Nutrient,
  least: number,
  days: readonly PlanDay[],
  of?: string,
): Reason | undefined {
  const low = days.filter(
    (day) => day.isJudged && mostOf(day, nutrient) < least && (nutrient === 'kcal' || day.knows(nutrient)),
  );
  if (low.length === 0) return undefined;
  const lowest = Math.min(...low.map((day) => mostOf(day, nutrient)));
  const { label, unit } = NUTRIENTS.find(({ code }) => code === nutrient) ?? { label: nutrient, unit: '' };
  const what = nutrient === 'kcal' ? '' : ` of ${label.toLowerCase()}`;
  const says = `A day of the plan gives at most ${kcal(lowest)} ${unit}${what}, below ${of ?? ''}${kcal(least)} ${unit}`;
  return { says, step: Math.ceil(((least - lowest) / least) * 10), places: placesOf(low) };
}

interface MeanEnergy {
  /** Mean kilocalories of the days that can be judged. */
  mean: number;
  /** The mean in words: "1,500", or "1,500 on 35 of 56 days" when others cannot be judged. */
  words: string;
}

const countDays = (days: readonly PlanDay[]): number => days.reduce((sum, day) => sum + day.days, 0);

function meanEnergy(days: readonly PlanDay[]): MeanEnergy | undefined {
  const judged = days.filter(({ isJudged }) => isJudged);
  const [known, all] = [countDays(judged), countDays(days)];
  if (known === 0) return undefined;
  const middle = ({ numbers: { nutrients } }: PlanDay) =>
    ((nutrients.kcal?.from ?? 0) + (nutrients.kcal?.to ?? 0)) / 2;
  const mean = judged.reduce((sum, day) => sum + middle(day) * day.days, 0) / known;
  return { mean, words: known === all ? kcal(mean) : `${kcal(mean)} on ${known} of ${all} days` };
}

function lessReason(percent: number, { days, before }: PlanInput): Reason | undefined {
  const [now, then] = [meanEnergy(days), meanEnergy(before ?? [])];
  if (!now || !then || now.mean > then.mean * (1 - percent / 100)) return undefined;
  const less = Math.round((1 - now.mean / then.mean) * 100);
  const says = `The plan gives ${less} % less energy than the one before (${now.words} and ${then.words} kcal a day)`;
  return { says, step: Math.floor(less / 10), places: placesOf(days) };
}

function proteinReason(mostPerKg: number, { days, person: { weightKg } }: PlanInput): Reason | undefined {
  if (weightKg === null || weightKg <= 0) return undefined;
  const high = days.filter((day) => mostOf(day, 'protein') > mostPerKg * weightKg);
  if (high.length === 0) return undefined;
  const most = Math.max(...high.map((day) => mostOf(day, 'protein')));
  const says = `A day of the plan gives up to ${kcal(most)} g of protein (${(most / weightKg).toFixed(1)} g/kg), above ${mostPerKg} g/kg`;
  return { says, step: Math.floor((most / weightKg) * 5), places: placesOf(high) };
}

function reasonOf(trait: PlanTrait, input: PlanInput): Reason | undefined {
  const { days, before, person } = input;
  switch (trait.of) {
    case 'fasting': {
      const fasting = days.filter(({ isFasting }) => isFasting);
      return fasting.length === 0
        ? undefined
        : { says: 'The plan has a fasting day', places: placesOf(fasting) };
    }
    case 'first':
      return before === null ? { says: 'It is the first plan: doses', places: placesOf(days) } : undefined;
    case 'fast':
      return person.losesFast ? { says: 'Weight falls fast', places: placesOf(days) } : undefined;
    case 'less':
      return lessReason(trait.percent, input);
    case 'deficit': {
      const { bmr } = person;
      return bmr === null
        ? undefined
        : belowReason('kcal', energyNeedOf(bmr, 'sedentary'), days, 'what a sedentary day takes, ');
    }
    case 'below':
      return belowReason(trait.nutrient, trait.least, days);
    case 'protein':
      return proteinReason(trait.mostPerKg, input);
  }
}

/** Checks the plan as a whole; the treating doctor reviews each finding. */
export function checkWholePlan(input: PlanInput, list: FindingList): void {
  if (input.days.length === 0) return;
  for (const rule of PLAN_RULES) {
    const speakers = rule.on ? speakersOf(rule, input.facts, input.person) : [];
    const reason = speakers.length > 0 ? reasonOf(rule.trait, input) : undefined;
    if (!reason) continue;
    for (const { fact, words } of speakers)
      list.add({
        rule: rule.id,
        level: levelOf(rule),
        fact,
        subject: fact ? 'plan' : 'plan of low BMI',
        ...(reason.step !== undefined && { step: reason.step }),
        words: `${words}. ${reason.says}: to be reviewed with the treating doctor ${cited(rule)}.`,
        source: rule.source,
        places: reason.places,
      });
  }
}
