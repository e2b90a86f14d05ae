import { goalWords, toGoWords } from '@clinic/contract/care/client-progress/progress-goal';
import { oldDayWords } from '@clinic/contract/dashboards/doctor-words';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import { today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { goalQuery } from '../client-progress/api.ts';
import { BodyFacts } from './BodyFacts.tsx';
import type { Measured } from './useMeasured.ts';

const GoalForm = lazy(() => import('./GoalForm.tsx'));

interface Props {
  clientId: string;
  measured: Measured;
  /** False for a covering doctor, who only reads the goal. */
  isOwn: boolean;
}

export function GoalPanel({ clientId, measured, isOwn }: Props) {
  const { data: saved, isError, refetch } = useQuery(goalQuery(clientId));
  const [open, setOpen] = useState(false);
  if (isError && !saved)
    return <FailureNotice sentence="The goal could not be loaded." onRetry={() => void refetch()} />;
  if (!saved) return <ContentSkeleton rows={1} height={96} />;
  const { goal, expecting } = saved;
  const last = goal && counting(measured.measurements, goal.kind).at(-1);
  const oldDay = last ? oldDayWords(last.day, today()) : '';
  return (
    <Panel
      title="Goal"
      aside={
        isOwn &&
        !open && (
          <Button className="no-print" variant="outlined" size="small" onClick={() => setOpen(true)}>
            {goal ? 'Change goal' : 'Set a goal'}
          </Button>
        )
      }
    >
      <Typography sx={{ fontWeight: goal ? 600 : undefined }}>
        {goal ? goalWords(goal) : 'No goal is set for the program.'}
      </Typography>
      {goal && last && (
        <Typography>
          {toGoWords(goal, last.value)}
          {oldDay && `, measured${oldDay}`}
        </Typography>
      )}
      {goal?.reason && <Typography sx={{ color: 'text.secondary' }}>Reason: {goal.reason}</Typography>}
      {expecting && <Typography>Pregnant or breastfeeding</Typography>}
      {open ? (
        <Suspense fallback={<ContentSkeleton rows={2} height={56} />}>
          <GoalForm
            clientId={clientId}
            saved={saved}
            measurements={measured.measurements}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : (
        <BodyFacts measured={measured} expecting={expecting} />
      )}
    </Panel>
  );
}
