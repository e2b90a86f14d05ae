import { formatDay } from '@clinic/contract/clinic-calendar';
import type { Program } from '@clinic/contract/care/programs/programs';
import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '../../components/Panel.tsx';
import { dayOf } from '@clinic/ui/clinic-page';
import { ComparisonTable } from '../body-status/ComparisonTable.tsx';
import { measurementsQuery } from '../measuring/api.ts';
import { programHistoryQuery } from '../plan-workspace/api.ts';
import { CorrectEnd } from './CorrectEnd.tsx';
import { EndCorrections } from './EndCorrections.tsx';
import { weeksText } from './ActiveProgram.tsx';

const endOf = ({ endedAt }: Program): string => (endedAt ? dayOf(endedAt) : '');

export function EarlierPrograms({ clientId }: { clientId: string }) {
  const { data: programs = [] } = useQuery(programHistoryQuery(clientId));
  const known = useQuery(measurementsQuery(clientId)).data?.measurements ?? [];
  const ended = programs.filter(({ endedAt }) => endedAt !== null);
  if (ended.length === 0) return null;
  return (
    <Panel title="Earlier Programs">
      {ended.map((program) => (
        <Box key={program._id} component="details" sx={{ borderTop: '1px solid var(--line)' }}>
          <Box component="summary" sx={{ py: 3, cursor: 'pointer', overflowWrap: 'anywhere' }}>
            <strong>{program.name}</strong>, {weeksText(program)} from {formatDay(program.startDate)},{' '}
            {program.reason} on {endOf(program)}
          </Box>
          <Box sx={{ pb: 4 }}>
            <Box component="p" sx={{ mt: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {program.notes || 'No notes.'}
            </Box>
            {(program.pre ?? program.post) && (
              <ComparisonTable
                title={`Body status in ${program.name}`}
                pre={program.pre ?? {}}
                post={program.post ?? {}}
              />
            )}
            <EndCorrections corrections={program.corrections} />
            <CorrectEnd clientId={clientId} program={program} known={known} />
          </Box>
        </Box>
      ))}
    </Panel>
  );
}
