import { clinicDateTime, formatDay, formatTime } from '@clinic/contract/clinic-calendar';
import type { ClientSummary, VisitMoment } from '@clinic/contract/dashboards/doctor-client';
import { programDayWords, weightWords } from '@clinic/contract/dashboards/doctor-words';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

function visitText(visit: VisitMoment): string {
  const { date, time } = clinicDateTime(new Date(visit.start), clinicZone());
  return `${formatDay(date)}, ${formatTime(time)}`;
}

const dayText = ({ start }: VisitMoment): string =>
  formatDay(clinicDateTime(new Date(start), clinicZone()).date);

/** They flow on behind the allergies; on a phone they are a scrolling line below these. */
const Facts = styled('dl')({
  display: 'contents',
  margin: 0,
  columnGap: 16,
  '@media screen and (max-width: 767.95px)': {
    flex: '0 0 100%',
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    // Facts beyond the screen fade out, instead of looking cut.
    maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)',
    paddingRight: 32,
  },
  '& div': { display: 'flex', flexShrink: 0, gap: 6, order: 2 },
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { margin: 0 },
});

/** Lists the client's allergies, first wherever the client's name stands. */
export function Allergies({ summary, failed }: { summary: ClientSummary | undefined; failed: boolean }) {
  // An unknown value must never read like "none".
  if (failed && !summary) return <span data-danger>Allergies could not be loaded</span>;
  if (!summary) return <Skeleton width={120} />;
  const { allergies } = summary;
  if (allergies.length === 0)
    return (
      <Box component="span" data-danger sx={{ color: 'text.secondary' }}>
        No allergies recorded
      </Box>
    );
  return (
    <Box
      component="strong"
      data-danger
      sx={{ color: 'var(--brick-dark)', display: 'inline-flex', gap: 1, minWidth: 0 }}
    >
      <WarningIcon fontSize="small" aria-hidden sx={{ color: 'var(--brick)' }} />
      <span style={{ overflowWrap: 'anywhere' }}>Allergies: {allergies.join('; ')}</span>
    </Box>
  );
}

export function Known({ summary }: { summary: ClientSummary }) {
  const { program, diet, nextVisit, lastVisit } = summary;
  const facts: [label: string, value: ReactNode][] = [
    ['Diet', diet],
    ['Program', program ? `${program.name}, ${programDayWords(program, today())}` : 'none yet'],
    ['Weight', weightWords(summary, today())],
    ['Next visit', nextVisit ? visitText(nextVisit) : 'none booked'],
    ['Last visit', lastVisit && dayText(lastVisit)],
  ];
  return (
    // Focusable, since it scrolls on a phone.
    <Facts tabIndex={0} aria-label="About the client">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Facts>
  );
}
