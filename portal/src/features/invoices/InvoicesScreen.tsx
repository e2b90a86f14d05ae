import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { StatusBadge } from '@clinic/ui/layout/StatusBadge.tsx';
import { STATE_TONES, STATE_WORDS } from '@clinic/ui/papers/paper-words.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useQuery } from '@tanstack/react-query';
import { Link as RouterLink } from 'react-router';
import { useAccount } from '../../components/account.ts';
import { EmptyState } from '../../components/EmptyState.tsx';
import { Panel } from '../../components/Panel.tsx';
import { QueryView } from '../../components/QueryView.tsx';
import { ownAccountQuery, ownInvoicesQuery } from './api.ts';
import { OwnDues } from './OwnDues.tsx';

const Row = ({ id, invoiceNumber, date, total, state }: Invoice) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 3,
      alignItems: 'center',
      py: 2,
      '& + &': { borderTop: '1px solid var(--line)' },
    }}
  >
    <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link
        component={RouterLink}
        to={`/client/invoices/${id}`}
        sx={{ display: 'inline-block', py: 2, fontWeight: 600 }}
      >
        {invoiceNumber}
      </Link>
      <Box sx={{ color: 'text.secondary' }}>{formatInvoiceDate(date)}</Box>
    </Box>
    <StatusBadge tone={STATE_TONES[state]}>{STATE_WORDS[state]}</StatusBadge>
    <Box sx={{ minWidth: 104, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
      {formatRupees(total)}
    </Box>
  </Box>
);

export function InvoicesScreen() {
  const { id } = useAccount();
  const invoices = useQuery(ownInvoicesQuery(id));
  const account = useQuery(ownAccountQuery(id));
  return (
    <>
      <PageHeader title="Invoices" context="What you bought at the clinic, and what is still to pay." />
      <QueryView query={invoices} errorText={() => 'Your invoices could not be loaded.'}>
        {({ invoices: papers }) => (
          <Box sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)', maxWidth: 760 }}>
            <QueryView query={account} errorText={() => 'What is due could not be loaded.'}>
              {(own) => (papers.length > 0 || own.left > 0) && <OwnDues account={own} />}
            </QueryView>
            {papers.length === 0 ? (
              <EmptyState
                text="You have no invoices yet."
                hint="As soon as the clinic makes one for you, you find it here and can print it."
              />
            ) : (
              <Panel title="Your invoices" isLong>
                <Box component="ul" aria-label="Your invoices" sx={{ listStyle: 'none', m: 0, p: 0 }}>
                  {papers.map((paper) => (
                    <Row key={paper.id} {...paper} />
                  ))}
                </Box>
              </Panel>
            )}
          </Box>
        )}
      </QueryView>
    </>
  );
}
