import { daysLeft, groupDaysProblem, itemDaysProblem } from '../diet-plans/diet-plan-rules.ts';
import type { MealItem } from '../diet-plans/diet-plans.ts';
import { eatenOf, isPiece, type PlateComponent } from '../diet-plans/plates.ts';
import type { ItemLine, LineItem } from './item-line.ts';

/** A group with one more item, or the sentence why the group has no room for it. */
function withItem(group: readonly MealItem[], item: LineItem, totalDays: number): MealItem[] | string {
  const left = daysLeft(group, totalDays);
  const days = item.days ?? left;
  const problem = item.days === undefined ? undefined : itemDaysProblem(days, totalDays);
  if (problem) return problem;
  return days < 1 || days > left ? groupDaysProblem(totalDays) : [...group, { ...item, days }];
}

/**
 * Puts the items of a line into a meal of a week of `totalDays`. The next item goes to the first group that still needs
 * days, each alternative becomes a group. A line that finds no room changes nothing: its sentence is the answer.
 */
export function withItemLine(
  groups: readonly (readonly MealItem[])[],
  { place, items }: ItemLine,
  totalDays: number,
): { groups: MealItem[][] } | { problem: string } {
  const placed =
    place === 'instead' ? [] : groups.filter((group) => group.length > 0).map((group) => [...group]);
  for (const [at, item] of items.entries()) {
    const open = placed.findIndex((group) => daysLeft(group, totalDays) > 0);
    const isNext = place === 'next' && at === 0 && placed.length > 0;
    const target = isNext ? (open === -1 ? placed.length - 1 : open) : placed.length;
    const changed = withItem(placed[target] ?? [], item, totalDays);
    if (typeof changed === 'string') return { problem: changed };
    placed[target] = changed;
  }
  return { groups: placed };
}

const foodText = ({ name, quantity, unit }: PlateComponent): string =>
  isPiece(unit) ? `${quantity} ${name}` : `${name} ${quantity} ${unit}`;

/**
 * A meal as lines that `readItemLine` reads back: one for each item, in order, "/" before the first of each further
 * alternative, days where an item does not last the whole week.
 */
export const linesOf = (groups: readonly (readonly MealItem[])[], totalDays: number): string[] =>
  groups.flatMap((group, at) =>
    group.map((item, place) => {
      const days = item.days === totalDays ? '' : ` ${item.days}d`;
      return `${at > 0 && place === 0 ? '/ ' : ''}${eatenOf(item).map(foodText).join(' & ')}${days}`;
    }),
  );
