import type { ClientSummary } from '@clinic/contract/dashboards/doctor-client';
import type { Client } from '@clinic/contract/people';
import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import { barHeight } from '@clinic/ui/phone-toasts';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { Link } from 'react-router';
import { Allergies, Known } from './ClientFacts.tsx';
import { useLineWhenScrolled } from './useLineWhenScrolled.ts';

const clientBar = barHeight('--client-bar');

/** Keeps the room of the whole bar while that is a line. */
const Room = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 64,
  zIndex: 7,
  margin: '-20px -16px 0',
  pointerEvents: 'none',
  [theme.breakpoints.up('md')]: { margin: '-32px -32px 0' },
  '@media print': { position: 'static', height: 'auto !important', margin: '0 0 12px' },
}));

const Bar = styled('section')(({ theme }) => ({
  padding: '6px 16px',
  pointerEvents: 'auto',
  background: 'var(--cream)',
  borderBottom: '1px solid var(--line)',
  fontSize: '0.9375rem',
  [theme.breakpoints.up('md')]: { padding: '6px 32px' },
  '@media print': { padding: 0, background: 'none', border: 0 },
}));

const whole = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4 } as const;

/** Allergies stand beside the name, also on a phone; the rest follows, sideways. */
const line = {
  ...whole,
  '@media screen': {
    flexWrap: 'nowrap',
    minHeight: 30,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    whiteSpace: 'nowrap',
    // Facts beyond the screen fade out, instead of looking cut.
    maskImage: 'linear-gradient(to right, #000 calc(100% - 32px), transparent)',
    pr: '32px',
    '& > *': { flexShrink: 0 },
    '& > a': { maxWidth: '38%', overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > :not(a, [data-danger])': { order: 1 },
    '& > dl': { flex: 'none', overflow: 'visible', maskImage: 'none', pr: 0 },
  },
} as const;

const name = {
  fontFamily: 'var(--serif)',
  fontWeight: 600,
  fontSize: '1.1rem',
  color: 'inherit',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  '&:hover': { textDecoration: 'underline' },
} as const;

interface Props {
  clientId: string;
  /** Undefined until it is known. */
  client: Client | undefined;
  isPending: boolean;
  summary: ClientSummary | undefined;
  failed: boolean;
}

/** The client and what matters most: in full at the top of the page, a line that stays in sight once it scrolls. */
export function ClientBar({ clientId, client, isPending, summary, failed }: Props) {
  const room = useRef<HTMLDivElement>(null);
  const height = useLineWhenScrolled(room);
  return (
    <Room ref={room} style={{ height }}>
      <Bar ref={clientBar} aria-label="Client">
        <Box sx={height === undefined ? whole : line}>
          {isPending ? (
            <Skeleton width={160} sx={name} />
          ) : (
            <Box component={Link} to={`/doctor/clients/${clientId}`} sx={name}>
              {client?.name || `Client #${clientId}`}
            </Box>
          )}
          {summary?.age && <span>{summary.age} years</span>}
          {client && <ClientStatusBadge status={client.status} />}
          <Allergies summary={summary} failed={failed} />
          {summary ? (
            <Known summary={summary} />
          ) : (
            <Box sx={{ flex: '1 1 100%', minHeight: 24 }}>
              {failed ? 'The rest could not be loaded.' : <Skeleton />}
            </Box>
          )}
        </Box>
      </Bar>
    </Room>
  );
}
