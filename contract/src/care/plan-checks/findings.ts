import type { KnownAddition, KnownFact, UncheckedWords } from '../precautions/precautions.ts';
import type { KnownBody } from '../body/body-derived.ts';
import type { DietWeek } from '../diet-plans/diet-plans.ts';
import type { DosageEntry } from '../dosage-plans/dosage-plans.ts';
import type { CheckedPlan } from '../history/plan-answers.ts';
import type { FoodIndex } from '../foods/food-index.ts';
import type { SnackEntry } from '../snacks-plans/snacks-plans.ts';

/** `stop` and `ask` want a reason when the client would see it, `note` only shows. */
export const FINDING_LEVELS = ['stop', 'ask', 'note'] as const;
export type FindingLevel = (typeof FINDING_LEVELS)[number];

/** A place in the plans: numbers in the arrays of the plan, from 0. */
export interface FindingPlace {
  plan: CheckedPlan;
  /** The week of the diet plan; other plans have none. */
  week?: number;
  meal?: number;
  group?: number;
  /**
   * The place in a group of the diet plan, or in the list of another plan; absent: the day or the plan as a
   * whole.
   */
  item?: number;
}

/** A reason against something in the plans. */
export interface Finding {
  /**
   * Rule : code of the fact : food or substance, with what makes it another question (a higher level, a step of the
   * dose). Stable while the same is said of the same text.
   */
  key: string;
  /** Id of the rule's row. */
  rule: string;
  level: FindingLevel;
  /** Fact, food, source: "Peanut allergy (Medical History: “peanuts”). Sabudana Khichdi contains peanut." */
  words: string;
  source: string;
  /** Key of the precaution (`answerKey`, or added) that speaks; null where none does, as with an upper level. */
  fact: string | null;
  places: FindingPlace[];
}

/** A part that could not be checked; it never blocks. */
export interface UncheckedPart {
  key: string;
  /** The way out: say what a text means, complete a food, write a dose's strength. */
  of: 'text' | 'food' | 'dose';
  words: string;
  places: FindingPlace[];
}

/** The findings about a client's plans. */
export interface PlanCheckReport {
  /** At most `MAX_FINDINGS`, stops first; where there are more the last one says how many. */
  findings: Finding[];
  notChecked: UncheckedPart[];
  /** "Checked against peanut allergy, vegetarian. Nothing found.": what could be checked for all, and what could not. */
  summary: string;
}
export const MAX_FINDINGS = 200;

export interface CheckedPrecautions {
  facts: readonly KnownFact[];
  notChecked: readonly UncheckedWords[];
  added: readonly KnownAddition[];
}

/** The person whose plans they are, with what the progress says. */
export interface CheckedPerson extends KnownBody {
  /** The alert that weight falls fast is given now. */
  losesFast: boolean;
}

/** The plans that are looked at together. */
export interface PlansToCheck {
  diet: readonly DietWeek[];
  vitamin: readonly DosageEntry[];
  herbs: readonly DosageEntry[];
  snacks: readonly SnackEntry[];
}

export interface PlanCheckInput {
  precautions: CheckedPrecautions;
  person: CheckedPerson;
  plans: PlansToCheck;
  /** The diet plan that the client followed before this one; null when it is the first. */
  before: readonly DietWeek[] | null;
  foods: FoodIndex;
}
