import { formatTime } from '../../clinic-calendar.ts';
import { nounOf } from '../../platform/counted.ts';
import { listed } from '../../platform/listed.ts';
import { itemDays, itemText } from './diet-plan-words.ts';
import type { Meal } from './diet-plans.ts';
import type { PlanChange } from './plan-changes.ts';

/** Most lines of a change that a client reads. */
export const MAX_CHANGE_LINES = 20;
/** Milliseconds for which a client reads what changed. */
const SHOWN_MS = 7 * 24 * 60 * 60_000;

/** A meal as it is eaten: two states of it that read the same are the same to the client. */
const eaten = ({ itemGroups, mealTime }: Meal): string =>
  JSON.stringify([mealTime, itemGroups.map((group) => group.map((item) => [itemText(item), item.days]))]);

const foodsOf = ({ itemGroups }: Meal): string[] => [
  ...new Set(itemGroups.flatMap((group) => itemDays(group).map(({ item }) => item.name))),
];
const amountsOf = ({ itemGroups }: Meal): string[] => [
  ...new Set(itemGroups.flatMap((group) => group.map((item) => itemText(item)))),
];
const without = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));

/** Says what is eaten instead of what: by name, and with the amount where the names are the same. */
function insteadOf(before: Meal, after: Meal): string {
  for (const read of [foodsOf, amountsOf]) {
    const [gone, come] = [without(read(before), read(after)), without(read(after), read(before))];
    if (come.length > 0 && gone.length > 0) return `${listed(come)} instead of ${listed(gone)}`;
    if (come.length > 0) return `also ${listed(come)}`;
    if (gone.length > 0) return `without ${listed(gone)}`;
  }
  return before.mealTime === after.mealTime
    ? 'on other days'
    : `at ${formatTime(after.mealTime)} instead of ${formatTime(before.mealTime)}`;
}

interface Words {
  week: number;
  what: string;
  how: string;
}

/** A change in words; none where both states read the same, as with another food of one name. */
function wordsOf(change: PlanChange): Words[] {
  if (change.of === 'week')
    return [{ week: change.week, what: '', how: change.after ? 'new' : 'no longer planned' }];
  if (change.of === 'head') {
    const { week, before, after } = change;
    const days = before.totalDays === after.totalDays ? [] : ['other days'];
    const title = before.title === after.title || !after.title ? [] : [`now called “${after.title}”`];
    const how = [...days, ...title].join(', ');
    return how ? [{ week, what: '', how }] : [];
  }
  const { before, after } = change;
  const at = after ?? before;
  if (!at) return [];
  const { week, meal } = at;
  const said = (how: string): Words[] => [{ week, what: meal.mealType.toLowerCase(), how }];
  if (!after) return said('no longer planned');
  if (!before) return said(`new: ${listed(foodsOf(meal))}`);
  if (before.week !== week || before.meal.mealType !== meal.mealType) {
    const place = before.week === week ? '' : ` of week ${before.week}`;
    return said(`moved from ${before.meal.mealType.toLowerCase()}${place}`);
  }
  return eaten(before.meal) === eaten(meal) ? [] : said(insteadOf(before.meal, meal));
}

/**
 * Changes in words, the same change of several weeks in one line: "dinner of week 2, Moong Dal Khichdi instead of
 * Rajma". At most `most` lines, of which the last then says "and n more".
 */
export function changeLines(changes: readonly PlanChange[], most = MAX_CHANGE_LINES): string[] {
  const weeks = new Map<string, { what: string; how: string; weeks: number[] }>();
  for (const { week, ...words } of changes.flatMap(wordsOf)) {
    const key = JSON.stringify(words);
    const line = weeks.get(key) ?? { ...words, weeks: [] };
    weeks.set(key, line);
    if (!line.weeks.includes(week)) line.weeks.push(week);
  }
  const lines = [...weeks.values()].map(({ what, how, weeks: numbers }) => {
    const of = `${nounOf(numbers.length, 'week')} ${listed(numbers.map(String))}`;
    return `${what ? `${what} of ${of}` : of}, ${how}`;
  });
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), `and ${lines.length - most + 1} more`];
}

/** A change of the plan, as its client reads it. */
export interface PlanChanged {
  at: string;
  /** 1–20. */
  lines: string[];
}

/** Tells whether a change is still shown: for seven days. */
export const isShown = ({ at }: Pick<PlanChanged, 'at'>, now: Date): boolean =>
  now.getTime() - Date.parse(at) < SHOWN_MS;
