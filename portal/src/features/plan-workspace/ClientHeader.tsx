import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import { barHeight } from '@clinic/ui/phone-toasts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { clientQuery, clientSummaryQuery } from './api.ts';
import { Allergies, Known } from './ClientFacts.tsx';
import { formPath } from './form-pages.ts';
import { useCover } from './useCover.ts';

/** Rarely needed, so their code is fetched on demand. */
const ClosedToClient = lazy(() => import('./ClosedToClient.tsx'));
const CoverNotice = lazy(() => import('./CoverNotice.tsx'));
/** Comes after what the page is for. */
const PrecautionsLine = lazy(() => import('../precautions/PrecautionsLine.tsx'));

const clientBar = barHeight('--client-bar');

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

/** Below the bar, not in it: it scrolls away, so that a phone keeps its room. As high before it has come. */
const Precautions = styled('div')(({ theme }) => ({
  margin: '0 -16px',
  padding: '0 16px',
  minHeight: 41,
  background: 'var(--cream)',
  borderBottom: '1px solid var(--line)',
  fontSize: '0.9375rem',
  [theme.breakpoints.up('md')]: { margin: '0 -32px', padding: '0 32px' },
  // On paper the allergies stand as they are written.
  '@media print': { display: 'none' },
}));

const name = {
  fontFamily: 'var(--serif)',
  fontWeight: 600,
  fontSize: '1.1rem',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const;

/** The client's name and what matters most, in sight above every form and plan. */
export function ClientHeader({ clientId }: { clientId: string }) {
  const { data: client, isPending } = useQuery(clientQuery(clientId));
  const summary = useQuery(clientSummaryQuery(clientId));
  const cover = useCover(clientId);
  return (
    <>
      <Bar ref={clientBar} aria-label="Client">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
          {isPending ? (
            <Skeleton width={160} sx={name} />
          ) : (
            <Box component={Link} to={`/doctor/clients/${clientId}`} sx={name}>
              {client?.name || `Client #${clientId}`}
            </Box>
          )}
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
      <Precautions>
        <Suspense>
          <PrecautionsLine
            clientId={clientId}
            name={client?.name ?? ''}
            readOnly={cover !== null}
            formAddress={(formType) => `/doctor/${formPath(formType)}/${clientId}`}
          />
        </Suspense>
      </Precautions>
      {cover && (
        <Suspense>
          <CoverNotice cover={cover} />
        </Suspense>
      )}
      {client?.recordsClosed && cover === null && (
        <Suspense>
          <ClosedToClient client={client} />
        </Suspense>
      )}
    </>
  );
}
