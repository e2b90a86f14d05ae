import { counted } from '@clinic/contract/platform/counted';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { programProgress } from '@clinic/contract/clients/client-status';
import type { ClientProgram } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import { Facts } from '../../components/Facts.tsx';
import { Panel } from '../../components/Panel.tsx';
import { ProgressBar } from '../../components/ProgressBar.tsx';
import { today } from '@clinic/ui/clinic-page';

export const weeksText = ({ duration }: Pick<ClientProgram, 'duration'>): string => counted(duration, 'week');

export function ActiveProgram({ title, program }: { title: string; program: ClientProgram }) {
  const progress = programProgress(program, today());
  return (
    <Panel title={title}>
      <Facts
        facts={[
          ['Program', program.name],
          ['Duration', `${weeksText(program)} (${counted(program.durationInDays, 'day')})`],
          ['Start Date', formatDay(program.startDate)],
          ['Days done', progress && `${progress.daysDone} of ${progress.days}`],
        ]}
      />
      {progress && (
        <Box sx={{ mt: 4 }}>
          <ProgressBar percent={progress.percent} label="Progress of the program" />
        </Box>
      )}
    </Panel>
  );
}
