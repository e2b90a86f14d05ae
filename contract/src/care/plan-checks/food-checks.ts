import { listed } from '../../platform/listed.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { contentLabel } from '../foods/food-tags.ts';
import type { FoodTrait } from '../foods/foods.ts';
import type { FoodEntry } from './examined-items.ts';
import type { FindingList } from './finding-list.ts';
import type { FindingPlace } from './findings.ts';
import { FOOD_RULES, type FoodRule, type LeastPortion } from './food-rules.ts';
import { PORTIONED, TRAIT_SAYS } from './trait-says.ts';
import { valueOf } from './food-parts.ts';
import { amountsOf, amountWords } from './portions.ts';
import type { HealthFact } from './health-facts.ts';
import { cited, levelOf } from './rule-rows.ts';
import { factsOf } from './facts-of-rules.ts';

/** Why a rule is about an item. */
interface Reason {
  /** The words of the reason; empty: the rule is not about the item. */
  says: string;
  places: readonly FindingPlace[];
  /** True: only an unknown amount could decide, so nothing is reported. */
  isUnknown: boolean;
}
const SILENT: Reason = { says: '', places: [], isUnknown: false };

const hasTrait = ({ foods, unknown, traits, traitWords }: FoodEntry, trait: FoodTrait): boolean =>
  traits.has(trait) ||
  (traitWords.has(trait) && (foods.length === 0 || unknown.length > 0 || !PORTIONED.has(trait)));

/** The reason by a portion's amount; an unknown amount counts when a trait matches. */
function portionReason(
  { item, foods }: FoodEntry,
  { nutrient, least }: LeastPortion,
  trait: FoodTrait | undefined,
  index: FoodIndex,
): Reason {
  const bearing = trait ? foods.filter((food) => food.traits.includes(trait)) : foods;
  const all = amountsOf(item, bearing, (food) => valueOf(food, nutrient, trait, index));
  const known = all.filter(({ amount }) => amount >= least);
  const unknown = all.filter(({ amount, isUnknown }) => isUnknown && amount < least);
  const speaking = trait ? [...known, ...unknown] : known;
  const isUnknown = !trait && unknown.length > 0;
  if (speaking.length === 0) return { ...SILENT, isUnknown };
  const most = known.length > 0 ? amountWords(nutrient, Math.max(...known.map(({ amount }) => amount))) : '';
  const says = trait
    ? [TRAIT_SAYS[trait], most].filter(Boolean).join(': ')
    : `has ${most}: the same amount each week`;
  return { says, places: speaking.flatMap(({ places }) => places), isUnknown };
}

function reasonOf(planEntry: FoodEntry, rule: FoodRule, index: FoodIndex): Reason {
  const traits = rule.traits.filter((trait) => hasTrait(planEntry, trait));
  const contents = rule.contents.filter((code) => planEntry.contents.has(code));
  const isOfNumber = rule.portion !== undefined && rule.traits.length === 0;
  if (traits.length + contents.length === 0 && !isOfNumber) return SILENT;
  if (rule.unless.some((trait) => hasTrait(planEntry, trait))) return SILENT;
  if (rule.portion) return portionReason(planEntry, rule.portion, rule.traits[0], index);
  const says = [
    ...traits.map((trait) => TRAIT_SAYS[trait]),
    ...contents.map((code) => `${planEntry.contents.get(code) ? 'has' : 'may have'} ${contentLabel(code)}`),
  ];
  return { says: listed(says), places: planEntry.places, isUnknown: false };
}

/** Checks foods against illnesses, medicines and pregnancy. */
export function checkFoods(
  items: readonly FoodEntry[],
  facts: readonly HealthFact[],
  index: FoodIndex,
  list: FindingList,
): void {
  for (const rule of FOOD_RULES) {
    const first = rule.on ? factsOf(rule.with, facts) : [];
    const speaking = first.length === 0 && rule.on ? factsOf(rule.otherwise, facts) : first;
    if (speaking.length === 0) continue;
    for (const planEntry of items) {
      const { says, places, isUnknown } = reasonOf(planEntry, rule, index);
      if (isUnknown) list.notAllCheckedFor(speaking);
      if (says === '') continue;
      for (const fact of speaking)
        list.add({
          rule: rule.id,
          level: levelOf(rule),
          fact,
          subject: planEntry.subject,
          words: `${fact.words}. ${planEntry.name} ${says} ${cited(rule)}.`,
          source: rule.source,
          places,
        });
    }
  }
}

const NO_FOOD = 'is no food of the catalogue: only its name is looked at.';
/** Checks foods that the catalogue lacks by their names only. */
export function checkUnknownFoods(
  items: readonly FoodEntry[],
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  if (facts.length === 0) return;
  for (const { foods, unknown, subject, name, places } of items) {
    const parts = unknown.map((part) => `“${part}”`).join(', ');
    if (foods.length === 0) list.notChecked('food', subject, `“${name}” ${NO_FOOD}`, places);
    else if (parts) list.notChecked('food', subject, `${parts} of “${name}” ${NO_FOOD}`, places);
    if (foods.length === 0 || parts) list.notAllCheckedFor(facts);
  }
}
