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

/** An answer holds while the same is said in the same words. */
export const answerTo = <Answer extends Answered>(
  { key, words }: Pick<Finding, 'key' | 'words'>,
  answers: readonly Answer[],
): Answer | undefined => answers.find((one) => one.key === key && one.words === words);

/** Stops and asks without an answer. */
export const openFindings = (
  { findings }: Pick<PlanCheckReport, 'findings'>,
  answers: readonly Answered[],
): Finding[] => findings.filter((one) => wantsAnswer(one) && !answerTo(one, answers));

/** Returns what a save of one plan has to answer: what is open, and stands in that plan. */
export const demandedOf = (
  report: Pick<PlanCheckReport, 'findings'>,
  plan: CheckedPlan,
  answers: readonly Answered[],
): Finding[] =>
  openFindings(report, answers).filter(({ places }) => places.some((place) => place.plan === plan));

/** Says why an answer is incomplete; undefined for a complete one. */
export function planAnswerProblem({ reason, note }: Pick<PlanAnswer, 'reason' | 'note'>): string | undefined {
  const { min, max } = PLAN_ANSWER_NOTE;
  if (note.length > max) return `Please use at most ${max} characters.`;
  const isShort = !hasVisibleText(note) || note.trim().length < min;
  return reason === 'other' && isShort ? `Please say why, in at least ${min} characters.` : undefined;
}
