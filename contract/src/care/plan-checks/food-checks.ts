import { listed } from '../../platform/listed.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { contentLabel } from '../foods/food-tags.ts';
import type { FoodTrait } from '../foods/foods.ts';
import type { FoodEntry } from './examined-items.ts';
import type { FindingList } from './finding-list.ts';
import type { FindingPlace } from './findings.ts';
import { FOOD_RULES, type FoodRule } from './food-rules.ts';
import { PORTIONED, TRAIT_SAYS } from './trait-says.ts';
import { valueOf } from './food-parts.ts';
import { amountsOf, amountWords } from './portions.ts';
import type { HealthFact } from './health-facts.ts';
import { cited, levelOf } from './rule-rows.ts';
import { factsOf } from './facts-of-rules.ts';

/** Why a rule speaks of an item. */
interface Reason {
  says: string;
  places: readonly FindingPlace[];
}

const hasTrait = ({ foods, unknown, traits, traitWords }: FoodEntry, trait: FoodTrait): boolean =>
  traits.has(trait) ||
  (traitWords.has(trait) && (foods.length === 0 || unknown.length > 0 || !PORTIONED.has(trait)));

/** Returns the reason of a portion's number; one that is not known counts where a trait speaks. */
function portionReason(
  planEntry: FoodEntry,
  { portion, traits }: FoodRule,
  index: FoodIndex,
): Reason | undefined {
  if (!portion) return undefined;
  const { nutrient, least } = portion;
  const [trait] = traits;
  const foods = trait ? planEntry.foods.filter((food) => food.traits.includes(trait)) : planEntry.foods;
  const all = amountsOf(planEntry.item, foods, (food) => valueOf(food, nutrient, trait, index));
  const known = all.filter(({ amount }) => amount >= least);
  const unknown = trait ? all.filter(({ amount, isUnknown }) => isUnknown && amount < least) : [];
  const speaking = [...known, ...unknown];
  if (speaking.length === 0) return undefined;
  const most = Math.max(0, ...known.map(({ amount }) => amount));
  const says = trait ? TRAIT_SAYS[trait] : 'has';
  return {
    says: trait
      ? `${says}${most > 0 ? `: ${amountWords(nutrient, most)}` : ''}`
      : `${says} ${amountWords(nutrient, most)}: the same amount each week`,
    places: speaking.flatMap(({ places }) => places),
  };
}

/**
 * True for a rule about a number alone: a value that is not known says nothing, and nothing is said of it.
 */
const isUnknown = ({ foods, item }: FoodEntry, { portion, traits }: FoodRule, index: FoodIndex): boolean =>
  portion !== undefined &&
  traits.length === 0 &&
  amountsOf(item, foods, (food) => valueOf(food, portion.nutrient, undefined, index)).some(
    (one) => one.isUnknown && one.amount < portion.least,
  );

function reasonOf(planEntry: FoodEntry, rule: FoodRule, index: FoodIndex): Reason | undefined {
  if (rule.unless.some((trait) => hasTrait(planEntry, trait))) return undefined;
  const traits = rule.traits.filter((trait) => hasTrait(planEntry, trait));
  if (rule.portion)
    return rule.traits.length === 0 || traits.length > 0 ? portionReason(planEntry, rule, index) : undefined;
  const contents = rule.contents.filter((code) => planEntry.contents.has(code));
  const says = [
    ...traits.map((trait) => TRAIT_SAYS[trait]),
    ...contents.map((code) => `${planEntry.contents.get(code) ? 'has' : 'may have'} ${contentLabel(code)}`),
  ];
  return says.length === 0 ? undefined : { says: listed(says), places: planEntry.places };
}

/** Foods with illnesses, medicines and while expecting. */
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
      if (isUnknown(planEntry, rule, index)) list.notAllCheckedFor(speaking);
      const reason = reasonOf(planEntry, rule, index);
      if (!reason) continue;
      for (const fact of speaking)
        list.add({
          rule: rule.id,
          level: levelOf(rule),
          fact,
          subject: planEntry.subject,
          words: `${fact.words}. ${planEntry.name} ${reason.says} ${cited(rule)}.`,
          source: rule.source,
          places: reason.places,
        });
    }
  }
}

const NO_FOOD = 'is no food of the catalogue: only its name is looked at.';
/** Looks only at the name of what the catalogue does not know. */
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
