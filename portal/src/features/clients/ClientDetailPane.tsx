import type { Client } from '@clinic/contract/people';
import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { LastCheckup } from '../client-overview/LastCheckup.tsx';
import { Measurements } from '../client-overview/Measurements.tsx';
import { OverviewPart } from '../client-overview/OverviewPart.tsx';
import { ClinicalAlerts } from '../client-progress/ClinicalAlerts.tsx';
import { clientSummaryQuery } from '../plan-workspace/api.ts';
import { Allergies, Known } from '../plan-workspace/ClientFacts.tsx';
import { CLIENT_SECTIONS, clientPath } from '../plan-workspace/client-pages.ts';

/** Loaded after the pane's own content. */
const PlanFindings = lazy(() => import('../client-overview/PlanFindings.tsx'));

function ClientDetailPane({ client }: { client: Client }) {
  const summary = useQuery(clientSummaryQuery(client.id));
  return (
    <Box sx={{ display: 'grid', gap: 5, '& > *': { minWidth: 0 } }}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Typography component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {client.name}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 }}>
          {summary.data?.age && <span>{summary.data.age} years</span>}
          <ClientStatusBadge status={client.status} />
          <Allergies summary={summary.data} failed={summary.isError} />
        </Box>
        {summary.isError && <span>The rest could not be loaded.</span>}
        {summary.data && <Known summary={summary.data} />}
      </Box>
      <Box
        component="nav"
        aria-label={`Pages of ${client.name}`}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
      >
        {CLIENT_SECTIONS.map(
          ({ label, pages: [first] }) =>
            first && (
              <Button
                key={label}
                component={Link}
                to={clientPath(first, client.id)}
                variant="outlined"
                size="small"
              >
                {label}
              </Button>
            ),
        )}
      </Box>
      <Suspense>
        <PlanFindings clientId={client.id} />
      </Suspense>
      <ClinicalAlerts clientId={client.id} />
      <OverviewPart title="Measurements" to={`/doctor/body-status/${client.id}`} link="Results">
        <Measurements clientId={client.id} />
      </OverviewPart>
      <LastCheckup clientId={client.id} />
    </Box>
  );
}

export default ClientDetailPane;
