import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { itemText } from '@clinic/contract/care/diet-plans/diet-plan-words';
import type { PlanFood } from '@clinic/contract/care/foods/food-calls';
import { foodOf } from '@clinic/contract/care/foods/food-of-plan';
import { shoppingList } from '@clinic/contract/care/foods/shopping-list';
import type { PlanLanguage } from '@clinic/contract/care/plans/plan-languages';
import { boughtIn, SHOPPING_WORDS } from '@clinic/contract/care/plans/shopping-words';
import { unitIn } from '@clinic/contract/care/plans/unit-words';

export interface ListRow {
  /** The food, or what is typed of it: its tick is kept by this. */
  id: string;
  text: string;
}

export interface ListPart {
  title: string;
  rows: ListRow[];
}

export interface WeekList {
  parts: ListPart[];
  /** Says that the first alternative was taken; empty without alternatives. */
  note: string;
}

/** A week's shopping list in the client's language. */
export function weekListOf(week: DietWeek, foods: readonly PlanFood[], language: PlanLanguage): WeekList {
  const words = SHOPPING_WORDS[language];
  const nameOf = ({ names }: PlanFood) => names[language] || names.en;
  const { groups, others, hasAlternatives } = shoppingList(week, foods, nameOf);
  const parts: ListPart[] = groups.map(({ group, lines }) => ({
    title: words.groups[group],
    rows: lines.map(({ key, name, bought }) => ({ id: key, text: `${name}, ${boughtIn(bought, language)}` })),
  }));
  const also = others.map(({ eaten, days }) => {
    const food = foodOf(foods, eaten);
    const named = itemText(
      eaten,
      () => (food ? nameOf(food) : eaten.name),
      (unit) => unitIn(unit, language),
    );
    return { id: `typed: ${itemText(eaten)}`, text: `${named} (${words.days(days)})` };
  });
  if (also.length > 0) parts.push({ title: words.also, rows: also });
  return { parts, note: hasAlternatives ? words.firstAlternative : '' };
}

/** The list as a message; what is bought already has a tick. */
export const listText = (title: string, { parts, note }: WeekList, ticks: ReadonlySet<string>): string =>
  [
    title,
    ...parts.map((part) =>
      [part.title, ...part.rows.map(({ id, text }) => `${ticks.has(id) ? '✓' : '–'} ${text}`)].join('\n'),
    ),
    ...(note ? [note] : []),
  ].join('\n\n');
