import type { Instant } from '../../clinic-calendar.ts';

/** The plans that are checked. */
export const CHECKED_PLANS = ['diet', 'vitamin', 'herbs', 'snacks'] as const;
export type CheckedPlan = (typeof CHECKED_PLANS)[number];

/** Reasons why a plan is right although a precaution objects to it. */
export const ANSWER_REASONS = [
  { code: 'tolerates', label: 'Client tolerates it' },
  { code: 'prescribed', label: 'Prescribed for this' },
  { code: 'discussed', label: 'Discussed with the treating doctor' },
  { code: 'misread', label: 'Read wrongly' },
  { code: 'other', label: 'Other' },
] as const;
export type AnswerReason = (typeof ANSWER_REASONS)[number]['code'];

/** A doctor's answer to a finding, sent with the plan it is about. */
export interface PlanAnswer {
  /** The key of the finding. */
  key: string;
  reason: AnswerReason;
  /** The reason `other` needs a note of 3–300 characters; for other reasons it may be empty. */
  note: string;
}

/** A stored answer; it is valid while the finding has the same key and words. */
export type StandingAnswer = PlanAnswer & {
  /** The finding's words when it was answered. */
  words: string;
  /** Name of the doctor. */
  by: string;
  at: Instant;
  /** The plan that was saved with the answer. */
  plan: CheckedPlan;
};

/** Most answers of one request. */
export const MAX_PLAN_ANSWERS = 200;
/** Most characters of an answer's note, and the fewest for `other`. */
export const PLAN_ANSWER_NOTE = { min: 3, max: 300 } as const;
