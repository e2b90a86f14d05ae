import { isMissing } from '@clinic/ui/session/refusal.ts';
import type { Client } from '@clinic/contract/people';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { Suspense, lazy, useState } from 'react';
import { useGetOne } from 'react-admin';
import { Link, useParams } from 'react-router';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ColumnsSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { ClientContact } from './ClientContact.tsx';
import { ClientEnquiry } from './ClientEnquiry.tsx';
import { ClientPlans } from './ClientPlans.tsx';
import { OwnerDialog } from '../clients/OwnerDialog.tsx';
import { ClientInvoices } from '../invoices/ClientInvoices.tsx';
import { ClientAccount } from '../payments/ClientAccount.tsx';
import { ClientEmails } from './ClientEmails.tsx';
import { ClientNotes } from './ClientNotes.tsx';
import { ClientVisits } from './ClientVisits.tsx';
import { ContactNotice } from './ContactNotice.tsx';

const LanguageOfPlan = lazy(() => import('./LanguageOfPlan.tsx'));
const ClientWishesPart = lazy(() => import('./ClientWishesPart.tsx'));
const ClientTellings = lazy(() => import('./ClientTellings.tsx'));
const ClientDialog = lazy(() => import('../clients/ClientDialog.tsx'));

const reload = () => window.location.reload();

function ClientHeader({ client }: { client: Client }) {
  const [opened, setOpened] = useState<'owner' | 'details' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        title={client.name}
        context={<ClientContact client={client} />}
        action={
          <>
            <Button variant="outlined" onClick={() => setOpened('details')}>
              Edit
            </Button>
            <Button variant="outlined" onClick={() => setOpened('owner')}>
              Change doctor
            </Button>
            <Button component={Link} to={`/appointments?client=${client.id}`} variant="contained">
              Book appointment
            </Button>
            <Button component={Link} to={`/invoice?client=${client.id}`} variant="outlined">
              Create Invoice
            </Button>
          </>
        }
      />
      {opened === 'owner' && <OwnerDialog client={client} onClose={close} />}
      <Suspense>{opened === 'details' && <ClientDialog client={client} onClose={close} />}</Suspense>
    </>
  );
}

function ClientDetailsPage() {
  const { clientId = '' } = useParams();
  const { data, isPending, error } = useGetOne<Client>(
    'clients',
    { id: clientId },
    { enabled: Boolean(clientId), onError: () => undefined },
  );
  if (!clientId || error)
    return (
      <>
        <PageHeader title={PAGE_TITLES.assistant['client-details/:clientId']} />
        <FailureNotice
          sentence={
            !clientId || isMissing(error)
              ? 'Client ID not found.'
              : 'Failed to load client plans. Please try again later.'
          }
          retryLabel="Try Again"
          onRetry={reload}
        />
      </>
    );
  if (isPending)
    return (
      <>
        <PageHeader title={PAGE_TITLES.assistant['client-details/:clientId']} />
        <ColumnsSkeleton />
      </>
    );
  return (
    <>
      <ClientHeader client={data} />
      <ContactNotice client={data} />
      <Box
        sx={{
          display: 'grid',
          columnGap: 8,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(320px, 2fr)' },
        }}
      >
        <div>
          <Suspense>
            <ClientTellings client={data} />
          </Suspense>
          <ClientVisits clientId={clientId} />
          <ClientNotes key={clientId} clientId={clientId} />
          <Suspense>
            <ClientWishesPart clientId={clientId} />
          </Suspense>
        </div>
        <div>
          <ClientEnquiry clientId={clientId} />
          <ClientAccount client={{ id: clientId, name: data.name }} />
          <ClientInvoices clientId={clientId} />
          <ClientEmails clientId={clientId} />
          <Suspense>
            <LanguageOfPlan client={data} />
          </Suspense>
        </div>
      </Box>
      <ClientPlans clientId={clientId} onRetry={reload} />
    </>
  );
}

export default ClientDetailsPage;
