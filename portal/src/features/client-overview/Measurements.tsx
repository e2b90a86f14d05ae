import { formatDay } from '@clinic/contract/clinic-calendar';
import { oldDayWords, sinceStartWords } from '@clinic/contract/dashboards/doctor-words';
import {
  MEASURES,
  notSinceOf,
  pointsOf,
  preOf,
  startOf,
  type Measure,
  type Point,
} from '@clinic/contract/care/client-measures/measures';
import { valueText } from '@clinic/contract/care/measurements/measurements';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { valueAxis } from '../body-status/chart-axes.ts';
import { useMeasured } from '../body-status/useMeasured.ts';

/** Most measures shown, those first taken earliest. */
const MOST = 4;
const WIDTH = 120;
const HEIGHT = 36;

/** The last measurements with their changes and trends. */
export function Measurements({ clientId }: { clientId: string }) {
  const { measured, failed, retry } = useMeasured(clientId);
  if (failed) return <FailureNotice sentence="The measurements could not be loaded." onRetry={retry} />;
  if (!measured) return <ContentSkeleton rows={2} height={56} />;
  const pre = preOf(measured, clinicZone());
  const rows = MEASURES.flatMap((measure) => {
    const points = pointsOf(measure, measured, clinicZone());
    const last = points.at(-1);
    if (!last) return [];
    const start = startOf(measure, pre, measured.measurements);
    const notSince = notSinceOf(measure, last.day, pre, today());
    return [
      { label: measure.label, points, last, change: notSince || changeText(measure, start, last.value) },
    ];
  });
  if (rows.length === 0)
    return (
      <Typography sx={{ color: 'text.secondary' }}>
        Nothing is measured yet. The first checkup, or the client at home, begins it.
      </Typography>
    );
  return (
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 4,
        gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, minmax(0, 1fr))', lg: '1fr 1fr' },
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      {rows.slice(0, MOST).map((row) => (
        <MeasureProgress key={row.label} {...row} />
      ))}
    </Box>
  );
}

const changeText = ({ kind }: Measure, start: number | undefined, now: number): string =>
  start === undefined ? '' : sinceStartWords(now - start, kind === 'weight' ? start : undefined);

interface MeasureProgressProps {
  label: string;
  points: Point[];
  last: Point;
  /** Empty when nothing can be compared. */
  change: string;
}

function MeasureProgress({ label, points, last, change }: MeasureProgressProps) {
  const day = change ? oldDayWords(last.day, today()) : formatDay(last.day);
  return (
    <li>
      <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>{label}</Box>
      <Box sx={{ fontSize: '1.5rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums', lineHeight: 1.2 }}>
        {valueText({ value: last.value, diastolic: last.diastolic ?? null })}
      </Box>
      {change && <Box sx={{ fontSize: '0.9375rem' }}>{change}</Box>}
      {day && <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{day.trim()}</Box>}
      {points.length > 1 && <Spark points={points} />}
    </li>
  );
}

/** A small line of the values, which the numbers beside it repeat. */
function Spark({ points }: { points: readonly Point[] }) {
  const { min, max } = valueAxis(points.map(({ value }) => value));
  const [first, last] = [points[0], points.at(-1)].map((point) => Date.parse(point?.day ?? '')) as [
    number,
    number,
  ];
  const at = ({ day, value }: Point): string => {
    const x = ((Date.parse(day) - first) / (last - first || 1)) * WIDTH;
    const y = HEIGHT - ((value - min) / (max - min || 1)) * HEIGHT;
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  return (
    <svg
      aria-hidden
      viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`}
      width={WIDTH}
      height={HEIGHT}
      style={{ marginTop: 6, maxWidth: '100%' }}
    >
      <polyline points={points.map(at).join(' ')} fill="none" stroke="var(--maroon)" strokeWidth="2" />
    </svg>
  );
}
