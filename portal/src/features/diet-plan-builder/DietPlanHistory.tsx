import { dietPlanCalls } from '@clinic/contract/care/plans/plan-calls';
import { counted } from '@clinic/contract/platform/counted';
import { lazy, Suspense } from 'react';
import { HistoryPanel, type HistoryProps } from '../plan-workspace/HistoryPanel.tsx';
import type { HistoryOf, ListedVersion } from '../plan-workspace/api.ts';
import { DietPlanVersion, type PlanContents } from './DietPlanVersion.tsx';
import { statusText } from './ProgramBanner.tsx';

/** Loaded when a version is opened. */
const BesidePresent = lazy(() => import('./BesidePresent.tsx'));

export const dietPlanHistory = (clientId: string): HistoryOf => ({
  call: dietPlanCalls.versions,
  one: dietPlanCalls.version,
  clientId,
});

/** Tells if a version was published, so that the client followed it. */
export const wasPublished = (version: ListedVersion): boolean =>
  'status' in version && version.status === 'published';

function aboutVersion(version: ListedVersion): string {
  if (!('status' in version)) return '';
  const { status, weeks, meals, answers } = version;
  const reasons = answers > 0 ? [`${counted(answers, 'reason')} given`] : [];
  return `${statusText[status]}: ${[counted(weeks, 'week'), counted(meals, 'meal'), ...reasons].join(', ')}`;
}

interface Props extends Pick<HistoryProps, 'hasCurrent' | 'onUse' | 'unsaved'> {
  clientId: string;
  /** The present plan, with which each version is compared; null: there is none. */
  present: PlanContents | null;
  /** Names the present plan. */
  presentName: string;
}

/** The versions of a client's diet plan: each can be opened, and says what the present plan has otherwise. */
export function DietPlanHistory({ clientId, present, presentName, ...panel }: Props) {
  return (
    <HistoryPanel {...panel} of={dietPlanHistory(clientId)} about={aboutVersion}>
      {(body) => (
        <>
          {present && (
            <Suspense>
              <BesidePresent body={body} present={present} presentName={presentName} />
            </Suspense>
          )}
          <DietPlanVersion body={body} />
        </>
      )}
    </HistoryPanel>
  );
}
