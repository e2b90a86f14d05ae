import { wholeNumberIn } from '../../reading/numbers.ts';
import { cleanLine } from '../../clients/client-input.ts';
import { MAX_LINE, MEAL_TYPES, PROGRAM_WEEKS, type MealType } from '../../constants.ts';
import { renumberWeeks } from './diet-plan-rules.ts';
import type { DietWeek, Meal, MealItem } from './diet-plans.ts';
import { PLATE_FOODS, plateOf, plateProblem, type PlateComponent } from './plates.ts';
import { oneLine, oneOf, optional, time, wholeNumber, type Rule } from '../../rules.ts';

/** Limits of a diet plan: weeks, meals of a week, OR groups of a meal, items of a group. */
export const DIET_PLAN_LIMITS = { weeks: PROGRAM_WEEKS.max, meals: 20, groups: 20, items: 50 } as const;
/** Days of a week for which a plan does not state them. */
export const DEFAULT_WEEK_DAYS = 7;
/** Longest week and longest item, in days: a whole program of 52 weeks. */
export const MAX_WEEK_DAYS = PROGRAM_WEEKS.max * 7;
/** Longest quantity that is text, such as "½ katori", in characters. */
export const MAX_QUANTITY_TEXT = 20;
const MAX_QUANTITY = 99_999;
const MAX_PROBLEMS = 50;

/** Field path ("weeks.0.mealPlan.2.mealTime") → sentences about it, as error answers carry them. */
export type FieldProblems = Record<string, string[]>;

/** The weeks of a plan in today's shape, or what is wrong with the shape they came in. */
export type WeeksReading = { ok: true; weeks: DietWeek[] } | { ok: false; details: FieldProblems };

type Unchecked = Record<string, unknown>;

const isPlainObject = (value: unknown): value is Unchecked =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Tells whether a value is a food's id; other values are ignored, since the name identifies the food too. */
const isFoodId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\da-f]{24}$/i.test(value);

/** Reads a plan and collects its problems; the result is valid only without any. */
function planReader() {
  const problems: FieldProblems = {};

  function check(rule: Rule, value: unknown, path: string): boolean {
    const sentence = rule(value);
    if (sentence && Object.keys(problems).length < MAX_PROBLEMS) problems[path] ??= [sentence];
    return sentence === undefined;
  }

  function line(value: unknown, path: string): string {
    const read = value ?? '';
    return check(oneLine(MAX_LINE), read, path) ? cleanLine(read as string) : '';
  }

  function days(value: unknown, path: string): number {
    const read = typeof value === 'string' ? wholeNumberIn(value) : value;
    return check(wholeNumber(1, MAX_WEEK_DAYS), read, path) ? (read as number) : 0;
  }

  function list<Entry>(
    value: unknown,
    path: string,
    max: number,
    read: (entry: unknown, path: string) => Entry,
  ): Entry[] {
    const isShortList: Rule = (given) => {
      if (!Array.isArray(given)) return 'Please send a list.';
      return given.length > max ? `Please use at most ${max} entries.` : undefined;
    };
    const given = value ?? [];
    if (!check(isShortList, given, path)) return [];
    return (given as unknown[]).map((entry, index) => read(entry, `${path}.${index}`));
  }

  function object(value: unknown, path: string): Unchecked {
    const known = check(
      (given) => (isPlainObject(given) ? undefined : 'Please send an object.'),
      value,
      path,
    );
    return known ? (value as Unchecked) : {};
  }

  function quantity(value: unknown, path: string): number | string {
    if (typeof value !== 'number') {
      const text = line(value, path);
      check(oneLine(MAX_QUANTITY_TEXT), text, path);
      return text;
    }
    const inRange: Rule = () =>
      value >= 0 && value <= MAX_QUANTITY ? undefined : `Please enter a quantity from 0 to ${MAX_QUANTITY}.`;
    check(inRange, value, path);
    return value;
  }

  function food(given: Unchecked, path: string): PlateComponent {
    return {
      name: line(given.name, `${path}.name`),
      unit: line(given.unit, `${path}.unit`),
      quantity: quantity(given.quantity, `${path}.quantity`),
      ...(isFoodId(given.food) && { food: given.food }),
    };
  }

  function plate(value: unknown, path: string): Omit<MealItem, 'days'> {
    const components = list(value, path, PLATE_FOODS.max, (entry, place) =>
      food(object(entry, place), place),
    );
    check(() => plateProblem(components), value, path);
    return plateOf(components);
  }

  function item(value: unknown, path: string): MealItem {
    const given = object(value, path);
    const { components } = given;
    return {
      days: days(given.days, `${path}.days`),
      ...((components ?? undefined) === undefined
        ? food(given, path)
        : plate(components, `${path}.components`)),
    };
  }

  function meal(value: unknown, path: string): Meal {
    const given = object(value, path);
    const { mealType, mealTime, itemGroups } = given;
    check(oneOf(MEAL_TYPES), mealType, `${path}.mealType`);
    check(optional(time), mealTime, `${path}.mealTime`);
    return {
      mealType: mealType as MealType,
      mealTime: (mealTime ?? '') as string,
      itemGroups: list(itemGroups, `${path}.itemGroups`, DIET_PLAN_LIMITS.groups, (group, groupPath) =>
        list(group, groupPath, DIET_PLAN_LIMITS.items, item),
      ),
    };
  }

  function week(value: unknown, path: string): DietWeek {
    const given = object(value, path);
    return {
      weekNumber: typeof given.weekNumber === 'number' ? given.weekNumber : 0,
      title: line(given.title, `${path}.title`),
      totalDays: days(given.totalDays ?? DEFAULT_WEEK_DAYS, `${path}.totalDays`),
      mealPlan: list(given.mealPlan ?? given.mealPlans, `${path}.mealPlan`, DIET_PLAN_LIMITS.meals, meal),
    };
  }

  function weeks(value: unknown): WeeksReading {
    const read = list(value, 'weeks', DIET_PLAN_LIMITS.weeks, week);
    return Object.keys(problems).length > 0
      ? { ok: false, details: problems }
      : { ok: true, weeks: renumberWeeks(read) };
  }

  return { weeks };
}

/**
 * Reads the weeks of an untrusted plan (a request, a stored record, a file) and converts them to the present shape,
 * from `mealPlan`, the older `mealPlans`, or the oldest shape of one week with its meals at the top. Unknown fields and
 * ids other than foods' are dropped, weeks renumbered. Only the shape is checked; `planProblems` decides whether the
 * plan can be saved.
 */
export function readDietPlanBody(body: unknown): WeeksReading {
  if (!isPlainObject(body)) return { ok: false, details: { weeks: ['Please send an object.'] } };
  const { weeks, title, totalDays } = body;
  const meals = body.mealPlans ?? body.mealPlan;
  const isSingleWeek = (weeks ?? undefined) === undefined && (meals ?? undefined) !== undefined;
  return planReader().weeks(isSingleWeek ? [{ title, totalDays, mealPlan: meals }] : weeks);
}
