import type { PlanAnswer } from '@clinic/contract/care/history/plan-answers';
import type { Precautions } from '@clinic/contract/care/precautions/precautions';
import type { CheckedPlan } from '@clinic/contract/care/history/plan-answers';
import type {
  PlanCheckInput,
  PlansToCheck,
  PlanCheckReport,
} from '@clinic/contract/care/plan-checks/findings';
import type { StandingAnswer } from '@clinic/contract/care/history/plan-answers';
import { today } from '@clinic/ui/clinic-page';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { precautionsQuery } from '../precautions/api.ts';
import { checkerQuery, planChecksQuery } from './api.ts';

/** Milliseconds without typing before a plan is checked. */
const REST_MS = 200;

/** An answer given now, or stored with a plan. */
export type GivenAnswer = PlanAnswer & Pick<StandingAnswer, 'words'> & Partial<StandingAnswer>;

interface Options {
  clientId: string;
  /** The edited plan. */
  of: CheckedPlan;
  /** The edited plan, in place of the one that the client follows. Must be the same object until it is changed. */
  plans: Partial<PlansToCheck>;
}

/** Checks a plan while the doctor writes it, a moment behind the typing. */
export function usePlanChecks({ clientId, of, plans }: Options) {
  const precautions = useQuery(precautionsQuery(clientId));
  const planChecks = useQuery(planChecksQuery(clientId));
  const checker = useQuery(checkerQuery);
  const queryClient = useQueryClient();
  const [report, setReport] = useState<PlanCheckReport | null>(null);
  const [given, setGiven] = useState<readonly GivenAnswer[]>([]);
  const { data: state } = planChecks;
  const { data: known } = precautions;
  const { data: rules } = checker;

  const inputOf = useCallback(
    (
      edited: Partial<PlansToCheck>,
      counts: Precautions | undefined = known,
    ): Omit<PlanCheckInput, 'foods'> | null => {
      if (!state || !counts) return null;
      const { person, followed: others, before } = state;
      // For rules about changes, the edited diet plan follows the one that the client has now.
      const last = others.diet.length > 0 ? others.diet : null;
      return {
        precautions: counts,
        person,
        plans: { ...others, ...edited },
        before: of === 'diet' ? last : before,
        today: today(),
      };
    },
    [state, known, of],
  );
  const check = useCallback(
    (edited: Partial<PlansToCheck>, counts?: Precautions): PlanCheckReport | null => {
      const input = inputOf(edited, counts);
      return input && rules ? rules.check(input) : null;
    },
    [inputOf, rules],
  );
  useEffect(() => {
    const rest = setTimeout(() => {
      const now = check(plans);
      startTransition(() => setReport(now));
    }, REST_MS);
    return () => clearTimeout(rest);
  }, [check, plans]);

  const stored = state?.answers;
  const answers: readonly GivenAnswer[] = useMemo(() => [...given, ...(stored ?? [])], [given, stored]);

  const parts = [precautions, planChecks, checker];
  return {
    clientId,
    of,
    plans,
    /** Null until the first check is done. */
    report,
    hasFailed: parts.some(({ isError, data }) => isError && !data),
    precautions: known,
    person: state?.person,
    /** Doses of both plans that were stopped, also in earlier programs, oldest first. */
    stopped: state?.followed.stopped ?? [],
    foods: rules?.foods,
    search: rules?.search,
    /** The same list until an answer is added. */
    answers,
    /** The input of a check of plans; null while facts are still loading. */
    inputOf,
    /** Checks plans at once; null while rules, foods or facts are still loading. */
    check,
    /** Adds unsaved answers over the stored ones. */
    give: (more: readonly GivenAnswer[]) => setGiven((now) => [...more, ...now]),
    /** Reads everything again, since something has changed here or elsewhere. */
    refresh: () => {
      for (const { queryKey } of [precautionsQuery(clientId), planChecksQuery(clientId), checkerQuery])
        void queryClient.invalidateQueries({ queryKey });
    },
  };
}

export type PlanChecks = ReturnType<typeof usePlanChecks>;
