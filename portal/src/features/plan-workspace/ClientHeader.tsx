import { counted } from '@clinic/contract/counted';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { formatDay } from '@clinic/contract/clinic-calendar';
import type { ClientProgram } from '@clinic/contract/people';
import { clientTones, type ToneName } from '@clinic/ui/theme/tokens';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, type ReactNode } from 'react';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { allergiesOf } from '@clinic/contract/client-facts';
import { clientFormsQuery, clientQuery } from './api.ts';

/** Seldom needed: its code is fetched only then. */
const ClosedToClient = lazy(() => import('./ClosedToClient.tsx'));

const toneOf = (status: string): ToneName =>
  (clientTones as Partial<Record<string, ToneName>>)[status] ?? 'quiet';

const programText = ({ name, duration, startDate }: ClientProgram): string =>
  `${name}, ${counted(duration, 'week')} from ${formatDay(startDate)}`;

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', gap: 1.5, minWidth: 0 }}>
      <Box component="dt" sx={{ color: 'text.secondary', flexShrink: 0 }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </Box>
  );
}

function Allergies({ clientId }: { clientId: string }) {
  const forms = useQuery(clientFormsQuery(clientId));
  if (forms.isPending) return <Skeleton width={120} />;
  // Not knowing must never read like "none".
  if (forms.isError) return <>could not be loaded</>;
  const allergies = allergiesOf(forms.data);
  if (allergies.length === 0) return <>none recorded</>;
  return (
    <Box component="strong" sx={{ color: 'var(--brick-dark)', display: 'inline-flex', gap: 1 }}>
      <WarningIcon fontSize="small" aria-hidden sx={{ color: 'var(--brick)' }} />
      {allergies.join('; ')}
    </Box>
  );
}

/** Whose record this is: name, status, allergies and program, above every form and plan. */
export function ClientHeader({ clientId }: { clientId: string }) {
  const client = useQuery(clientQuery(clientId));
  const { data } = client;
  return (
    <Box
      component="section"
      aria-label="Client"
      sx={{
        bgcolor: 'var(--cream)',
        border: '1px solid var(--line)',
        borderRadius: 1,
        px: 4,
        py: 3,
        mb: 4,
        '@media print': { border: 0, px: 0, background: 'none' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          minHeight: 32,
        }}
      >
        <Box
          sx={{ fontFamily: 'var(--serif)', fontWeight: 600, fontSize: '1.2rem', overflowWrap: 'anywhere' }}
        >
          {client.isPending ? <Skeleton width={180} /> : (data?.name ?? `Client #${clientId}`)}
        </Box>
        {data && <StatusBadge tone={toneOf(data.status)}>{data.status}</StatusBadge>}
      </Box>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 6, rowGap: 0.5, m: 0, mt: 1 }}>
        <Fact label="Allergies:">
          <Allergies clientId={clientId} />
        </Fact>
        <Fact label="Program:">
          {client.isPending ? (
            <Skeleton width={160} />
          ) : client.isError ? (
            'could not be loaded'
          ) : data?.program ? (
            programText(data.program)
          ) : (
            'none yet'
          )}
        </Fact>
      </Box>
      {data?.recordsClosed && (
        <Suspense>
          <ClosedToClient client={data} />
        </Suspense>
      )}
    </Box>
  );
}
