import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ColumnsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { closedBy } from '../../components/closed-by.ts';
import { doctorWorklistsQuery } from './api.ts';
import { TodaysVisits } from './TodaysVisits.tsx';
import { WORKLISTS } from './worklists.ts';
import { WorkRows } from './WorkRows.tsx';

/** Loaded on demand, since only a new doctor sees it. */
const ClosedRecords = lazy(() => import('../../components/ClosedRecords.tsx'));

const COLUMN = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 6 } as const;

export function DoctorHome() {
  const { data: day, isError, error, refetch } = useQuery(doctorWorklistsQuery());
  if (!day && closedBy(error))
    return (
      <Suspense>
        <ClosedRecords why="EMAIL_UNVERIFIED" />
      </Suspense>
    );
  if (!day)
    return isError ? (
      <FailureNotice sentence="Your day could not be loaded." onRetry={() => void refetch()} />
    ) : (
      <ColumnsSkeleton />
    );
  const waiting = WORKLISTS.filter(({ list }) => day[list].count > 0);
  const done = WORKLISTS.filter(({ list }) => day[list].count === 0);
  return (
    <Box
      sx={{
        display: 'grid',
        alignItems: 'start',
        gap: { xs: 6, md: 8 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Box sx={COLUMN}>
        <TodaysVisits day={day} />
        {waiting
          .filter(({ ofVisits }) => ofVisits)
          .map((list) => (
            <WorkRows key={list.list} of={list} day={day} />
          ))}
      </Box>
      <Box sx={COLUMN}>
        {waiting
          .filter(({ ofVisits }) => !ofVisits)
          .map((list) => (
            <WorkRows key={list.list} of={list} day={day} />
          ))}
        {done.length > 0 && (
          <Box
            component="ul"
            aria-label="Nothing to do"
            sx={{ listStyle: 'none', m: 0, p: 0, color: 'var(--leaf-dark)' }}
          >
            {done.map(({ list, good }) => (
              <Box component="li" key={list} sx={{ display: 'flex', gap: 2 }}>
                <span aria-hidden>✓</span>
                {good}
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}
