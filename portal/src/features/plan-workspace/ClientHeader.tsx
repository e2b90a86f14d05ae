import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { clientQuery, clientSummaryQuery } from './api.ts';
import { ClientBar } from './ClientBar.tsx';
import { formPath } from './form-pages.ts';
import { useCover } from './useCover.ts';

/** Loaded on demand, since it is rarely needed. */
const ClosedToClient = lazy(() => import('./ClosedToClient.tsx'));
const CoverNotice = lazy(() => import('./CoverNotice.tsx'));
/** Loaded after the page's own content. */
const PrecautionsLine = lazy(() => import('../precautions/PrecautionsLine.tsx'));

/** Below the bar, not in it: it scrolls away, so that a phone keeps its room. As high before it has come. */
const Precautions = styled('div')(({ theme }) => ({
  margin: '0 -16px',
  padding: '0 16px',
  minHeight: 37,
  background: 'var(--cream)',
  borderBottom: '1px solid var(--line)',
  fontSize: '0.9375rem',
  [theme.breakpoints.up('md')]: { margin: '0 -32px', padding: '0 32px' },
  // On paper the allergies are printed in full instead.
  '@media print': { display: 'none' },
}));

/** The client's name and what matters most, in sight above every form and plan. */
export function ClientHeader({ clientId }: { clientId: string }) {
  const { data: client, isPending } = useQuery(clientQuery(clientId));
  const summary = useQuery(clientSummaryQuery(clientId));
  const cover = useCover(clientId);
  return (
    <>
      <ClientBar
        clientId={clientId}
        client={client}
        isPending={isPending}
        summary={summary.data}
        failed={summary.isError}
      />
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
