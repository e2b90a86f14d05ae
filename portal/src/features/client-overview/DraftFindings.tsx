import type { DietPlan } from '@clinic/contract/care/diet-plans/diet-plans';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { useMemo } from 'react';
import { FindingSentences } from '../plan-checks/FindingMarks.tsx';
import { saidAt } from '../plan-checks/finding-words.ts';
import { usePlanChecks } from '../plan-checks/usePlanChecks.ts';

/** Shows the findings of a draft, which this page checks itself: the server checks only the plans that the client follows. */
export default function DraftFindings({ clientId, draft }: { clientId: string; draft: DietPlan }) {
  const plans = useMemo(() => ({ diet: draft.weeks, take: draft.take ?? [] }), [draft]);
  const planChecks = usePlanChecks({ clientId, of: 'diet', plans });
  if (planChecks.hasFailed)
    return (
      <FailureNotice
        sentence="What speaks against this plan could not be loaded."
        onRetry={planChecks.refresh}
      />
    );
  const all = saidAt(planChecks, () => true).filter(({ finding }) => finding.level !== 'note');
  return <FindingSentences all={all} />;
}
