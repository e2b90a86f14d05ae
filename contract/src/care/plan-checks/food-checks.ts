import { listed } from '../../platform/listed.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import { contentLabel } from '../foods/food-tags.ts';
import type { FoodTrait } from '../foods/foods.ts';
import type { HeldItem } from './examined-items.ts';
import type { FindingList } from './finding-list.ts';
import type { RailPlace } from './findings.ts';
import { FOOD_RULES, type FoodRule } from './food-rules.ts';
import { PORTIONED, TRAIT_SAYS } from './trait-says.ts';
import { valueOf } from './food-parts.ts';
import { amountsOf, amountWords } from './portions.ts';
import type { RailFact } from './health-facts.ts';
import { cited, levelOf } from './rule-rows.ts';
import { factsOf } from './facts-of-rules.ts';

/** Why a rule speaks of an item. */
interface Reason {
  says: string;
  places: readonly RailPlace[];
}

const hasTrait = ({ foods, unknown, traits, traitWords }: HeldItem, trait: FoodTrait): boolean =>
  traits.has(trait) ||
  (traitWords.has(trait) && (foods.length === 0 || unknown.length > 0 || !PORTIONED.has(trait)));

/** By the number of a portion; one that is not known counts where a trait speaks. */
function portionReason(held: HeldItem, { portion, traits }: FoodRule, index: FoodIndex): Reason | undefined {
  if (!portion) return undefined;
  const { nutrient, least } = portion;
  const [trait] = traits;
  const foods = trait ? held.foods.filter((food) => food.traits.includes(trait)) : held.foods;
  const all = amountsOf(held.item, foods, (food) => valueOf(food, nutrient, trait, index));
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

/** Of a number alone: a value that is not known says nothing, and nothing is said of it. */
const isUnknown = ({ foods, item }: HeldItem, { portion, traits }: FoodRule, index: FoodIndex): boolean =>
  portion !== undefined &&
  traits.length === 0 &&
  amountsOf(item, foods, (food) => valueOf(food, portion.nutrient, undefined, index)).some(
    (one) => one.isUnknown && one.amount < portion.least,
  );

function reasonOf(held: HeldItem, rule: FoodRule, index: FoodIndex): Reason | undefined {
  if (rule.unless.some((trait) => hasTrait(held, trait))) return undefined;
  const traits = rule.traits.filter((trait) => hasTrait(held, trait));
  if (rule.portion)
    return rule.traits.length === 0 || traits.length > 0 ? portionReason(held, rule, index) : undefined;
  const contents = rule.contents.filter((code) => held.contents.has(code));
  const says = [
    ...traits.map((trait) => TRAIT_SAYS[trait]),
    ...contents.map((code) => `${held.contents.get(code) ? 'has' : 'may have'} ${contentLabel(code)}`),
  ];
  return says.length === 0 ? undefined : { says: listed(says), places: held.places };
}

/** Foods with illnesses, medicines and while expecting. */
export function checkFoods(
  items: readonly HeldItem[],
  facts: readonly RailFact[],
  index: FoodIndex,
  list: FindingList,
): void {
  for (const rule of FOOD_RULES) {
    const first = rule.on ? factsOf(rule.with, facts) : [];
    const speaking = first.length === 0 && rule.on ? factsOf(rule.otherwise, facts) : first;
    if (speaking.length === 0) continue;
    for (const held of items) {
      if (isUnknown(held, rule, index)) list.notAllCheckedFor(speaking);
      const reason = reasonOf(held, rule, index);
      if (!reason) continue;
      for (const fact of speaking)
        list.add({
          rule: rule.id,
          level: levelOf(rule),
          fact,
          subject: held.subject,
          words: `${fact.words}. ${held.name} ${reason.says} ${cited(rule)}.`,
          source: rule.source,
          places: reason.places,
        });
    }
  }
}

const NO_FOOD = 'is no food of the catalogue: only its name is looked at.';
/** Of what the catalogue does not know only the name is looked at. */
export function checkUnknownFoods(
  items: readonly HeldItem[],
  facts: readonly RailFact[],
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
