import { ALLERGY_FIELDS, sourceKey } from '../precautions/precaution-facts.ts';
import { OTHER } from '../precautions/precaution-words.ts';
import { answerKey } from '../precautions/precautions.ts';
import { foodName, namesOf, type FoodIndex } from '../foods/food-index.ts';
import type { Food } from '../foods/foods.ts';
import { searchable, wordList } from '../words/table-words.ts';
import type { FindingList } from './finding-list.ts';
import type { CheckedPrecautions } from './findings.ts';
import type { PlanEntry } from './plan-entry.ts';
import { isMadeOf, namedText, speaksOfFamilies } from './made-of.ts';
import { placeWords, type HealthFact } from './health-facts.ts';
import { speaksOf } from './spoken-words.ts';
import type { RuleRow } from './rule-rows.ts';

/** Rules for foods that no table of allergies or diets has: "Brinjal", "no karela". */
export const OTHER_FOOD_RULES = [
  { id: 'other-allergy', level: 'stop', source: 'the clinic’s own', state: 'ours', on: true },
  { id: 'other-diet', level: 'stop', source: 'the clinic’s own', state: 'ours', on: true },
] as const satisfies readonly RuleRow[];
const [ALLERGY, DIET] = OTHER_FOOD_RULES;

/**
 * Names of whole food families, such as "date", are searched in short texts only: in a longer one "date" may be a day.
 */
const FEW_WORDS = 4;
const isFamily = (text: string): boolean =>
  tokensOf(text).length <= FEW_WORDS && speaksOfFamilies(searchable(text));

const FIELDS: ReadonlySet<string> = new Set(ALLERGY_FIELDS.map(sourceKey));
/**
 * Turns unanswered words of allergies that name a food into an allergy which asks; each once, and none that is known
 * already.
 */
export function foodFacts({ facts, notChecked }: CheckedPrecautions, foods: FoodIndex): HealthFact[] {
  const known = facts.filter(
    ({ sort, code, state }) => sort === 'allergy' && code === OTHER && state !== 'wrong',
  );
  const names = new Set(known.map(({ text }) => text.toLowerCase()));
  return notChecked
    .filter(
      ({ field, text, means }) =>
        means === null &&
        FIELDS.has(field) &&
        (foods.foodsNamed({ name: text }).length > 0 || isFamily(text)),
    )
    .filter(({ text }) => !names.has(text.toLowerCase()) && names.add(text.toLowerCase()))
    .map(({ field, text }) => ({
      key: answerKey({ sort: 'allergy', code: OTHER, field, text }),
      sort: 'allergy',
      code: OTHER,
      label: text,
      text,
      unsure: true,
      words: `${text} allergy (${placeWords(field)})`,
      short: `${text} allergy`,
    }));
}

const LONGEST = 4;
/** Words that may stand beside a food's name. */
const FILLS = new Set(
  wordList(
    'no, not, to, allergy, allergies, allergic, avoid, avoids, without, and, or, the, of, food, all, any',
  ),
);

/** A word in singular and plural. */
const forms = (name: string): string[] => [name, name.replace(/e?s$/, ''), name.replace(/s$/, '')];

const tokensOf = (text: string): string[] =>
  foodName(text)
    .split(/[^\p{L}\p{M}\p{N}’']+/u)
    .filter(Boolean);

/** Every name under which a text may mention a food, in comparable form, also of foods that do not exist yet. */
export const namesWithin = (text: string): string[] =>
  tokensOf(text).flatMap((_token, from, tokens) =>
    Array.from({ length: LONGEST }, (_one, more) => tokens.slice(from, from + more + 1).join(' ')).flatMap(
      forms,
    ),
  );

/** The foods that a text names, longest names first, and the words that name them. */
function namedIn(text: string, index: FoodIndex): { foods: Set<Food>; words: string[] } {
  const tokens = tokensOf(text);
  const foods = new Set<Food>();
  const words: string[] = [];
  for (let from = 0; from < tokens.length;) {
    const length = lengthAt(tokens, from, index, (found) => found.forEach((food) => foods.add(food)));
    if (length > 0) words.push(tokens.slice(from, from + length).join(' '));
    from += Math.max(length, 1);
  }
  const rest = tokens.filter((token) => !FILLS.has(token)).join(' ');
  return { foods, words: words.length > 0 ? words : [rest].filter(Boolean) };
}

function lengthAt(
  tokens: readonly string[],
  from: number,
  index: FoodIndex,
  take: (foods: readonly Food[]) => void,
): number {
  for (let length = Math.min(LONGEST, tokens.length - from); length > 0; length -= 1) {
    const name = tokens.slice(from, from + length).join(' ');
    const found = FILLS.has(name) ? [] : forms(name).flatMap((form) => index.foodsNamed({ name: form }));
    if (found.length === 0) continue;
    take(found);
    return length;
  }
  return 0;
}

/** Removes longer names of other ingredients from a name: "Custard apple" is no apple. */
function withoutOthers(name: string, foods: ReadonlySet<Food>, index: FoodIndex): string {
  const tokens = tokensOf(name);
  const left: string[] = [];
  for (let from = 0; from < tokens.length;) {
    let isOther = false;
    const length = lengthAt(tokens, from, index, (found) => {
      isOther = found.every((food) => food.shipped && food.recipe.length === 0 && !foods.has(food));
    });
    if (!(isOther && length > 1)) left.push(...tokens.slice(from, from + Math.max(length, 1)));
    from += Math.max(length, 1);
  }
  return left.join(' ');
}

function check(
  planEntries: readonly PlanEntry[],
  fact: HealthFact,
  rule: RuleRow,
  index: FoodIndex,
  list: FindingList,
): void {
  const { foods, words } = namedIn(fact.text, index);
  const what = words.join(', ');
  const named = namedText(searchable(fact.text), words);
  const isKnown = foods.size > 0 || named.families.size > 0 || named.avoided.size > 0;
  if (!isKnown) list.notAllCheckedFor([fact]);
  if (!isKnown && !fact.unsure)
    list.notChecked('text', fact.key, `${fact.words} is no food of the catalogue: only names are looked at.`);
  const speaks = speaksOf([...new Set([...words, ...[...foods].flatMap(namesOf)])]);
  const isSaid = (name: string) => speaks(withoutOthers(name, foods, index));
  for (const planEntry of planEntries) {
    const holds = [...planEntry.parts].some((part) => foods.has(part));
    if (
      !holds &&
      !isMadeOf(planEntry, named) &&
      !(speaks(foodName(planEntry.name)) && isSaid(planEntry.name))
    )
      continue;
    list.add({
      rule: rule.id,
      level: rule.level,
      fact,
      subject: planEntry.subject,
      words: `${fact.words}. ${planEntry.name} contains ${what}.`,
      source: rule.source,
      places: planEntry.places,
    });
  }
}

export function checkOtherFoods(
  planEntries: readonly PlanEntry[],
  facts: readonly HealthFact[],
  index: FoodIndex,
  list: FindingList,
): void {
  for (const fact of facts) {
    if (fact.code !== OTHER) continue;
    if (fact.sort === 'allergy' && ALLERGY.on) check(planEntries, fact, ALLERGY, index, list);
    if (fact.sort === 'diet' && DIET.on) check(planEntries, fact, DIET, index, list);
  }
}
