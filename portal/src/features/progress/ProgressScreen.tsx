import { programDayWords } from '@clinic/contract/dashboards/doctor-words';
import { OWN_KINDS } from '@clinic/contract/care/measurements/measurements';
import type { ReportedProgram } from '@clinic/contract/care/client-progress/kind-progress';
import { today } from '@clinic/ui/clinic-page';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ownLineQuery, ownMeasurementsQuery } from '../measuring/api.ts';
import { MeasureToday } from '../measuring/MeasureToday.tsx';
import { meQuery } from '../own-record/me.ts';
import { ownGoalQuery } from './api.ts';
import { OtherChanges } from './OtherChanges.tsx';
import { OwnProgress } from './OwnProgress.tsx';

/** The client's own progress in the running program, in numbers and kind words; nothing here judges a body. */
export function ProgressScreen() {
  const { id } = useAccount();
  const me = useQuery(meQuery(id));
  const measured = useQuery(ownMeasurementsQuery(id));
  // The progress is shown without waiting for the goal.
  const goal = useQuery(ownGoalQuery(id)).data ?? null;
  const line = useQuery(ownLineQuery(id)).data ?? null;
  const program = me.data?.program;
  return (
    <>
      <PageHeader title="My progress" context="Your own measurements since the program began." />
      <QueryView query={measured} errorText={() => 'Your measurements could not be loaded.'}>
        {({ measurements, baseline }) => {
          if (!program)
            return (
              <EmptyState
                text="Your progress is shown here when your program runs."
                hint="Your doctor sets it up with you, usually at the first appointment."
              />
            );
          const day = today();
          const { startDate } = program;
          const until = day < startDate ? startDate : day;
          // Only the server knows which values belong to this program, so the browser assumes nothing.
          const reported: ReportedProgram = { startDate, until, round: Infinity, baseline };
          const hasAny = measurements.some(({ kind, day: on }) => kind === 'weight' && on <= until);
          const parts = { measurements, program: reported };
          return (
            <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
              <Typography sx={{ overflowWrap: 'anywhere' }}>
                {program.name}: {programDayWords(program, day)}
              </Typography>
              <MeasureToday />
              {!hasAny && (
                <Typography>
                  Nothing is measured yet. Your first weight is where the picture begins.
                </Typography>
              )}
              {OWN_KINDS.map((kind) => (
                <OwnProgress
                  key={kind}
                  kind={kind}
                  goal={goal}
                  line={kind === 'weight' ? line : null}
                  {...parts}
                />
              ))}
              <OtherChanges {...parts} />
            </Box>
          );
        }}
      </QueryView>
    </>
  );
}
