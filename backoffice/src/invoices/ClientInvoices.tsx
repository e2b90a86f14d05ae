import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ListSkeleton } from '@clinic/ui/layout/ListSkeleton.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { deskPath } from './invoice-path.ts';
import { counted } from '@clinic/contract/platform/counted';

const SHOWN = 8;

interface Props {
  clientId: string;
  /** Makes an invoice's address; left out: the desk's. */
  pathOf?: (id: string) => string;
}

export function ClientInvoices({ clientId, pathOf = deskPath }: Props) {
  const { data, total, error, isPending, refetch } = useGetList<Invoice>(
    'invoices',
    {
      filter: { client: clientId },
      sort: { field: 'date', order: 'DESC' },
      pagination: { page: 1, perPage: SHOWN },
    },
    { onError: () => undefined },
  );
  return (
    <Box component="section" aria-labelledby="invoices" sx={{ mb: 8 }}>
      <Typography id="invoices" component="h2" variant="h2" sx={{ mb: 2 }}>
        Invoices
      </Typography>
      {error && <FailureNotice sentence="The invoices could not be loaded." onRetry={() => void refetch()} />}
      {isPending && !error && <ListSkeleton rows={4} />}
      {total === 0 && <Typography color="textSecondary">No invoices yet.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.map(({ id, invoiceNumber, date, total: sum }) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 3, py: 1, flexWrap: 'wrap' }}>
            <Link component={RouterLink} to={pathOf(id)} sx={{ flex: 1, overflowWrap: 'anywhere' }}>
              {invoiceNumber}
            </Link>
            <span>{formatInvoiceDate(date)}</span>
            <Box
              component="span"
              sx={{ minWidth: 96, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
            >
              {formatRupees(sum)}
            </Box>
          </Box>
        ))}
      </Box>
      {total !== undefined && total > SHOWN && (
        <Typography variant="body2" color="textSecondary">
          The latest of {counted(total, 'invoice')}.
        </Typography>
      )}
    </Box>
  );
}
