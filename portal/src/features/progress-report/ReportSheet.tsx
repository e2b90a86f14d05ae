import { formatDay } from '@clinic/contract/clinic-calendar';
import type { ReportedProgram } from '@clinic/contract/care/client-progress/kind-progress';
import { goalWords, type Goal } from '@clinic/contract/care/client-progress/progress-goal';
import { today } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import { Facts } from '../../components/Facts.tsx';
import { Letterhead } from '@clinic/ui/papers/Letterhead.tsx';
import type { ReportData } from './report-data.ts';
import { ReportTable } from './ReportTable.tsx';

const MeasureChart = lazy(() => import('../body-status/MeasureChart.tsx'));

const onPaper = {
  '@page': { size: 'A4', margin: '12mm 14mm' },
  '@media print': {
    body: { fontSize: '10pt' },
    '.report-sheet': { border: 'none !important', padding: '0 !important' },
  },
} as const;

interface Props {
  client: string;
  doctor: string;
  name: string;
  program: ReportedProgram;
  goal: Goal | null;
  data: ReportData;
  /** Such as "82 % of what was answered on 23 days"; empty with too few answers. */
  followed: string;
  words: string;
}

/** The report as one printed page, for the client and the client's file. */
export function ReportSheet({ client, doctor, name, program, goal, data, followed, words }: Props) {
  const facts: [string, string][] = [
    ['Client', client],
    ['Program', `${name}, ${formatDay(program.startDate)} to ${formatDay(program.until)}`],
    ...(goal ? [['Goal', goalWords(goal)] as [string, string]] : []),
    ...(followed ? [['Plan followed', followed] as [string, string]] : []),
  ];
  const { drawn, rows } = data;
  return (
    <Box
      component="article"
      aria-label="Report"
      className="report-sheet"
      sx={{
        // The sheet has the printed page's width, so that one drawing of the chart fits both.
        maxWidth: 736,
        p: { xs: 4, sm: 6 },
        bgcolor: 'var(--white)',
        border: '1px solid var(--line)',
        borderRadius: 1,
        overflowWrap: 'anywhere',
      }}
    >
      <GlobalStyles styles={onPaper} />
      <Letterhead />
      <Facts facts={facts} />
      {drawn && (
        <Box sx={{ my: 3, breakInside: 'avoid', maxWidth: 640 }}>
          <Box sx={{ fontWeight: 600, fontSize: '0.875rem' }}>
            {drawn.label}: the dashed line is the start
            {drawn.goal !== undefined && ', the dotted line the goal'}
          </Box>
          <Box aria-hidden>
            <Suspense fallback={<Skeleton variant="rounded" height={220} />}>
              <MeasureChart {...drawn} height={220} />
            </Suspense>
          </Box>
        </Box>
      )}
      <ReportTable rows={rows} />
      {words.trim() !== '' && (
        <Box component="p" sx={{ mt: 4, mb: 0, whiteSpace: 'pre-line' }}>
          {words}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 2, mt: 5 }}>
        <span>{doctor}</span>
        <span>{formatDay(today())}</span>
      </Box>
    </Box>
  );
}
