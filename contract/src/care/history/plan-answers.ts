import type { Instant } from '../../clinic-calendar.ts';

/** The plans that are checked. */
export const CHECKED_PLANS = ['diet', 'vitamin', 'herbs', 'snacks'] as const;
export type CheckedPlan = (typeof CHECKED_PLANS)[number];

/** Why a plan is right although a precaution speaks against it. */
export const ANSWER_REASONS = [
  { code: 'tolerates', label: 'Client tolerates it' },
  { code: 'prescribed', label: 'Prescribed for this' },
  { code: 'discussed', label: 'Discussed with the treating doctor' },
  { code: 'misread', label: 'Read wrongly' },
  { code: 'other', label: 'Other' },
] as const;
export type AnswerReason = (typeof ANSWER_REASONS)[number]['code'];

/** A doctor's answer to a finding of the plan checks, sent with the plan that it is about. */
export interface PlanAnswer {
  /** The key of the finding. */
  key: string;
  reason: AnswerReason;
  /** The reason `other` needs 3–300 characters; the others take up to 300, empty for none. */
  note: string;
}

/** An answer as it is kept with the plan; it holds while the finding has the same key and the same words. */
export type StandingAnswer = PlanAnswer & {
  /** The finding's when it was answered. */
  words: string;
  /** Name of the doctor. */
  by: string;
  at: Instant;
  /** The plan with which the answer was given. */
  plan: CheckedPlan;
};

/** Answers in one body. */
export const MAX_PLAN_ANSWERS = 200;
/** Characters of an answer's note; of `other` at least the first. */
export const PLAN_ANSWER_NOTE = { min: 3, max: 300 } as const;
