import { addDays, daysBetween, formatDays, formatShortDay } from '../../clinic-calendar.ts';
import type { ClientProgram } from '../../people.ts';
import { nounOf } from '../../platform/counted.ts';
import { listed } from '../../platform/listed.ts';
import { firstDayOf, programDays, totalDaysOf } from './diet-plan-days.ts';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';
import { isPiece, plateName, type PlateComponent } from './plates.ts';

type Choice = Pick<MealItem, 'name' | 'quantity' | 'unit' | 'food' | 'components'>;

/** "piece" behind a number up to 1, "pieces" behind more; other units, and those of other amounts, stay as typed. */
function unitOfAmount({ quantity, unit }: Pick<Choice, 'quantity' | 'unit'>): string {
  if (!isPiece(unit) || typeof quantity !== 'number') return unit;
  return nounOf(Math.max(quantity, 1), 'piece');
}

/** "Roti, 2 pieces": what to eat and how much. `nameOf` and `unitOf` say it in another language. */
export function itemText(
  item: Choice,
  nameOf: (food: PlateComponent) => string = ({ name }) => name,
  unitOf: (unit: string) => string = (unit) => unit,
): string {
  // A plate's amounts stand in its name.
  if (item.components) return plateName(item.components, nameOf, unitOf);
  const amount = [String(item.quantity), unitOf(unitOfAmount(item))]
    .filter((part) => part.trim() !== '')
    .join(' ');
  return amount ? `${nameOf(item)}, ${amount}` : nameOf(item);
}

/** Alternatives in words: "Upma, 1 bowl or Poha, 1 bowl". `speech` is that of another language. */
export const choicesText = (
  choices: readonly Choice[],
  speech?: { food: (item: Choice) => string; unit: (unit: string) => string; or: string },
): string =>
  choices.map((item) => itemText(item, speech?.food, speech?.unit)).join(` ${speech?.or ?? 'or'} `);

/** The days of the week for each item of a group, one item after the other. */
export function itemDays(group: readonly MealItem[]): { item: MealItem; from: number; to: number }[] {
  let before = 0;
  return group.map((item) => {
    const from = before + 1;
    before += item.days;
    return { item, from, to: before };
  });
}

/** The days in words: "days 1–3", "day 4"; empty for an item of the whole week. */
export function daysText(from: number, to: number, weekDays: number): string {
  if (from === 1 && to >= weekDays) return '';
  return from === to ? `day ${from}` : `days ${from}–${to}`;
}

/** A meal's whole week in words: "Poha, 1 bowl · days 1–4; Upma, 1 bowl · days 5–7 or Fruit, 1 bowl". */
export const mealText = ({ itemGroups }: Pick<Meal, 'itemGroups'>, weekDays: number): string =>
  itemGroups
    .map((group) =>
      itemDays(group)
        .map(({ item, from, to }) =>
          [itemText(item), daysText(from, to, weekDays)].filter(Boolean).join(' · '),
        )
        .join('; '),
    )
    .join(' or ');

/** Names weeks: "Week 3", "Week 3 and Week 4", "Week 3, Fasting and Week 5". */
export const titlesOf = (weeks: readonly Pick<DietWeek, 'title'>[]): string =>
  listed(weeks.map(({ title }) => title));

/** "03 Nov – 28 Dec 2026": first and last day of a program. */
export const programDates = (program: ClientProgram): string =>
  formatDays(program.startDate, addDays(program.startDate, programDays(program) - 1));

/** "24 Nov – 30 Nov 2026": first and last day of a plan's week. */
export function weekDates(week: DietWeek, weeks: readonly DietWeek[], startDate: string): string {
  const first = firstDayOf(week, weeks, startDate);
  return formatDays(first, addDays(first, week.totalDays - 1));
}

/** Says why no week of the plan runs on a day: before the program's start, or after the last week; else empty. */
export function outsidePlan(
  weeks: readonly Pick<DietWeek, 'totalDays'>[],
  startDate: string | null | undefined,
  today: string,
): string {
  if (!startDate) return '';
  const day = daysBetween(startDate, today);
  if (day < 0) return `Your program starts on ${formatShortDay(startDate)}.`;
  const days = totalDaysOf(weeks);
  if (day < days) return '';
  return `Between weeks: the last planned day was ${formatShortDay(addDays(startDate, days - 1))}.`;
}
