import { preOf } from '@clinic/contract/care/client-measures/measures';
import type { Measurement } from '@clinic/contract/care/measurements/measurements';
import type { Program } from '@clinic/contract/care/programs/programs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { clinicZone } from '@clinic/ui/clinic-page';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { EmptyState } from '../../components/EmptyState.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { Panel } from '../../components/Panel.tsx';
import { PrintButton } from '../../components/PrintButton.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ComparisonTable } from '../body-status/ComparisonTable.tsx';
import { useMeasured } from '../body-status/useMeasured.ts';
import { OwnOrCovered } from '../plan-workspace/OwnOrCovered.tsx';
import { ReportLink } from '../plan-workspace/ReportLink.tsx';
import { PlanFrame } from '../plan-workspace/PlanFrame.tsx';
import { ActiveProgram } from './ActiveProgram.tsx';
import { programQuery } from './api.ts';
import { CorrectEnd } from './CorrectEnd.tsx';
import { EndCorrections } from './EndCorrections.tsx';
import { REASON_LABELS } from './end-program.ts';
import { EndProgramForm } from './EndProgramForm.tsx';
import { ProgramUse } from './ProgramUse.tsx';

function ToProgramPlan({ clientId, label }: { clientId: string; label: string }) {
  return (
    <Button variant="contained" component={Link} to={`/doctor/client-plan/${clientId}`}>
      {label}
    </Button>
  );
}

interface EndedProps {
  clientId: string;
  program: Program;
  known: readonly Measurement[];
  onCorrected: (program: Program) => void;
}

function Ended({ clientId, program, known, onCorrected }: EndedProps) {
  const next = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <ReportLink clientId={clientId} program={program._id} />
      <ToProgramPlan clientId={clientId} label="Back to the program plan" />
    </Box>
  );
  return (
    <>
      <Notice tone="good" announce="status" action={next}>
        <strong>{program.name}</strong> is ended ({program.reason ? REASON_LABELS[program.reason] : '–'}). Its
        plans are in the history now; the next program that you save is a new one.
      </Notice>
      <Panel title="Body status">
        <ComparisonTable title={program.name} pre={program.pre ?? {}} post={program.post ?? {}} />
      </Panel>
      {program.notes && (
        <Panel title="Outcome">
          <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{program.notes}</Box>
        </Panel>
      )}
      <EndCorrections corrections={program.corrections} />
      <CorrectEnd clientId={clientId} program={program} known={known} onCorrected={onCorrected} />
    </>
  );
}

export function EndProgramScreen({ clientId }: { clientId: string }) {
  // Kept in the outer component, since an end reloads all of the client's data and redraws the inner one.
  const [ended, setEnded] = useState<Program>();
  return (
    <PlanFrame clientId={clientId} title="End Program" action={<PrintButton />}>
      <OwnOrCovered
        clientId={clientId}
        skeleton={<ContentSkeleton />}
        own={<EndOfProgram clientId={clientId} ended={ended} onEnded={setEnded} />}
        covered={
          <EmptyState
            text="The client's own doctor ends the program."
            hint="You cover for a colleague, and read what is there."
          />
        }
      />
    </PlanFrame>
  );
}

interface EndProps {
  clientId: string;
  ended: Program | undefined;
  onEnded: (program: Program) => void;
}

function EndOfProgram({ clientId, ended, onEnded }: EndProps) {
  const program = useQuery(programQuery(clientId));
  const { measured, failed, retry } = useMeasured(clientId);
  const compared = measured && { measured, pre: preOf(measured, clinicZone()) };
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 5 }}>
      {ended ? (
        <Ended
          clientId={clientId}
          program={ended}
          known={measured?.measurements ?? []}
          onCorrected={onEnded}
        />
      ) : (
        <QueryView query={program} errorText={() => 'Error loading client data'}>
          {(running) =>
            running ? (
              <>
                <ActiveProgram title="Summary" program={running} />
                <ProgramUse clientId={clientId} program={running} />
                {failed && (
                  <FailureNotice
                    sentence="The body status at the start could not be loaded. It is kept with the end of the program all the same."
                    onRetry={retry}
                  />
                )}
                <EndProgramForm clientId={clientId} program={running} compared={compared} onEnded={onEnded} />
              </>
            ) : (
              <EmptyState
                text="This client has no running program."
                hint="A program is ended here, with what it has changed."
                action={<ToProgramPlan clientId={clientId} label="Start a program" />}
              />
            )
          }
        </QueryView>
      )}
    </Box>
  );
}
