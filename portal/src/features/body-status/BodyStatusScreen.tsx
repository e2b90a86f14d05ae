import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { kindOf } from '@clinic/contract/care/measurements/measurements';
import { preOf, type Pre } from '@clinic/contract/care/client-measures/measures';
import { clinicZone } from '@clinic/ui/clinic-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ColumnsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { goalQuery } from '../client-progress/api.ts';
import { ClinicalAlerts } from '../client-progress/ClinicalAlerts.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { ReportLink } from '../plan-workspace/ReportLink.tsx';
import { useCover } from '../plan-workspace/useCover.ts';
import { ComparisonTable, type BodyValues } from './ComparisonTable.tsx';
import { GoalPanel } from './GoalPanel.tsx';
import { MeasuresOverTime } from './MeasuresOverTime.tsx';
import { postOffers } from './post-offers.ts';
import { TakeLastValues } from './TakeLastValues.tsx';
import { useMeasured, type Measured } from './useMeasured.ts';

type MeasuredPre = Pre<Measured['programs'][number]>;

const sourceOf = ({ program }: MeasuredPre): string =>
  program
    ? `Pre is the body status at the start of ${program.name} on ${formatDay(program.startDate)}.`
    : 'No program is running: Pre is the body status on file.';

/** Says which values are fixed, whatever the forms say later. */
const fixedText = ({ baseline }: MeasuredPre): string =>
  `Measured for it: ${baseline.map(({ kind, day }) => `${kindOf(kind).label} on ${formatDay(day)}`).join(', ')}.`;

interface ComparisonProps {
  clientId: string;
  measured: Measured;
  pre: MeasuredPre;
  /** Pregnant or breastfeeding; undefined while it loads. */
  expecting: boolean | undefined;
  isOwn: boolean;
}

function Comparison({ clientId, measured, pre, expecting, isOwn }: ComparisonProps) {
  const [post, setPost] = useState<BodyValues>({});
  if (!pre.fields) {
    return (
      <EmptyState
        text="No body status data found for this client"
        hint="What was measured at the start is compared here with what is measured now. It is typed into the form Current Body Status."
        action={
          isOwn && (
            <Button variant="contained" component={Link} to={`/doctor/current-body-status/${clientId}`}>
              Fill in Current Body Status
            </Button>
          )
        }
      />
    );
  }
  const { last, computed } = postOffers(measured, { pre, typed: { post }, expecting });
  return (
    <Box>
      <TakeLastValues last={last} onTake={(taken) => setPost((now) => ({ ...now, ...taken.post }))} />
      <ComparisonTable
        title="Weight Loss Program"
        pre={pre.fields}
        post={post}
        computed={computed}
        onPost={(name, value) => setPost((now) => ({ ...now, [name]: value }))}
      />
      <Typography sx={{ mt: 3, color: 'text.secondary' }}>{sourceOf(pre)}</Typography>
      {pre.baseline.length > 0 && <Typography sx={{ color: 'text.secondary' }}>{fixedText(pre)}</Typography>}
      <Typography className="no-print" sx={{ color: 'text.secondary', '& a': { color: 'var(--river)' } }}>
        Post values stay on this screen and are not saved.{' '}
        {isOwn && (
          <>
            <Link to={`/doctor/end-program/${clientId}`}>End Program</Link> keeps them.
          </>
        )}
      </Typography>
    </Box>
  );
}

const headerActions = (clientId: string, isOwn: boolean) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
    {isOwn && <ReportLink clientId={clientId} />}
    <PrintButton />
  </Box>
);

/** Comparison and charts side by side; stacked on narrow screens and on paper. */
const sideBySide = {
  display: 'grid',
  alignItems: 'start',
  gap: 6,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media (min-width: 1280px)': { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  '@media print': { gridTemplateColumns: 'minmax(0, 1fr)' },
} as const;

export function BodyStatusScreen({ clientId }: { clientId: string }) {
  const { measured, failed, retry } = useMeasured(clientId);
  const pre = measured && preOf(measured, clinicZone());
  const progressGoal = useQuery(goalQuery(clientId)).data;
  const isOwn = useCover(clientId) === null;
  return (
    <PlanFrame clientId={clientId} title="Body Status Comparison" action={headerActions(clientId, isOwn)}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 }}>
        {failed && <FailureNotice sentence="Failed to fetch client body status data" onRetry={retry} />}
        {!measured && !failed && <ColumnsSkeleton />}
        {measured && pre && (
          <>
            {isOwn && <ClinicalAlerts clientId={clientId} />}
            <GoalPanel clientId={clientId} measured={measured} isOwn={isOwn} />
            <Box sx={sideBySide}>
              <Comparison
                clientId={clientId}
                measured={measured}
                pre={pre}
                expecting={progressGoal?.expecting}
                isOwn={isOwn}
              />
              <MeasuresOverTime
                clientId={clientId}
                measured={measured}
                pre={pre}
                progressGoal={progressGoal}
              />
            </Box>
          </>
        )}
      </Box>
    </PlanFrame>
  );
}
