import { MEAL_TYPES, type MealType } from '@clinic/contract/constants';
import { USUAL_TIMES } from '@clinic/contract/care/diet-plans/usual-times';
import { DEFAULT_WEEK_DAYS } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import { daysLeft } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import type { DietWeek, Meal, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';
import { wholeNumberIn } from '@clinic/contract/reading/numbers';
import { plateOf, type PlateComponent } from '@clinic/contract/care/diet-plans/plates';

/**
 * The meals of a week, a line an item: "2 Phulka & ½ bowl Moong Dal 3d" is eaten together for three days, and the next
 * line follows it; a line without days takes those that are left. A line that begins with "/" is an alternative (OR).
 */
type WeekText = Partial<Record<MealType, string>>;

/** A shipped plan as it is written here. */
export interface PlanText {
  /** Unique and never changed, since the clinic's copy is found by it. */
  key: string;
  title: string;
  tags: string[];
  /** Times that differ from the usual ones, HH:mm. */
  times?: Partial<Record<MealType, string>>;
  weeks: WeekText[];
}

/** A plan that comes with the product. Its foods have names and no ids, which differ from clinic to clinic. */
export interface ShippedPlan {
  key: string;
  title: string;
  tags: string[];
  weeks: DietWeek[];
}

/** An amount, a unit in lower case where it is not a piece, and the catalogue's name: "½ bowl Moong Dal", "2 Phulka". */
const FOOD = /^(?<amount>[\d½]+) (?:(?<unit>\p{Ll}+) )?(?<name>\p{Lu}.*)$/u;

function foodOf(text: string): PlateComponent {
  const { amount = '', unit = 'piece', name = '' } = FOOD.exec(text)?.groups ?? {};
  if (name === '') throw new Error(`“${text}” is no amount of a food.`);
  return { name, unit, quantity: /^\d+$/.test(amount) ? wholeNumberIn(amount) : amount };
}

function itemOf(line: string, left: number): MealItem {
  const { foods = line, days = '' } = /^(?<foods>.*) (?<days>\d+)d$/.exec(line)?.groups ?? {};
  const components = foods.split(' & ').map(foodOf);
  const [food, another] = components;
  return {
    days: days === '' ? left : wholeNumberIn(days),
    ...(food && !another ? food : plateOf(components)),
  };
}

function mealOf(mealType: MealType, mealTime: string, text: string): Meal {
  const itemGroups: MealItem[][] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line.startsWith('/') || itemGroups.length === 0) itemGroups.push([]);
    const group = itemGroups.at(-1) ?? [];
    group.push(itemOf(line.replace(/^\/ /, ''), daysLeft(group, DEFAULT_WEEK_DAYS)));
  }
  return { mealType, mealTime, itemGroups };
}

/** Makes a plan of its text. Throws for a line that cannot be read. */
export const planOf = ({ key, title, tags, times, weeks }: PlanText): ShippedPlan => ({
  key,
  title,
  tags,
  weeks: weeks.map((meals, place) => ({
    weekNumber: place + 1,
    title: `Week ${place + 1}`,
    totalDays: DEFAULT_WEEK_DAYS,
    mealPlan: MEAL_TYPES.flatMap((type) => {
      const text = meals[type];
      return text === undefined ? [] : [mealOf(type, times?.[type] ?? USUAL_TIMES[type], text)];
    }),
  })),
});
