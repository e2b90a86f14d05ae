import { formatTime } from '@clinic/contract/clinic-calendar';
import {
  currentWeek,
  firstDayOf,
  mealsInOrder,
  todaysMeals,
} from '@clinic/contract/care/diet-plans/diet-plan-days';
import {
  dayInWords,
  IN_ENGLISH,
  weekInWords,
  type SpokenMeal,
} from '@clinic/contract/care/diet-plans/plan-in-words';
import type { DietPlan, DietWeek, Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import { LANGUAGE_NAMES } from '@clinic/contract/care/plans/plan-languages';
import type { ClientSelf } from '@clinic/contract/people';
import { dayOf, today } from '@clinic/ui/clinic-page';
import {
  daysText,
  itemDays,
  itemText,
  outsidePlan,
  programDates,
  weekDates,
} from '@clinic/contract/care/diet-plans/diet-plan-words';
import { element, panel } from './elements.ts';

const TABS = [
  ['Weekly Diet', '/client/diet-plan'],
  ['Vitamins', '/client/vitamins-plan'],
  ['Herbs', '/client/herbs-plan'],
] as const;

const HEAD = ['Meal Type', 'Time', 'Diet Plan'] as const;

/** Draws the same as components/PrintAndShare.tsx; they wait for React. */
const printAndShare = (): HTMLElement =>
  element(
    'div',
    { class: 'fv-print' },
    ...['Print', ...('share' in navigator ? ['Share'] : [])].map((label) =>
      element('button', { type: 'button', disabled: '' }, label),
    ),
  );

/** Draws the same as features/diet-plan-reading/OwnPlanTabs.tsx. */
const planTabs = (): HTMLElement =>
  element(
    'nav',
    { class: 'fv-tabs', 'aria-label': 'Parts of the plan' },
    ...TABS.map(([label, to]) =>
      element('a', { href: to, ...(to === location.pathname && { 'aria-current': 'page' }) }, label),
    ),
  );

/** Draws the top of the page, which needs no answer. */
export const planHead = (): HTMLElement[] => [printAndShare(), planTabs()];

function about(plan: DietPlan, { program }: ClientSelf): HTMLElement {
  const facts = [
    ['Program', plan.program || program?.name],
    ['Weeks', String(plan.weeks.length)],
    ['Dates', program && programDates(program)],
    ['Last changed', dayOf(plan.updatedAt)],
  ] as const;
  const rows = facts.map(([name, value]) =>
    element('div', {}, element('dt', {}, name), element('dd', {}, value ?? '–')),
  );
  return panel('About this plan', element('dl', {}, ...rows));
}

/** A meal's items, written as in features/diet-plan-reading/MealSchedule.tsx. */
function food({ itemGroups }: Meal, { totalDays }: DietWeek, day: number): HTMLElement[] {
  return itemGroups.map((group, position) => {
    const brackets = itemGroups.length > 1 && group.length > 1;
    const items = itemDays(group).flatMap(({ item, from, to }, place) => {
      const days = daysText(from, to, totalDays);
      const isToday = days !== '' && from <= day && day <= to;
      const name = element(
        isToday ? 'strong' : 'span',
        {},
        itemText(item),
        days && element('span', { class: 'fv-days' }, ` [${days}${isToday ? ', today' : ''}]`),
      );
      return [place > 0 ? ' + ' : '', name];
    });
    return element('div', {}, position > 0 && '/ ', brackets && '(', ...items, brackets && ')');
  });
}

/** Draws the same as features/diet-plan-reading/SpokenMeals.tsx. */
const spoken = (title: string, meals: readonly SpokenMeal[], ...more: HTMLElement[]): HTMLElement =>
  element(
    'div',
    { class: 'fv-panel' },
    element('h3', {}, title),
    element(
      'ul',
      { class: 'fv-spoken' },
      ...meals.map(({ name, time, lines }) =>
        element(
          'li',
          {},
          element('p', {}, element('strong', {}, name), time && element('span', {}, `, ${time}`)),
          ...lines.map(({ days, foods }) =>
            element('p', {}, days && element('span', {}, `${days}: `), foods),
          ),
        ),
      ),
    ),
    ...more,
  );

/** Draws the same as features/diet-plan-reading/PlanInWords.tsx, in English. */
function inWords(plan: DietPlan, week: DietWeek, start: string | undefined, isNow: boolean): HTMLElement {
  const first = start && firstDayOf(week, plan.weeks, start);
  return element(
    'div',
    { class: 'fv-words' },
    element(
      'div',
      {},
      element(
        'div',
        { class: 'fv-segments' },
        ...Object.values(LANGUAGE_NAMES).map((name) =>
          element(
            'button',
            { type: 'button', disabled: '', 'aria-pressed': String(name === LANGUAGE_NAMES.en) },
            name,
          ),
        ),
      ),
    ),
    isNow &&
      spoken(
        'Today',
        dayInWords(todaysMeals(plan.weeks, start, today()), IN_ENGLISH),
        element('button', { type: 'button', class: 'fv-outlined', disabled: '' }, 'Recipes of today'),
      ),
    spoken(
      'Week',
      weekInWords(week, first, IN_ENGLISH),
      element(
        'a',
        { class: 'fv-outlined', href: `/client/shopping-list?week=${week.weekNumber}` },
        'Shopping list',
      ),
    ),
  );
}

/** The diet plan's page for the present week; null where another language or a change must be told first. */
export function dietPlanView(me: ClientSelf, plan: DietPlan): HTMLElement[] | null {
  const current = currentWeek(plan.weeks, me.program?.startDate, today());
  if (!current || current.week.mealPlan.length === 0) return null;
  if ((me.language ?? 'en') !== 'en' || plan.changed) return null;
  const outside = outsidePlan(plan.weeks, me.program?.startDate, today());
  const { week, day } = current;
  const rows = mealsInOrder(week.mealPlan).map((meal) =>
    element(
      'tr',
      {},
      element('th', { scope: 'row' }, meal.mealType),
      element('td', { class: 'fv-time' }, formatTime(meal.mealTime)),
      element('td', { class: 'fv-food' }, ...food(meal, week, outside ? 0 : day)),
    ),
  );
  const head = HEAD.map((name) => element('th', { scope: 'col' }, name));
  const title = week.title || `Week ${week.weekNumber}`;
  const own = title === `Week ${week.weekNumber}` ? '' : `: ${title}`;
  const meals = element(
    'div',
    {},
    plan.weeks.length > 1 &&
      element('div', { class: 'fv-week' }, `Week ${week.weekNumber}${own}${outside ? '' : ' (this week)'}`),
    element('h2', {}, title),
    me.program &&
      element(
        'div',
        {},
        !outside && element('strong', {}, 'This week: '),
        weekDates(week, plan.weeks, me.program.startDate),
      ),
    element('p', { class: 'fv-today' }, outside || `Today is day ${day} of ${week.totalDays}.`),
    inWords(plan, week, me.program?.startDate, !outside),
    element(
      'table',
      { class: 'fv-meals' },
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...rows),
    ),
  );
  const notes =
    plan.notes && panel('Notes from your doctor', element('p', { class: 'fv-notes' }, plan.notes));
  const beside = element('div', { class: 'fv-parts' }, notes, about(plan, me));
  return [...planHead(), element('div', { class: 'fv-parts fv-plan' }, meals, beside)];
}
