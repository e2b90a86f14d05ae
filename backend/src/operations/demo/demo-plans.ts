import { MEAL_TYPES, SNACK_CHOICES, type MealType } from '@clinic/contract/constants';
import type { DietWeek, Meal } from '@clinic/contract/care/diet-plans/diet-plans';
import type { DosageEntryInput } from '@clinic/contract/care/dosage-plans/dosage-plans';
import type { ClientProgram } from '@clinic/contract/people';
import { DEMO_MENU } from './demo-menu.ts';
import { ITEMS, one } from './demo-names.ts';
import { mayEat } from './demo-people.ts';
import { makeDosageEntry } from './factories.ts';

const TIMES: Record<MealType, string> = {
  'On Rising': '06:30',
  Breakfast: '08:30',
  'Mid Morning': '11:00',
  Lunch: '13:00',
  'Evening Snacks': '17:00',
  Dinner: '19:45',
};

/** Makes a meal as doctors write it: one dish on several days and another on the rest, or two to choose from. */
function meal(mealType: MealType, seed: number, days: number, eaten: (dish: string) => boolean): Meal {
  const choices = DEMO_MENU[mealType].filter(({ name }) => eaten(name));
  const pick = (offset: number, of: number) => {
    const { name, unit, quantity } = choices[(seed + offset) % choices.length] ?? choices[0]!;
    return { days: of, name, unit, quantity };
  };
  const split = 4;
  const main = [pick(0, split), pick(3, days - split)];
  return {
    mealType,
    mealTime: TIMES[mealType],
    itemGroups: seed % 3 === 0 ? [main, [pick(5, days)]] : [main],
  };
}

const NOTES = [
  'Drink a glass of warm water before every meal.',
  'Dinner before eight, and ten minutes of slow walking after it.',
  'No fried snacks this month. Fruit in the morning rather than in the evening.',
];

/** A client's diet plan: six meals a day in every week of the program, of what this client may eat. */
export function demoDietPlan(index: number, { name, duration }: Pick<ClientProgram, 'name' | 'duration'>) {
  const eaten = (dish: string) => mayEat(index, name, dish);
  const weeks = Array.from({ length: duration }, (_, week): DietWeek => ({
    weekNumber: week + 1,
    title: `Week ${week + 1}`,
    totalDays: 7,
    mealPlan: MEAL_TYPES.map((mealType, place) => meal(mealType, index + week * 2 + place, 7, eaten)),
  }));
  return { weeks, notes: one(index, ...NOTES) };
}

/** The form in which a medicine is sold decides how much is taken at a time, and with what. */
const FORMS: [RegExp, quantity: string, notes: string][] = [
  [/Capsules/, '1 capsule', ''],
  [/Churna|Powder/, '½ teaspoon', 'In warm water.'],
  [/Juice/, '20 ml', 'In half a glass of water.'],
  [/Drops/, '5 drops', 'In warm water.'],
  [/./, '1 tablet', ''],
];

/** This client takes thyroxine in the morning, at which the plan checks find calcium. */
const CALCIUM_ON_RISING = 8;
const CALCIUM = makeDosageEntry({
  name: 'Calcium with D3',
  quantity: '1 tablet',
  notes: '',
  dosage: { onRising: { count: 1, timing: 'B' } },
});

export function demoDoses(category: 'Vitamin' | 'Herb', seed: number): DosageEntryInput[] {
  const names = ITEMS.filter(([, kind]) => kind === category).map(([name]) => name);
  return [0, 4, 7].map((offset, index) => {
    const name = names[(seed + offset) % names.length] ?? names[0]!;
    const [, quantity, notes] = FORMS.find(([form]) => form.test(name))!;
    if (category === 'Vitamin' && seed === CALCIUM_ON_RISING && index === 0) return CALCIUM;
    // Vitamins are taken once a day after a meal, herbs partly twice and before it.
    const dosage: DosageEntryInput['dosage'] =
      category === 'Herb' && index > 0
        ? { onRising: { count: 1, timing: 'B' }, dinner: { count: 1, timing: 'B' } }
        : { [index === 1 ? 'lunch' : 'morning']: { count: 1, timing: 'A' } };
    return makeDosageEntry({ name, quantity, notes, dosage });
  });
}

const PORTIONS: Partial<Record<string, string>> = {
  'Green Tea': 'One cup, without sugar',
  'Fruit Mix': 'One bowl before 5:00 PM',
  'Protein Bar': 'Half a bar after the walk',
  Granola: 'Two spoons in curd',
  'Energy Bar': 'Half a bar, twice a week',
};

export function demoSnacks(index: number, program: string) {
  const choices = SNACK_CHOICES.filter((name) => mayEat(index, program, name));
  return [0, Math.floor(choices.length / 3)].map((offset) => {
    const name = choices[(index + offset) % choices.length] ?? 'Green Tea';
    return { name, quantity: PORTIONS[name] ?? 'A small handful at 5:00 PM' };
  });
}
