import { emptyDosage } from '../dosage-plans/dosage-rules.ts';
import type { DosageEntry, Dosage } from '../dosage-plans/dosage-plans.ts';
import { FoodIndex } from '../foods/food-index.ts';
import { aFood, type SomeFood } from '../foods/food-examples.ts';
import type { Food } from '../foods/foods.ts';
import type { DietWeek, Meal, MealItem } from '../diet-plans/diet-plans.ts';
import type { MealType } from '../../constants.ts';
import { labelOf, type PrecautionSort } from '../precautions/precaution-words.ts';
import type { KnownFact } from '../precautions/precautions.ts';
import type { PlanCheckInput } from './findings.ts';

/** Foods, facts and plans for tests of the plan checks; fields that a test does not name are filled in. */

/** Makes a vegetarian dish, unless a test says otherwise. */
export const food = (en: string, more: SomeFood = {}): Food =>
  aFood(en, { kind: 'dish', diet: 'vegetarian', ...more });

const FIELDS: Record<PrecautionSort, string> = {
  allergy: 'MedicalHistory.allergies',
  diet: 'DietaryRecall.vegEggNonVeg',
  condition: 'MedicalHistory.kco',
  medicine: 'MedicalHistory.rx',
  state: 'goal',
};

export function fact(
  sort: PrecautionSort,
  code: string,
  text: string,
  more: Partial<KnownFact> = {},
): KnownFact {
  const label = labelOf(sort, code) ?? text;
  return { sort, code, label, field: FIELDS[sort], text, unsure: false, state: 'open', ...more };
}

export const mealItem = (name: string, more: Partial<MealItem> = {}): MealItem => ({
  days: 7,
  name,
  unit: 'bowl',
  quantity: 1,
  ...more,
});
export const meal = (mealType: MealType, ...items: MealItem[]): Meal => ({
  mealType,
  mealTime: '09:00',
  itemGroups: items.map((item) => [item]),
});
export const week = (...mealPlan: Meal[]): DietWeek => ({
  weekNumber: 1,
  title: 'Week 1',
  totalDays: 7,
  mealPlan,
});
/** Makes a week with these alternatives at breakfast. */
export const eating = (...names: (string | MealItem)[]): DietWeek[] => [
  week(meal('Breakfast', ...names.map((name) => (typeof name === 'string' ? mealItem(name) : name)))),
];

export function dose(
  name: string,
  {
    quantity = '',
    notes = '',
    ...slots
  }: { quantity?: string; notes?: string } & {
    [Slot in keyof Dosage]?: number;
  } = { morning: 1 },
): DosageEntry {
  const dosage = emptyDosage();
  for (const [slot, count] of Object.entries(slots)) dosage[slot as keyof Dosage].count = count;
  const total = Object.values(slots).reduce((sum, count) => sum + count, 0);
  return { id: name, name, quantity, notes, dosage, total };
}

interface Case {
  facts?: PlanCheckInput['precautions']['facts'];
  notChecked?: PlanCheckInput['precautions']['notChecked'];
  added?: PlanCheckInput['precautions']['added'];
  person?: Partial<PlanCheckInput['person']>;
  diet?: DietWeek[];
  take?: string[];
  vitamin?: DosageEntry[];
  herbs?: DosageEntry[];
  snacks?: PlanCheckInput['plans']['snacks'];
  before?: DietWeek[] | null;
  today?: PlanCheckInput['today'];
  foods?: readonly Food[];
}

/** Makes the input of an adult of whom nothing else is known; `some` replaces fields. */
export const inputOf = (some: Case): PlanCheckInput => ({
  precautions: { facts: some.facts ?? [], notChecked: some.notChecked ?? [], added: some.added ?? [] },
  person: { age: 40, sex: 'Female', weightKg: null, bmi: null, bmr: null, losesFast: false, ...some.person },
  plans: {
    diet: some.diet ?? [],
    take: some.take ?? [],
    vitamin: some.vitamin ?? [],
    herbs: some.herbs ?? [],
    snacks: some.snacks ?? [],
  },
  before: some.before === undefined ? [] : some.before,
  today: some.today ?? '2026-01-01',
  foods: new FoodIndex(some.foods ?? []),
});
