import { cleanLine } from '@clinic/contract/clients/client-input';
import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import type { PlanCheckReport } from '@clinic/contract/care/plan-checks/findings';
import { answerTo, planAnswerProblem, wantsAnswer } from '@clinic/contract/care/plan-checks/finding-answers';
import type { StandingAnswer } from '@clinic/contract/care/history/plan-answers';
import { invalid } from '../../platform/http/api-error.ts';
import type { Author } from '../../platform/writes/write-context.ts';

/** An answer as a plan's record keeps it. */
export interface StoredPlanAnswer extends PlanAnswer {
  words: string;
  by: Author;
  at: Date;
}

export const answerView = (
  { key, reason, note, words, by, at }: StoredPlanAnswer,
  plan: CheckedPlan,
): StandingAnswer => ({ plan, key, reason, note, words, by: by.name, at: at.toISOString() });

/** Throws INVALID_INPUT. */
export function refuseIncomplete(answers: readonly PlanAnswer[]): void {
  for (const [place, answer] of answers.entries()) {
    const problem = planAnswerProblem(answer);
    if (problem) throw invalid(`answers.${place}.note`, problem);
  }
}

/**
 * Returns the answers that a record keeps: a repeated one keeps its name and time, and one to a finding that is gone is
 * dropped.
 */
export function answersToKeep(
  { findings }: Pick<PlanCheckReport, 'findings'>,
  sent: readonly PlanAnswer[],
  before: readonly StoredPlanAnswer[],
  now: Pick<StoredPlanAnswer, 'by' | 'at'>,
): StoredPlanAnswer[] {
  return findings.filter(wantsAnswer).flatMap((finding) => {
    const { key, words } = finding;
    const kept = answerTo(finding, before);
    const said = sent.find((one) => one.key === cleanLine(key));
    const isSame = kept && said && kept.reason === said.reason && kept.note === said.note;
    if (!said || isSame) return kept ?? [];
    return { key, words, reason: said.reason, note: said.note, ...now };
  });
}
