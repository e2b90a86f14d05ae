import { hasVisibleText } from '../../clients/client-input.ts';
import { PLAN_ANSWER_NOTE, type PlanAnswer } from '../history/plan-answers.ts';
import type { CheckedPlan } from '../history/plan-answers.ts';
import type { Finding, PlanCheckReport } from './findings.ts';

/** The finding to which an answer was given. */
interface Answered {
  key: string;
  words: string;
}

export const wantsAnswer = ({ level }: Pick<Finding, 'level'>): boolean => level !== 'note';

/** The doctor's answer to a finding; it is valid while the finding's words are the same. */
export const answerTo = <Answer extends Answered>(
  { key, words }: Pick<Finding, 'key' | 'words'>,
  answers: readonly Answer[],
): Answer | undefined => answers.find((one) => one.key === key && one.words === words);

/** Findings of the levels stop and ask that have no answer. */
export const openFindings = (
  { findings }: Pick<PlanCheckReport, 'findings'>,
  answers: readonly Answered[],
): Finding[] => findings.filter((one) => wantsAnswer(one) && !answerTo(one, answers));

/** The findings that a save of one plan must answer: open, and in that plan. */
export const demandedOf = (
  report: Pick<PlanCheckReport, 'findings'>,
  plan: CheckedPlan,
  answers: readonly Answered[],
): Finding[] =>
  openFindings(report, answers).filter(({ places }) => places.some((place) => place.plan === plan));

/** Says what an answer lacks; undefined for a complete one. */
export function planAnswerProblem({ reason, note }: Pick<PlanAnswer, 'reason' | 'note'>): string | undefined {
  const { min, max } = PLAN_ANSWER_NOTE;
  if (note.length > max) return `Please use at most ${max} characters.`;
  const isShort = !hasVisibleText(note) || note.trim().length < min;
  return reason === 'other' && isShort ? `Please say why, in at least ${min} characters.` : undefined;
}
