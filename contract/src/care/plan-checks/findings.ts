import type { Day } from '../../clinic-calendar.ts';
import type { KnownAddition, KnownFact, UncheckedWords } from '../precautions/precautions.ts';
import type { KnownBody } from '../body/body-derived.ts';
import type { DietWeek } from '../diet-plans/diet-plans.ts';
import type { DosageEntry, StoppedDose } from '../dosage-plans/dosage-plans.ts';
import type { CheckedPlan } from '../history/plan-answers.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import type { SnackEntry } from '../snacks-plans/snacks-plans.ts';

/** `stop` and `ask` need the doctor's reason before the client sees the plan; `note` is only shown. */
export const FINDING_LEVELS = ['stop', 'ask', 'note'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** A place in the plans, by indexes from 0. */
export interface FindingPlace {
  plan: CheckedPlan;
  /** The week in the diet plan; other plans have no weeks. */
  week?: number;
  meal?: number;
  group?: number;
  /** The index in a group of the diet plan, or in another plan's list; absent: the whole day or plan. */
  item?: number;
  /** The index of a line of the diet plan's "Take"; such a place has no other fields. */
  take?: number;
}

/** An objection to something in the plans. */
export interface Finding {
  /**
   * Rule : code of the fact : food or substance, and a step that makes it a new question (a higher level or dose). It
   * stays the same while the same finding is made of the same text.
   */
  key: string;
  /** Id of the rule. */
  rule: string;
  level: FindingLevel;
  /** Fact, food and source: "Peanut allergy (Medical History: “peanuts”). Sabudana Khichdi contains peanut." */
  words: string;
  source: string;
  /** Key of the precaution (`answerKey`, or added); null without one, as for an upper level. */
  fact: string | null;
  places: FindingPlace[];
}

/** Something that could not be checked; it never blocks a save. */
export interface UncheckedPart {
  key: string;
  /** The action that would help: saying what a text means, completing a food, writing a dose's strength. */
  of: 'text' | 'food' | 'dose';
  words: string;
  places: FindingPlace[];
}

/** The findings about a client's plans. */
export interface PlanCheckReport {
  /** At most `MAX_FINDINGS`, stops first; if there are more, the last one says how many. */
  findings: Finding[];
  notChecked: UncheckedPart[];
  /** Says what was and what could not be checked: "Checked against peanut allergy, vegetarian. Nothing found." */
  summary: string;
}
export const MAX_FINDINGS = 200;

export interface CheckedPrecautions {
  facts: readonly KnownFact[];
  notChecked: readonly UncheckedWords[];
  added: readonly KnownAddition[];
}

/** The client's body, and facts of the progress that rules need. */
export interface CheckedPerson extends KnownBody {
  /** True: the alert about fast weight loss is active. */
  losesFast: boolean;
}

/** The client's plans, which are checked together. */
export interface PlansToCheck {
  diet: readonly DietWeek[];
  /** The lines of the diet plan's "Take", as foods that may be eaten; absent: none. Its "Avoid" is not eaten. */
  take?: readonly string[];
  vitamin: readonly DosageEntry[];
  herbs: readonly DosageEntry[];
  snacks: readonly SnackEntry[];
  /** Doses of both plans that were stopped, oldest first; absent: none was. */
  stopped?: readonly StoppedDose[];
}

export interface PlanCheckInput {
  precautions: CheckedPrecautions;
  person: CheckedPerson;
  plans: PlansToCheck;
  /** The diet plan that the client followed before this one; null for the first. */
  before: readonly DietWeek[] | null;
  /** The clinic's day: doses count from here on, on the days on which they are taken. */
  today: Day;
  foods: FoodIndex;
}
