import { neededAWeek, type Consultation } from '@clinic/contract/care/consultations/consultations';
import { counting } from '@clinic/contract/care/measurements/measurement-day';
import { goalWords } from '@clinic/contract/care/client-progress/progress-goal';
import { hasPace } from '@clinic/contract/care/clinical-alerts/weight-alerts';
import { weightLine } from '@clinic/contract/care/client-progress/weight-line';
import { neededWords, paceWords, spanWords } from '@clinic/contract/care/client-progress/weight-line-words';
import { formatDay } from '@clinic/contract/clinic-calendar';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { OverviewPart } from '../client-overview/OverviewPart.tsx';
import { bodyNumbers } from '../measuring/body-numbers.ts';

/** The present weight, its trend, and the goal. */
export function WeightNow({ clientId, consultation }: { clientId: string; consultation: Consultation }) {
  const { measurements, goal } = consultation;
  const last = counting(measurements, 'weight').at(-1);
  const line = hasPace(consultation) ? weightLine(measurements, today()) : undefined;
  const weight = line?.now ?? last?.value;
  const needed = goal && weight !== undefined ? neededAWeek(goal, { weight, today: today() }) : null;
  const numbers = bodyNumbers(consultation) ?? [];
  return (
    <OverviewPart title="Weight and goal" to={`/doctor/body-status/${clientId}`} link="Results">
      {last ? (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 4 }}>
          <Box sx={{ fontSize: '1.75rem', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
            {last.value} kg
          </Box>
          <Box sx={{ color: 'text.secondary' }}>{formatDay(last.day)}</Box>
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>Not weighed yet.</Typography>
      )}
      {line && (
        <Typography>
          {paceWords(line)} in {spanWords(line)}
        </Typography>
      )}
      <Typography>
        {goal ? goalWords(goal) : 'No goal is set for the program.'}
        {needed !== null && `; ${neededWords(needed)}`}
      </Typography>
      {numbers.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            columnGap: 4,
            gridTemplateColumns: 'fit-content(40%) minmax(0, 1fr)',
          }}
        >
          {numbers.map(([name, value]) => (
            <Box key={name} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                {value}
              </Box>
            </Box>
          ))}
        </Box>
      )}
    </OverviewPart>
  );
}
