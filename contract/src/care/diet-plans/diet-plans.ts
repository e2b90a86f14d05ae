import type { Instant } from '../../clinic-calendar.ts';
import type { DietPlanStatus, MealType } from '../../constants.ts';
import type { VersionHead } from '../history/history.ts';
import type { PlanAnswer } from '../history/plan-answers.ts';
import type { Stored } from '../../people.ts';
import type { PlanChanged } from './plan-change-lines.ts';
import type { PlateComponent } from './plates.ts';

/** A food of a meal. */
export interface MealItem {
  /** Days of the week on which this item is eaten, at least 1; the items of a group follow each other. */
  days: number;
  name: string;
  /** For example "bowl", "g", "cup". */
  unit: string;
  /** A number, or a short text such as "½ katori" (at most 20 characters). */
  quantity: number | string;
  /** Id of a food of the catalogue; absent: any food with this name. */
  food?: string;
  /**
   * Foods that are eaten together, 2–6; absent: the item is one food. The server makes the name of them (at most 200
   * characters), with the unit "plate" and the quantity 1.
   */
  components?: PlateComponent[];
}

export interface Meal {
  mealType: MealType;
  /** HH:mm. */
  mealTime: string;
  /** Groups are alternatives (OR); the days of the items of one group add up to the week's days. */
  itemGroups: MealItem[][];
}

export interface DietWeek {
  _id?: string;
  /** 1-based, renumbered by the server. */
  weekNumber: number;
  title: string;
  /** Days, at least 1; default 7. */
  totalDays: number;
  mealPlan: Meal[];
}

/** Body of `dietPlan/create` and `dietPlan/edit`. */
export interface DietPlanInput {
  /** Name of the client's program. */
  program: string;
  /** Sum of the weeks' days; computed by the server. */
  totalDays: number;
  weeks: DietWeek[];
  /** Draft: only doctors see it; published: the client follows it from now on. Left out: a draft. */
  status?: DietPlanStatus;
  /** Only for a plan of one week: that week's meals again, for older clients. */
  mealPlan?: Meal[];
  /** Shown to the client; at most 5,000 characters. */
  notes?: string;
  /** Things to take (pathya), a line each: at most 20 of 1–80 characters. Left out: unchanged; empty: none. */
  take?: string[];
  /** Things to avoid (apathya), as `take`. */
  avoid?: string[];
  /** The `updatedAt` that was read: an older one answers 409. */
  updatedAt?: Instant;
  /** Answers to findings of the plan checks; absent: the findings stay open. */
  answers?: PlanAnswer[];
}

export interface DietPlan extends Stored {
  client: string;
  status: DietPlanStatus;
  program: string;
  totalDays: number;
  weeks: DietWeek[];
  /** Only for a plan of one week: that week's meals, for older clients. */
  mealPlan?: Meal[];
  notes: string;
  /** Things to take and to avoid, a line each; left out where there is none. */
  take?: string[];
  avoid?: string[];
  /** Only in the client's answer, and only where a publish changed something: what it changed, in words. */
  changed?: PlanChanged;
  /** True: the client follows a published plan, which may be older than this draft. */
  hasPublished: boolean;
}

/** A kept version of a diet plan without its contents, which are counted. */
export interface DietPlanVersion extends VersionHead {
  status: DietPlanStatus;
  weeks: number;
  /** Meals of all weeks. */
  meals: number;
  /** Reasons that the doctor gave about findings of the plan checks. */
  answers: number;
}
