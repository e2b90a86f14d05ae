import { clinicDateTime, formatDay, formatTime } from '@clinic/contract/clinic-calendar';
import type { ClientSummary, VisitMoment } from '@clinic/contract/doctor-client';
import { programDayWords, weightChangeWords } from '@clinic/contract/doctor-words';
import { clinicZone, today } from '@clinic/ui/clinic-page';
import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import { barHeight } from '@clinic/ui/phone-toasts';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { Link } from 'react-router';
import { clientQuery, clientSummaryQuery } from './api.ts';

/** Seldom needed: its code is fetched only then. */
const ClosedToClient = lazy(() => import('./ClosedToClient.tsx'));

const clientBar = barHeight('--client-bar');

function visitText(visit: VisitMoment): string {
  const { date, time } = clinicDateTime(new Date(visit.start), clinicZone());
  return `${formatDay(date)}, ${formatTime(time)}`;
}

const dayText = ({ start }: VisitMoment): string =>
  formatDay(clinicDateTime(new Date(start), clinicZone()).date);

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  top: 64,
  zIndex: 7,
  margin: '-20px -16px 0',
  padding: '8px 16px',
  background: 'var(--cream)',
  borderBottom: '1px solid var(--line)',
  fontSize: '0.9375rem',
  [theme.breakpoints.up('md')]: { margin: '-32px -32px 0', padding: '10px 32px' },
  '@media print': { position: 'static', margin: 0, padding: 0, background: 'none', border: 0 },
}));

/** On a phone they stand in one line, which scrolls; allergies are above it. */
const Facts = styled('dl')(({ theme }) => ({
  display: 'flex',
  columnGap: 20,
  margin: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  whiteSpace: 'nowrap',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', overflowX: 'visible', whiteSpace: 'normal' },
  '& div': { display: 'flex', gap: 6 },
  '& dt': { color: 'var(--ink-soft)' },
  '& dd': { margin: 0 },
}));

/** Whose record this is and what matters about it, in sight above every form and plan. */
export function ClientHeader({ clientId }: { clientId: string }) {
  const { data: client, isPending } = useQuery(clientQuery(clientId));
  const summary = useQuery(clientSummaryQuery(clientId));
  return (
    <>
      <Bar ref={clientBar} aria-label="Client">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          <Box
            component={Link}
            to={`/doctor/clients/${clientId}`}
            sx={{
              fontFamily: 'var(--serif)',
              fontWeight: 600,
              fontSize: '1.1rem',
              color: 'inherit',
              textDecoration: 'none',
              overflowWrap: 'anywhere',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {isPending ? <Skeleton width={160} /> : (client?.name ?? `Client #${clientId}`)}
          </Box>
          {summary.data?.age && <span>{summary.data.age} years</span>}
          {client && <ClientStatusBadge status={client.status} />}
          <Allergies summary={summary.data} failed={summary.isError} />
        </Box>
        {summary.data ? (
          <Known summary={summary.data} />
        ) : (
          <Box sx={{ minHeight: 24 }}>{summary.isError ? 'The rest could not be loaded.' : <Skeleton />}</Box>
        )}
      </Bar>
      {client?.recordsClosed && (
        <Suspense>
          <ClosedToClient client={client} />
        </Suspense>
      )}
    </>
  );
}

function Allergies({ summary, failed }: { summary: ClientSummary | undefined; failed: boolean }) {
  // Not knowing must never read like "none".
  if (failed && !summary) return <span>Allergies could not be loaded</span>;
  if (!summary) return <Skeleton width={120} />;
  const { allergies } = summary;
  if (allergies.length === 0)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        No allergies recorded
      </Box>
    );
  return (
    <Box component="strong" sx={{ color: 'var(--brick-dark)', display: 'inline-flex', gap: 1, minWidth: 0 }}>
      <WarningIcon fontSize="small" aria-hidden sx={{ color: 'var(--brick)' }} />
      <span style={{ overflowWrap: 'anywhere' }}>Allergies: {allergies.join('; ')}</span>
    </Box>
  );
}

function Known({ summary }: { summary: ClientSummary }) {
  const { program, weight, diet, nextVisit, lastVisit } = summary;
  const facts: [label: string, value: ReactNode][] = [
    ['Program', program ? `${program.name}, ${programDayWords(program, today())}` : 'none yet'],
    ['Weight', weight && [`${weight.now} kg`, weightChangeWords(weight)].filter(Boolean).join(', ')],
    ['Diet', diet],
    ['Next visit', nextVisit ? visitText(nextVisit) : 'none booked'],
    ['Last visit', lastVisit && dayText(lastVisit)],
  ];
  return (
    // It scrolls on a phone, by keyboard too.
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
