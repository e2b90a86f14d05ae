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

/** Why a rule speaks of an item. */
interface Reason {
  /** Empty: it does not. */
  says: string;
  places: readonly FindingPlace[];
  /** True for a number alone that is not known: it says nothing, and nothing is said of it. */
  isUnknown: boolean;
}
const SILENT: Reason = { says: '', places: [], isUnknown: false };

const hasTrait = ({ foods, unknown, traits, traitWords }: FoodEntry, trait: FoodTrait): boolean =>
  traits.has(trait) ||
  (traitWords.has(trait) && (foods.length === 0 || unknown.length > 0 || !PORTIONED.has(trait)));

/** Returns the reason of a portion's number; one that is not known counts where a trait speaks. */
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
