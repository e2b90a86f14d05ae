import { grouped } from '../../platform/counted.ts';
import { listed } from '../../platform/listed.ts';
import { leastEnergy } from '../foods/energy-target.ts';
import type { FindingList } from './finding-list.ts';
import type { FindingLevel } from './findings.ts';
import type { PlanInput } from './whole-plan-checks.ts';
import type { PlanDay } from './plan-days.ts';
import type { HealthFact } from './health-facts.ts';
import { cited, type RuleRow } from './rule-rows.ts';

/** A rule about the energy of days that can be judged. */
interface EnergyRule extends RuleRow {
  /** Limit in kilocalories; null: the person's own minimum. */
  below: number | null;
}

const OURS = { source: 'the clinic’s own value', state: 'ours', on: true } as const;
export const ENERGY_RULES = {
  lowest: { id: 'energy-lowest', level: 'stop', below: 800, ...OURS },
  /** Checks the known part of a day that is mostly, but not fully, known. */
  lowestKnown: { id: 'energy-lowest-known', level: 'ask', below: 800, ...OURS },
  floor: { id: 'energy-floor', level: 'ask', below: null, ...OURS },
  expecting: { id: 'energy-expecting', level: 'stop', below: 1700, ...OURS },
  under18: { id: 'energy-under18', level: 'stop', below: 1400, ...OURS },
  anyUnder18: { id: 'energy-any-under18', level: 'ask', below: null, ...OURS },
} as const satisfies Record<string, EnergyRule>;

/** A limit has so many steps; a day that is a step worse is a new question to the doctor. */
const STEPS = 10;
const kcal = (value: number): string => grouped(Math.round(value));
const energyOf = ({ numbers }: PlanDay): number => numbers.nutrients.kcal?.to ?? 0;

interface Limit {
  rule: EnergyRule;
  below: number;
  fact: HealthFact | null;
  words: string;
}

/** Reports days that a limit is about; one finding covers them all, for the lowest. */
function report({ rule, below, fact, words }: Limit, days: readonly PlanDay[], list: FindingList): boolean {
  const low = rule.on ? days.filter((day) => energyOf(day) < below) : [];
  if (low.length === 0) return false;
  const lowest = Math.min(...low.map(energyOf));
  const level: FindingLevel = rule.level;
  list.add({
    rule: rule.id,
    level,
    fact,
    subject: 'energy',
    step: Math.ceil(((below - lowest) / below) * STEPS),
    words: `${fact ? `${fact.words}. ` : ''}A day of the plan gives at most ${kcal(lowest)} kcal: below ${kcal(below)} kcal, ${words} ${cited(rule)}.`,
    source: rule.source,
    places: low.flatMap(({ places }) => places),
  });
  return true;
}

/** A day with an unknown drink cannot be judged; if the known part is very low, it asks. */
function checkKnownPart(days: readonly PlanDay[], list: FindingList): void {
  const rule = ENERGY_RULES.lowestKnown;
  const low = rule.on ? days.filter((day) => day.isMostlyKnown && energyOf(day) < rule.below) : [];
  const [lowest] = low.toSorted((one, other) => energyOf(one) - energyOf(other));
  if (!lowest) return;
  const { known, items } = lowest.numbers;
  const energy = energyOf(lowest);
  list.add({
    rule: rule.id,
    level: rule.level,
    fact: null,
    subject: 'energy',
    step: Math.ceil(((rule.below - energy) / rule.below) * STEPS),
    words: `A day of the plan gives at most ${kcal(energy)} kcal as far as it is known, ${known} of ${items} items: below ${kcal(rule.below)} kcal, the least ${cited(rule)}.`,
    source: rule.source,
    places: low.flatMap(({ places }) => places),
  });
}

function checkUnder18(
  fact: HealthFact,
  days: readonly PlanDay[],
  judged: readonly PlanDay[],
  list: FindingList,
): void {
  const { under18, anyUnder18 } = ENERGY_RULES;
  if (report({ rule: under18, below: under18.below, fact, words: 'the least under 18 years' }, judged, list))
    return;
  if (!anyUnder18.on) return;
  list.add({
    rule: anyUnder18.id,
    level: anyUnder18.level,
    fact,
    subject: 'energy',
    words: `${fact.words}. The energy of a plan under 18 years is to be reviewed ${cited(anyUnder18)}.`,
    source: anyUnder18.source,
    places: days.flatMap(({ places }) => places),
  });
}

/** Says why a day cannot be judged: "no lunch", "18 of 24 items known". */
function whyNot({ lacks, numbers }: PlanDay): string {
  if (lacks.length > 0)
    return `no ${listed(lacks).replaceAll(' and ', ' and no ').replaceAll(', ', ', no ')}`;
  return `${numbers.known} of ${numbers.items} items known`;
}

/**
 * Checks the energy of days that have their main meals and are nearly fully known, counting the highest alternative.
 */
export function checkEnergy({ days, person, facts }: PlanInput, list: FindingList): void {
  const judged = days.filter(({ isJudged }) => isJudged);
  const state = (code: string) => facts.find((fact) => fact.sort === 'state' && fact.code === code);
  const [expecting, under18] = [state('expecting'), state('under18')];
  if (under18 && days.length > 0) checkUnder18(under18, days, judged, list);
  if (expecting) {
    const rule = ENERGY_RULES.expecting;
    report({ rule, below: rule.below, fact: expecting, words: 'the least while expecting' }, judged, list);
  }
  // While a pregnancy is uncertain, the rules of other adults apply too.
  if (!under18 && (!expecting || expecting.unsure)) {
    const { lowest, floor } = ENERGY_RULES;
    const least = leastEnergy(person);
    const isLow = report({ rule: lowest, below: lowest.below, fact: null, words: 'the least' }, judged, list);
    const above = isLow ? judged.filter((day) => energyOf(day) >= lowest.below) : judged;
    report({ rule: floor, below: least, fact: null, words: 'the floor' }, above, list);
  }
  checkKnownPart(days, list);
  for (const day of days)
    if (!day.isJudged)
      list.notChecked('food', `energy\n${whyNot(day)}`, `Energy not checked: ${whyNot(day)}.`, day.places);
}
