import { formatDay } from '@clinic/contract/clinic-calendar';
import { goalWords, type Goal } from '@clinic/contract/course-goal';
import { sinceStartWords } from '@clinic/contract/doctor-words';
import { MEASURES, pointsOf, startOf, type Point, type Pre } from '@clinic/contract/measures';
import { kindOf, valueText, type UnreadText } from '@clinic/contract/measurements';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useMemo, useState } from 'react';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import { Panel } from '../../components/Panel.tsx';
import { clinicZone, dayOf } from '@clinic/ui/clinic-page';
import type { Measured } from './useMeasured.ts';

const MeasureChart = lazy(() => import('./MeasureChart.tsx'));

function PointsTable({
  label,
  points,
  start,
}: {
  label: string;
  points: readonly Point[];
  start: number | undefined;
}) {
  // What two values together were at the start is said below.
  const compared = points.some(({ diastolic }) => typeof diastolic === 'number') ? undefined : start;
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        fontSize: '0.9375rem',
        '& th, & td': { px: 3, py: 1, borderBottom: '1px solid var(--line)', textAlign: 'left' },
        '& td': { textAlign: 'right' },
        '& caption': { textAlign: 'left', fontWeight: 600, pb: 1 },
        '& tbody th': { fontWeight: 400 },
      }}
    >
      <caption>{label} by day</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <th scope="col">{label}</th>
          {compared !== undefined && <th scope="col">Change</th>}
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, value, diastolic = null }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{valueText({ value, diastolic })}</td>
            {compared !== undefined && <td>{sinceStartWords(value - compared)}</td>}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** What stands in the forms and is no number that can be drawn. */
function Unread({ texts }: { texts: readonly UnreadText[] }) {
  if (texts.length === 0) return null;
  return (
    <Box sx={{ mt: 4 }}>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        Not read as numbers
      </Typography>
      <Box component="ul" sx={{ m: 0, pl: 5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {texts.map(({ kind, text, at }) => (
          <li key={`${kind} ${at}`}>
            {kindOf(kind).label}: “{text}”, saved {dayOf(at)}
          </li>
        ))}
      </Box>
    </Box>
  );
}

/** Weight and measures over time: what was measured, and what only the forms say. */
export function MeasuresOverTime({
  measured,
  pre,
  goal,
}: {
  measured: Measured;
  pre: Pre<Measured['programs'][number]>;
  goal: Goal | null;
}) {
  const [chosen, setChosen] = useState('');
  const courses = useMemo(
    () =>
      MEASURES.map((measure) => ({
        label: measure.label,
        goal: goal && goal.kind === measure.kind ? goal.value : undefined,
        points: pointsOf(measure, measured, clinicZone()),
        start: startOf(measure, pre),
      })).filter(({ points }) => points.length > 0),
    [measured, pre, goal],
  );
  const shown = courses.find(({ label }) => label === chosen) ?? courses[0];
  return (
    <Panel title="Over time">
      {!shown && (
        <Typography>
          No measurements yet. They come from checkups, Current Body Status, Dietary Recall, ended programs
          and the client.
        </Typography>
      )}
      {shown && (
        <>
          <Box className="no-print" sx={{ maxWidth: 320, mb: 4 }}>
            <InputField
              label="Measure"
              size="small"
              options={courses.map(({ label }) => ({ value: label, label }))}
              value={shown.label}
              onChange={setChosen}
            />
          </Box>
          <Box
            sx={{
              display: 'grid',
              alignItems: 'start',
              gap: 5,
              gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) auto' },
              '@media print': { gridTemplateColumns: '1fr' },
            }}
          >
            {/* Drawn for the screen, it must fit a page of paper as it is. */}
            <Box aria-hidden sx={{ minWidth: 0, maxWidth: 640 }}>
              <Suspense fallback={<Skeleton variant="rounded" height={280} />}>
                <MeasureChart {...shown} />
              </Suspense>
            </Box>
            <PointsTable {...shown} />
          </Box>
          {shown.start !== undefined && pre.program && (
            <Typography sx={{ mt: 3, color: 'text.secondary' }}>
              At the start of {pre.program.name}: <strong>{shown.start}</strong>, the dashed line.
            </Typography>
          )}
          {goal && shown.goal !== undefined && (
            <Typography sx={{ color: 'text.secondary' }}>
              Goal, the dotted line: <strong>{goalWords(goal)}</strong>.
            </Typography>
          )}
        </>
      )}
      <Unread texts={measured.unread} />
    </Panel>
  );
}
