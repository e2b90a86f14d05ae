import { NO_EMAIL } from '@clinic/contract/clients/no-email';
import type { Client } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { ClientStatusBadge } from '@clinic/ui/layout/ClientStatusBadge.tsx';
import { outOfSight } from '@clinic/ui/layout/out-of-sight.ts';
import { openRow, RecordLink, useDetailPane } from '@clinic/ui/lists/DetailPane.tsx';
import { dayOf } from '@clinic/ui/clinic-page';

const since = ({ createdAt }: Client) => dayOf(createdAt);

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  bgcolor: 'var(--white)',
  // A very long name must not take the other columns' space.
  tableLayout: 'fixed',
  '& th, & td': {
    textAlign: 'left',
    px: 3,
    py: 2,
    borderBottom: '1px solid var(--line)',
    overflowWrap: 'anywhere',
  },
  '& th': { color: 'text.secondary', fontWeight: 600, fontSize: '0.875rem' },
  '@media (min-width: 768px)': {
    '& th:nth-of-type(2)': { width: '27%' },
    '& th:nth-of-type(3)': { width: '15%' },
    '& th:nth-of-type(4)': { width: 96 },
    '& th:nth-of-type(5)': { width: 84 },
    '& th:nth-of-type(6)': { width: 112 },
  },
  '@media (min-width: 1200px)': {
    '& th:nth-of-type(5)': { width: 116 },
    '& th:nth-of-type(6)': { width: 144 },
    '& td:nth-of-type(n + 5)': { whiteSpace: 'nowrap' },
  },
  // Under 768 px a row is a card with labelled cells.
  '@media (max-width: 767.95px)': {
    bgcolor: 'transparent',
    '&, & tbody, & td': { display: 'block' },
    '& thead': { ...outOfSight, display: 'block', left: 0 },
    '& tr': {
      display: 'grid',
      gridTemplateColumns: 'minmax(min(8rem, 60%), 1fr) auto',
      columnGap: 3,
      alignItems: 'center',
      bgcolor: 'var(--white)',
      border: '1px solid var(--line)',
      borderRadius: 1,
      p: 3,
      mb: 3,
    },
    '& td': { border: 0, px: 0, py: 0.5, gridColumn: 1 },
    '& td:nth-of-type(2)': { gridColumn: '1 / -1' },
    '& td:nth-of-type(4)': { gridArea: '1 / 2', justifySelf: 'end' },
    '& td:nth-of-type(5)::before': { content: '"Client since "', color: 'var(--ink-soft)' },
    '& td:nth-of-type(6)': { gridArea: '3 / 2 / span 2', justifySelf: 'end' },
  },
} as const;

/** Beside the detail pane three columns fit; the pane shows the others' values. */
const threeColumns = {
  '& :is(th, td):is(:nth-of-type(2), :nth-of-type(n + 5))': { display: 'none' },
  '& th:nth-of-type(3)': { width: '38%' },
  '& th:nth-of-type(4)': { width: 112 },
} as const;

interface Props {
  clients: readonly Client[];
  /** Id in the address; it may be of no client of this doctor. */
  chosen?: string;
}

export function ClientRows({ clients, chosen }: Props) {
  const beside = useDetailPane();
  return (
    <Box
      component="table"
      aria-label="Clients"
      sx={[
        table,
        beside !== null && { '& tbody tr': { cursor: 'pointer' } },
        chosen !== undefined && threeColumns,
      ]}
      onClick={(event) => beside && openRow(event.target as Element)}
    >
      <thead>
        <tr>
          {['Name', 'Contact', 'Program', 'Status', 'Client since', 'Details'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <Box
            component="tr"
            key={client.id}
            sx={{ bgcolor: chosen === client.id ? 'var(--cream)' : undefined }}
          >
            <Box
              component="td"
              sx={{ fontWeight: 600, '& a': { color: 'var(--river)', textDecoration: 'none' } }}
            >
              <RecordLink id={client.id} to={`/doctor/clients/${client.id}`}>
                {client.name}
              </RecordLink>
            </Box>
            <td>
              {client.email || NO_EMAIL}
              <br />
              {client.phone}
            </td>
            <td>{client.program?.name ?? 'No program'}</td>
            <td>
              <ClientStatusBadge status={client.status} />
            </td>
            <td>{since(client)}</td>
            <td>
              <Button
                variant="text"
                component={Link}
                to={`/doctor/client-plan/${client.id}`}
                aria-label={`View Details of ${client.name}`}
              >
                View Details
              </Button>
            </td>
          </Box>
        ))}
      </tbody>
    </Box>
  );
}
