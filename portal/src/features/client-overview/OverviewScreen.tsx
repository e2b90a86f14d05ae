import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { ClientCheckIns } from '../check-ins/ClientCheckIns.tsx';
import { ClinicalAlerts } from '../client-progress/ClinicalAlerts.tsx';
import { Misreadings } from '../misreadings/Misreadings.tsx';
import { FollowedDays } from '../journal/FollowedDays.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { useCover } from '../plan-workspace/useCover.ts';
import { DeskNotesPart } from './DeskNotesPart.tsx';
import { LastCheckup } from './LastCheckup.tsx';
import { Measurements } from './Measurements.tsx';
import { OverviewPart } from './OverviewPart.tsx';
import { DosesNow, WeekNow } from './PresentPlans.tsx';
import { Timeline } from './Timeline.tsx';

/** Loaded after the page's own content. */
const ClientWishesPart = lazy(() => import('./ClientWishesPart.tsx'));
const PlanFindings = lazy(() => import('./PlanFindings.tsx'));
const Birthday = lazy(() => import('./Birthday.tsx'));
const LanguageOfPlan = lazy(() => import('./LanguageOfPlan.tsx'));

const ON_OVERVIEW = 10;
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 } as const;

export function OverviewScreen({ clientId }: { clientId: string }) {
  const isOwn = useCover(clientId) === null;
  return (
    <PlanFrame clientId={clientId} title="Overview">
      <Box
        sx={{
          display: 'grid',
          alignItems: 'start',
          gap: { xs: 6, md: 8 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <Box sx={column}>
          {isOwn && <ClinicalAlerts clientId={clientId} />}
          {isOwn && <Misreadings clientId={clientId} />}
          <OverviewPart title="Measurements" to={`/doctor/body-status/${clientId}`} link="Results">
            <Measurements clientId={clientId} />
          </OverviewPart>
          <OverviewPart title="Followed">
            <FollowedDays clientId={clientId} />
          </OverviewPart>
          {isOwn && (
            <OverviewPart title="Weekly check-ins">
              <ClientCheckIns clientId={clientId} />
            </OverviewPart>
          )}
          <LastCheckup clientId={clientId} />
          <DeskNotesPart clientId={clientId} />
          {isOwn && (
            <Suspense>
              <ClientWishesPart clientId={clientId} />
            </Suspense>
          )}
          <OverviewPart title="Timeline">
            <Timeline clientId={clientId} most={ON_OVERVIEW} />
          </OverviewPart>
        </Box>
        <Box sx={column}>
          <Suspense>
            <PlanFindings clientId={clientId} />
          </Suspense>
          <WeekNow clientId={clientId} />
          <DosesNow clientId={clientId} kind="vitamin" />
          <DosesNow clientId={clientId} kind="herbs" />
          {isOwn && (
            <Suspense>
              <Birthday clientId={clientId} />
              <LanguageOfPlan clientId={clientId} />
            </Suspense>
          )}
        </Box>
      </Box>
    </PlanFrame>
  );
}
