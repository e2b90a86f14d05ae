import { goalOfProgram } from '@clinic/contract/care/client-progress/progress-goal';
import type { Program } from '@clinic/contract/care/programs/programs';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { useMeasured, type Measured } from '../body-status/useMeasured.ts';
import { goalQuery } from '../client-progress/api.ts';
import { clientQuery } from '../plan-workspace/api.ts';
import { ClientHeader } from '../plan-workspace/ClientHeader.tsx';
import { ClientNavigation } from '../plan-workspace/ClientNavigation.tsx';
import { followedWords, journalQuery } from '../journal/of-client.ts';
import { daysOf } from './days-of.ts';
import { reportData, reportedProgram } from './report-data.ts';
import { ReportSheet } from './ReportSheet.tsx';
import { ReportWords, savedWords } from './ReportWords.tsx';

function Report({ clientId, program, measured }: { clientId: string; program: Program; measured: Measured }) {
  const form = useKeptValues(`reportWords:${program._id}`, { words: savedWords(program) });
  const { words } = form.values;
  const { name: doctor } = useAccount();
  const { data: client } = useQuery(clientQuery(clientId));
  const progressGoal = useQuery(goalQuery(clientId)).data;
  const goal = progressGoal ? goalOfProgram(progressGoal, program) : null;
  const reported = reportedProgram(program, measured, { today: today(), zone: clinicZone() });
  const journal = useQuery(journalQuery(clientId, daysOf(reported))).data;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      <ReportWords clientId={clientId} program={program} form={form} />
      <ReportSheet
        client={client?.name ?? ''}
        doctor={doctor}
        name={program.name}
        program={reported}
        goal={goal}
        data={reportData(measured, reported, goal)}
        followed={journal ? followedWords(journal, today()) : ''}
        words={words}
      />
    </Box>
  );
}

export function ProgressReportScreen({ clientId }: { clientId: string }) {
  const [params] = useSearchParams();
  const { measured, failed, retry } = useMeasured(clientId);
  const asked = params.get('program');
  const program = measured?.programs.find(({ _id }) => _id === asked) ?? measured?.programs[0];
  return (
    <>
      <Box className="no-print">
        <ClientHeader clientId={clientId} />
        <ClientNavigation clientId={clientId} />
        <PageHeader title="Progress report" action={program && <PrintButton />} />
      </Box>
      {failed && <FailureNotice sentence="The report could not be loaded." onRetry={retry} />}
      {!measured && !failed && <ContentSkeleton />}
      {measured && !program && (
        <EmptyState
          text="This client has had no program yet."
          hint="The report shows on one sheet what a program has changed."
          action={
            <Button variant="outlined" component={Link} to={`/doctor/client-plan/${clientId}`}>
              Start the first program
            </Button>
          }
        />
      )}
      {measured && program && (
        <Report key={program._id} clientId={clientId} program={program} measured={measured} />
      )}
    </>
  );
}
