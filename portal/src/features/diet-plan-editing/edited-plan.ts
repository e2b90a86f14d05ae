import { linesOf } from '@clinic/contract/care/plan-chart/chart-lines';
import type { MealType } from '@clinic/contract/constants';
import { renumberWeeks } from '@clinic/contract/care/diet-plans/diet-plan-rules';
import { DEFAULT_WEEK_DAYS } from '@clinic/contract/care/diet-plans/diet-plan-reading';
import type { PlateComponent } from '@clinic/contract/care/diet-plans/plates';
import type { DietPlan, DietWeek, Meal, MealItem } from '@clinic/contract/care/diet-plans/diet-plans';

/** Keys identify weeks and meals on the screen; they never leave the browser. */
export type EditedMeal = Meal & { key: string };
export interface EditedWeek {
  key: string;
  weekNumber: number;
  title: string;
  totalDays: number;
  mealPlan: EditedMeal[];
}

export interface ItemEntry {
  days: string;
  name: string;
  unit: string;
  quantity: string;
  /** Catalogue key of the changed item's food, and the foods of a plate, kept while the item keeps its name. */
  food?: string;
  components?: PlateComponent[];
}

/** The meal in the builder; part of the plan, so that no crash loses it. */
export interface OpenMeal {
  week: string;
  /** Key of the edited meal; null for a new one. */
  key: string | null;
  mealType: MealType;
  mealTime: string;
  /** At least one; the group at `current` takes the next item. */
  groups: MealItem[][];
  current: number;
  item: ItemEntry;
  /** Place of the item that the entry replaces, while one is being changed. */
  replaces: { group: number; index: number } | null;
  touched: boolean;
}

/** Everything on the builder's screen that a crash must not lose. */
export interface EditedPlan {
  weeks: EditedWeek[];
  active: string;
  notes: string;
  /** Things to take and to avoid as typed, one a line; absent in texts that were typed before these fields came. */
  take?: string;
  avoid?: string;
  meal: OpenMeal | null;
}

export const newKey = (): string => Math.random().toString(36).slice(2);

export function editedWeeks(weeks: readonly DietWeek[]): EditedWeek[] {
  return renumberWeeks(weeks).map(({ weekNumber, title, totalDays, mealPlan }) => ({
    key: newKey(),
    weekNumber,
    title,
    totalDays,
    mealPlan: mealPlan.map((meal) => ({ ...meal, key: newKey() })),
  }));
}

const emptyWeek = (): EditedWeek => ({
  key: newKey(),
  weekNumber: 1,
  title: 'Week 1',
  totalDays: DEFAULT_WEEK_DAYS,
  mealPlan: [],
});

/** A plan to edit: the saved one, or a new one of a single empty week. */
export function editedPlan(
  saved: (Pick<DietPlan, 'weeks' | 'notes'> & Partial<Pick<DietPlan, 'take' | 'avoid'>>) | null,
): EditedPlan {
  const weeks = saved && saved.weeks.length > 0 ? editedWeeks(saved.weeks) : [emptyWeek()];
  return {
    weeks,
    active: (weeks[0] as EditedWeek).key,
    notes: saved?.notes ?? '',
    take: (saved?.take ?? []).join('\n'),
    avoid: (saved?.avoid ?? []).join('\n'),
    meal: null,
  };
}

export const addedWeek = (): EditedWeek => ({ ...emptyWeek(), title: '' });

const savedItem = ({ days, name, unit, quantity, food, components }: MealItem): MealItem => ({
  days,
  name,
  unit,
  quantity,
  ...(food !== undefined && { food }),
  ...(components !== undefined && { components }),
});

/** The stored part of the weeks, without what is only on the screen; used to save and to compare. */
export const savedWeeks = (weeks: readonly EditedWeek[]): DietWeek[] =>
  weeks.map(({ weekNumber, title, totalDays, mealPlan }) => ({
    weekNumber,
    title,
    totalDays,
    mealPlan: mealPlan.map(({ mealType, mealTime, itemGroups }) => ({
      mealType,
      mealTime,
      itemGroups: itemGroups.map((group) => group.map(savedItem)),
    })),
  }));

/** The lines of "Take" as they are saved and checked. */
export const takeLines = ({ take = '' }: Pick<EditedPlan, 'take'>): string[] => linesOf(take);

/** The contents as they are saved, and compared with those of versions. */
export const savedContents = (
  plan: Pick<EditedPlan, 'weeks' | 'notes' | 'take' | 'avoid'>,
): Required<Pick<DietPlan, 'weeks' | 'notes' | 'take' | 'avoid'>> => ({
  weeks: savedWeeks(plan.weeks),
  notes: plan.notes,
  take: takeLines(plan),
  avoid: linesOf(plan.avoid ?? ''),
});

export function activeWeek(plan: EditedPlan): EditedWeek {
  const { weeks, active } = plan;
  return (weeks.find(({ key }) => key === active) ?? weeks[0]) as EditedWeek;
}

export const mealCount = (weeks: readonly Pick<DietWeek, 'mealPlan'>[]): number =>
  weeks.reduce((sum, { mealPlan }) => sum + mealPlan.length, 0);

/** The week's stored form. */
const contentOf = (week: EditedWeek | undefined): string => JSON.stringify(week && savedWeeks([week]));

/** A step leaves most weeks the same objects, so few of a long plan are compared by their contents. */
const areAlike = (weeks: readonly EditedWeek[], others: readonly EditedWeek[]): boolean =>
  weeks.length === others.length &&
  weeks.every((week, at) => week === others[at] || contentOf(week) === contentOf(others[at]));

/** Tells if a save would change anything; a half-built meal counts. */
export function hasChanges(plan: EditedPlan, saved: EditedPlan): boolean {
  return (
    Boolean(plan.meal?.touched) ||
    plan.notes !== saved.notes ||
    (plan.take ?? '') !== (saved.take ?? '') ||
    (plan.avoid ?? '') !== (saved.avoid ?? '') ||
    !areAlike(plan.weeks, saved.weeks)
  );
}
