import type { DietWeek } from '@clinic/contract/care/diet-plans/diet-plans';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { useMemo } from 'react';
import { RailSentences } from '../plan-checks/FindingMarks.tsx';
import { saidAt } from '../plan-checks/finding-words.ts';
import { useRails } from '../plan-checks/usePlanChecks.ts';

/** What speaks against a draft: the clinic looks at what the client follows, so that this page looks itself. */
export default function DraftFindings({ clientId, weeks }: { clientId: string; weeks: DietWeek[] }) {
  const plans = useMemo(() => ({ diet: weeks }), [weeks]);
  const rails = useRails({ clientId, of: 'diet', plans });
  if (rails.hasFailed)
    return (
      <FailureNotice sentence="What speaks against this plan could not be loaded." onRetry={rails.refresh} />
    );
  const all = saidAt(rails, () => true).filter(({ finding }) => finding.level !== 'note');
  return <RailSentences all={all} />;
}
