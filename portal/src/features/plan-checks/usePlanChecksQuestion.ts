import {
  MAX_PLAN_ANSWERS,
  type PlanAnswer,
  type AnswerReason,
} from '@clinic/contract/care/history/plan-answers';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import type { Finding, PlansToCheck, PlanCheckReport } from '@clinic/contract/care/plan-checks/findings';
import { answerTo, demandedOf } from '@clinic/contract/care/plan-checks/finding-answers';
import { refusalOf } from '@clinic/ui/session/refusal.ts';
import { useState } from 'react';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { isIn } from './finding-words.ts';
import type { GivenAnswer, PlanChecks } from './usePlanChecks.ts';

type Save = (answers: PlanAnswer[]) => void;

/** The doctor's answer to a finding; empty before one is chosen. */
export interface Choice {
  reason: AnswerReason | '';
  note: string;
}
export type Choices = Readonly<Record<string, Choice>>;

const NOTHING_CHOSEN: { choices: Choices } = { choices: {} };

interface Asked {
  plans: Partial<PlansToCheck>;
  findings: Finding[];
  save: Save;
}

const answersTo = (findings: readonly Finding[], answers: readonly GivenAnswer[]): PlanAnswer[] => {
  const found = findings.flatMap((finding) => answerTo(finding, answers) ?? []);
  const byKey = new Map(found.map(({ key, reason, note }) => [key, { key, reason, note }]));
  return [...byKey.values()].slice(0, MAX_PLAN_ANSWERS);
};

/** Asks for reasons before the client sees a plan with findings. */
export function usePlanChecksQuestion(planChecks: PlanChecks) {
  const { of, answers, check, give, refresh } = planChecks;
  const [asked, setAsked] = useState<Asked>();
  /** The typed reasons outlive question and page, so that they are there when it is asked again. */
  const kept = useKeptValues(`planReasons:${of}:${planChecks.clientId}`, NOTHING_CHOSEN);
  const { choices } = kept.values;
  const ofPlan = (report: PlanCheckReport | null): Finding[] => report?.findings.filter(isIn(of)) ?? [];
  const answersOf = (plans: Partial<PlansToCheck>): PlanAnswer[] => answersTo(ofPlan(check(plans)), answers);
  const asks = (plans: Partial<PlansToCheck>, save: Save): boolean => {
    const report = check(plans);
    const findings = report ? demandedOf(report, of, answers) : [];
    if (findings.length > 0) setAsked({ plans, findings, save });
    return findings.length > 0;
  };
  return {
    asked: asked?.findings,
    choices,
    choose: (chosen: Choices) => kept.change({ choices: { ...choices, ...chosen } }),
    close: () => setAsked(undefined),
    /** The answers sent with a plan; a draft is saved without asking, whatever is open. */
    answersOf,
    /**
     * Asks about unanswered findings before the client sees the plan, and saves after the answers. Returns false when
     * nothing is open.
     */
    asks,
    /** Saves at once where nothing is open. */
    unlessAsked: (plans: Partial<PlansToCheck>, save: Save) => {
      if (!asks(plans, save)) save(answersOf(plans));
    },
    /** Asks because the server refused: it knows findings that this screen did not. */
    askAfter: (failure: unknown, plans: Partial<PlansToCheck>, save: Save) => {
      refresh();
      setAsked({ plans, findings: refusalOf(failure)?.findings ?? [], save });
    },
    /** `known`: the precautions after the doctor said what was misread. */
    answer: (given: readonly GivenAnswer[], known: Precautions | undefined) => {
      if (!asked) return;
      give(given);
      const all = [...given, ...answers];
      const report = check(asked.plans, known);
      const left = report ? demandedOf(report, of, all) : [];
      if (left.length > 0) return setAsked({ ...asked, findings: left });
      setAsked(undefined);
      kept.drop();
      return asked.save(answersTo([...ofPlan(report), ...asked.findings], all));
    },
  };
}

export type PlanChecksQuestions = ReturnType<typeof usePlanChecksQuestion>;
