import type { MeasurementKind } from '@clinic/contract/care/measurements/measurements';
import type { Point } from '@clinic/contract/care/client-measures/measures';
import type { WeightLine } from '@clinic/contract/care/client-progress/weight-line';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { ProgressMark } from './progress-marks.ts';
import { PointsTable } from './PointsTable.tsx';
import { WhenSeen } from './WhenSeen.tsx';

const MeasureChart = lazy(() => import('./MeasureChart.tsx'));
const HEIGHT = 280;

export interface DrawnMeasure {
  label: string;
  /** Undefined for a field that only the form has. */
  kind: MeasurementKind | undefined;
  points: readonly Point[];
  /** Value at the start of the program. */
  start: number | undefined;
  /** First day of the program; earlier values are not compared. */
  since?: string;
  goal: number | undefined;
  /** Trend line of the weight, if the pace applies. */
  line?: WeightLine;
}

export function MeasurePart({ drawn, marks }: { drawn: DrawnMeasure; marks: readonly ProgressMark[] }) {
  const { since, ...chart } = drawn;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {/* Limited in width, so that it also fits a printed page. */}
      <Box aria-hidden sx={{ maxWidth: 640, breakInside: 'avoid' }}>
        <WhenSeen height={HEIGHT}>
          <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
            <MeasureChart {...chart} marks={marks} />
          </Suspense>
        </WhenSeen>
      </Box>
      <PointsTable {...chart} since={since} />
    </Box>
  );
}
