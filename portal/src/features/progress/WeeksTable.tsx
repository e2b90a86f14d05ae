import { formatDay } from '@clinic/contract/clinic-calendar';
import { progressWeeks } from '@clinic/contract/care/client-progress/progress-report';
import { withUnit, type Measurement, type OwnKind } from '@clinic/contract/care/measurements/measurements';
import type { ReportedProgram } from '@clinic/contract/care/client-progress/kind-progress';
import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';
import Box from '@mui/material/Box';

interface Props {
  kind: OwnKind;
  measurements: readonly Measurement[];
  program: ReportedProgram;
}

export function WeeksTable({ kind, measurements, program }: Props) {
  const weeks = progressWeeks(measurements, kind, program);
  if (weeks.length === 0) return null;
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box
        component="table"
        sx={{
          width: '100%',
          maxWidth: 480,
          mt: 3,
          borderCollapse: 'collapse',
          '& caption': { textAlign: 'left', fontWeight: 600, pb: 1 },
          '& th, & td': { py: 2, pr: 2, borderBottom: '1px solid var(--line)', textAlign: 'left' },
          '& tbody th': { fontWeight: 400 },
          '& small': { display: 'block', color: 'text.secondary' },
          // Where text is large, a week is a card of two lines.
          '@container (max-width: 15rem)': {
            '& thead': outOfSight,
            '& tbody tr': { display: 'flex', flexWrap: 'wrap', borderBottom: '1px solid var(--line)' },
            '& tbody th': { flex: '1 1 100%', pb: 0 },
            '& tbody tr > *': { border: 0 },
          },
        }}
      >
        <caption>Week by week</caption>
        <thead>
          <tr>
            {['Week', withUnit(kind), 'From the one before'].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.toReversed().map(({ week, day, value, change }) => (
            <tr key={week}>
              <th scope="row">
                Week {week} <small>{formatDay(day)}</small>
              </th>
              <td>{value}</td>
              <td>{change || '–'}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}
