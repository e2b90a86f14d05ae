import type { AdminWorklists, MonthPair } from '@clinic/contract/dashboards/admin-worklists';
import { changeWords } from '@clinic/contract/dashboards/admin-worklist-words';
import { formatDay, type Day } from '@clinic/contract/clinic-calendar';
import { grouped } from '@clinic/contract/platform/counted';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router';

interface NumberProps {
  title: string;
  to?: string;
  pair: MonthPair;
  write?: (amount: number) => string;
}

const BigNumber = ({ title, to, pair: { now, before }, write = grouped }: NumberProps) => (
  <li>
    <Typography
      component="span"
      sx={{
        display: 'block',
        fontFamily: 'var(--serif)',
        fontSize: { xs: '1.44rem', sm: '1.728rem' },
        fontWeight: 600,
        lineHeight: 1.2,
      }}
    >
      {write(now)}
    </Typography>
    <Typography component="span" sx={{ display: 'block' }}>
      {to ? (
        <Link component={RouterLink} to={to}>
          {title}
        </Link>
      ) : (
        title
      )}
    </Typography>
    <Typography component="span" variant="body2" color="textSecondary">
      {changeWords(now, before, write)}
    </Typography>
  </li>
);

const listOf = (resource: string, to: Day, filter?: object): string =>
  `/${resource}?filter=${encodeURIComponent(JSON.stringify({ ...filter, from: `${to.slice(0, 7)}-01`, to }))}`;

const receivedWords = (received: AdminWorklists['received']): string => {
  const out = received.out > 0 ? `, paid back or taken back ${formatRupees(received.out)}` : '';
  return `Received today: ${formatRupees(received.in)}${out}.`;
};

export const MonthNumbers = ({ until, visits, noShows, newClients, invoiced, received }: AdminWorklists) => (
  <Box component="section" aria-labelledby="this-month" sx={{ mb: 8 }}>
    <Typography id="this-month" component="h2" variant="h2">
      This month
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ mb: 3 }}>
      Until {formatDay(until.now)}, beside last month until {formatDay(until.before)}.
    </Typography>
    <Box
      component="ul"
      sx={{
        display: 'grid',
        gap: 6,
        gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        listStyle: 'none',
        m: 0,
        p: 0,
      }}
    >
      <BigNumber
        title="Visits"
        to={listOf('appointments', until.now, { status: 'confirmed' })}
        pair={visits}
      />
      <BigNumber
        title="Did not come"
        to={listOf('appointments', until.now, { outcome: 'no_show' })}
        pair={noShows}
      />
      <BigNumber title="New clients" to="/clients?sort=createdAt&order=DESC" pair={newClients} />
      <BigNumber title="Invoiced" to={listOf('invoices', until.now)} pair={invoiced} write={formatRupees} />
    </Box>
    <Typography sx={{ mt: 3 }}>{receivedWords(received)}</Typography>
  </Box>
);
