import { formatDay } from '@clinic/contract/clinic-calendar';
import { goalWords, type OwnGoal } from '@clinic/contract/care/client-progress/progress-goal';
import { reportRows } from '@clinic/contract/care/client-progress/progress-report';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import { kindOf, type Measurement, type OwnKind } from '@clinic/contract/care/measurements/measurements';
import { startOfKind, type ReportedProgram } from '@clinic/contract/care/client-progress/kind-progress';
import { rangeAhead } from '@clinic/contract/care/client-progress/weight-ahead';
import type { WeightLine } from '@clinic/contract/care/client-progress/weight-line';
import { ownProgressWords } from '@clinic/contract/care/client-progress/own-progress-words';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { WhenSeen } from '../body-status/WhenSeen.tsx';
import { WeeksTable } from './WeeksTable.tsx';

const MeasureChart = lazy(() => import('../body-status/MeasureChart.tsx'));
const HEIGHT = 240;

interface Props {
  kind: OwnKind;
  measurements: readonly Measurement[];
  program: ReportedProgram;
  goal: OwnGoal | null;
  /** The trend line of the last weeks. */
  line: WeightLine | null;
}

export function OwnProgress({ kind, measurements, program, goal, line }: Props) {
  const row = reportRows(measurements, program).find((one) => one.kind === kind);
  if (!row) return null;
  const { label, unit } = kindOf(kind);
  const start = startOfKind(measurements, kind, program);
  const from = start && start.day < program.startDate ? start.day : program.startDate;
  const points = counting(measurements, kind).filter(({ day }) => day >= from && day <= program.until);
  const ownGoal = goal?.kind === kind ? goal : null;
  return (
    <Panel title={label}>
      <Typography sx={{ fontFamily: 'var(--serif)', fontSize: '1.6rem', color: 'primary.main' }}>
        {row.now.value} {unit}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{formatDay(row.now.day)}</Typography>
      {ownGoal && (
        <Typography sx={{ mt: 2 }}>
          Your goal: <strong>{goalWords(ownGoal)}</strong>
        </Typography>
      )}
      <Typography sx={{ mt: 2, maxWidth: '40rem' }}>
        {ownProgressWords({ row, goal: ownGoal, line, today: today() })}
      </Typography>
      {points.length > 1 && (
        <Box aria-hidden sx={{ my: 4, maxWidth: 640 }}>
          <WhenSeen height={HEIGHT}>
            <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
              <MeasureChart
                label={label}
                points={points}
                start={start?.value}
                goal={ownGoal?.value}
                line={line ?? undefined}
                ahead={line && ownGoal ? rangeAhead(line, ownGoal.by) : undefined}
                height={HEIGHT}
              />
            </Suspense>
          </WhenSeen>
        </Box>
      )}
      <WeeksTable kind={kind} measurements={measurements} program={program} />
    </Panel>
  );
}
