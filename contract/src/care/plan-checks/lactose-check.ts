import { namesOf } from '../foods/food-index.ts';
import { wordList } from '../words/table-words.ts';
import { BORNE_MILK, MILKS, NO_MILK, PLANTS_OF_MILK } from '../vocabulary/food-lists.ts';
import type { FoodEntry } from './examined-items.ts';
import type { FindingList } from './finding-list.ts';
import { LACTOSE_RULE } from './food-rules.ts';
import { amountsOf, amountWords } from './portions.ts';
import type { HealthFact } from './health-facts.ts';
import { cited } from './rule-rows.ts';
import { finder, speaksOf } from './spoken-words.ts';

/** Ghee and curd, which people with lactose intolerance tolerate in any amount. */
const isBorne = speaksOf(BORNE_MILK);
/** Milk, which they do not tolerate, alone or beside those. */
const milkIn = finder([
  {
    code: 'milk',
    label: 'Milk',
    words: MILKS,
    except: NO_MILK,
    madeOf: [
      { of: PLANTS_OF_MILK, made: MILKS },
      { of: wordList('lactose free, lactosefree, no lactose, zero lactose'), made: MILKS },
    ],
    source: LACTOSE_RULE.source,
    on: LACTOSE_RULE.on,
  },
]);
const hasMilk = (text: string): boolean => milkIn(text).size > 0;

export function checkLactose(
  items: readonly FoodEntry[],
  facts: readonly HealthFact[],
  list: FindingList,
): void {
  const fact = facts.find(({ sort, code }) => sort === 'condition' && code === 'lactose');
  if (!fact || !LACTOSE_RULE.on) return;
  for (const planEntry of items) {
    const { foods, item, subject, name } = planEntry;
    const isCurd =
      isBorne(item.plain) || (foods.length > 0 && foods.every((food) => namesOf(food).some(isBorne)));
    if (isCurd && !hasMilk(item.plain)) continue;
    const add = (says: string, places = planEntry.places) =>
      list.add({
        rule: LACTOSE_RULE.id,
        level: LACTOSE_RULE.level,
        fact,
        subject,
        words: `${fact.words}. ${name} ${says} ${cited(LACTOSE_RULE)}.`,
        source: LACTOSE_RULE.source,
        places,
      });
    const unnamed = foods.length === 0 ? item.plain : planEntry.unknown.join(', ');
    if (hasMilk(unnamed)) add('may have much lactose');
    if (foods.length === 0) continue;
    const amounts = amountsOf(item, foods, ({ per100 }) => per100.lactose);
    const much = amounts.filter(({ amount }) => amount >= LACTOSE_RULE.grams);
    const unknown = amounts.filter(({ amount, isUnknown }) => isUnknown && amount < LACTOSE_RULE.grams);
    if (much.length > 0)
      add(
        `has ${amountWords('lactose', Math.max(...much.map(({ amount }) => amount)))}`,
        much.flatMap(({ places }) => places),
      );
    if (unknown.length > 0 && planEntry.contents.has('milk')) {
      list.notAllCheckedFor([fact]);
      list.notChecked(
        'food',
        `lactose\n${subject}`,
        `“${name}”: how much lactose it has is not known.`,
        unknown.flatMap(({ places }) => places),
      );
    }
  }
}
