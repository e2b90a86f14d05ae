import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Version } from '@clinic/contract/history';
import type { IntakeForm } from '@clinic/contract/intake-forms';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo, useState } from 'react';
import { ErrorState } from '../../components/ErrorState.tsx';
import { InputField } from '../../components/InputField.tsx';
import { ContentSkeleton } from '../../components/PageSkeleton.tsx';
import { Panel } from '../../components/Panel.tsx';
import { clinicZone } from '@clinic/theme/clinic-page';
import { historyQuery } from '../plan-workspace/api.ts';
import { programHistoryQuery } from '../programs/api.ts';
import { MEASURES, pointsOf, type Point } from './measures.ts';

const MeasureChart = lazy(() => import('./MeasureChart.tsx'));

function PointsTable({ label, points }: { label: string; points: readonly Point[] }) {
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
        </tr>
      </thead>
      <tbody>
        {points.map(({ day, value }) => (
          <tr key={day}>
            <th scope="row">{formatDay(day)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

/** Weight and measures over time, from every saved version of the forms and from ended programs. */
export function MeasuresOverTime({ clientId }: { clientId: string }) {
  const versions = useQuery(historyQuery(`/form/history/${clientId}`));
  const programs = useQuery(programHistoryQuery(clientId));
  const [chosen, setChosen] = useState('');
  const measured = useMemo(() => {
    if (!versions.data || !programs.data) return undefined;
    const forms = versions.data.versions as Version<IntakeForm>[];
    const records = { versions: forms, programs: programs.data };
    return MEASURES.map(({ label, ...fields }) => ({
      label,
      points: pointsOf({ label, ...fields }, records, clinicZone()),
    })).filter(({ points }) => points.length > 0);
  }, [versions.data, programs.data]);

  const failed = [versions, programs].filter(({ isError, data }) => isError && !data);
  const shown = measured?.find(({ label }) => label === chosen) ?? measured?.[0];
  return (
    <Panel title="Over time">
      {failed.length > 0 && (
        <ErrorState
          text="The earlier measurements could not be loaded."
          onRetry={() => failed.forEach((query) => void query.refetch())}
        />
      )}
      {!measured && failed.length === 0 && <ContentSkeleton rows={1} height={280} />}
      {measured && !shown && (
        <Typography>
          No measurements yet. They come from Current Body Status, Dietary Recall and ended programs.
        </Typography>
      )}
      {measured && shown && (
        <>
          <Box className="no-print" sx={{ maxWidth: 320, mb: 4 }}>
            <InputField
              label="Measure"
              size="small"
              options={measured.map(({ label }) => ({ value: label, label }))}
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
                <MeasureChart label={shown.label} points={shown.points} />
              </Suspense>
            </Box>
            <PointsTable label={shown.label} points={shown.points} />
          </Box>
        </>
      )}
    </Panel>
  );
}
