import { formatInvoiceDate, type Day } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';
import { counted } from '@clinic/contract/platform/counted';
import type { PersonRef } from '@clinic/contract/people';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { DueReminder } from './DueReminder.tsx';
import type { Bucket } from './due-buckets.ts';

const SHOWN = 25;

interface Props {
  bucket: Bucket;
  pathOf: (id: string) => string;
  Client: (client: PersonRef) => ReactNode;
  /** The day for which debts are shown. */
  at: Day;
  /** Left out for a past day, where nothing is received. */
  onReceive?: (due: Due) => void;
}

const columns = {
  display: 'grid',
  alignItems: 'center',
  columnGap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) minmax(0, 2fr) 120px' },
  py: 1,
  borderBottom: '1px solid var(--line)',
} as const;
/** Rows without buttons keep their space, so that columns align. */
const withActions = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', md: 'minmax(0, 2fr) minmax(0, 2fr) 120px 200px' },
};

export function DueBucket({ bucket, at, pathOf, Client, onReceive }: Props) {
  const { label, rows, invoices, sum } = bucket;
  const [shown, setShown] = useState(SHOWN);
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', gap: 3, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography id={titleId} component="h2" variant="h3">
          {label}
        </Typography>
        <Typography color="textSecondary">
          {counted(invoices, 'invoice')} · {formatRupees(sum)}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, fontVariantNumeric: 'tabular-nums' }}>
        {rows.slice(0, shown).map(({ due, day, amount, isFirst }) => (
          <Box
            component="li"
            key={`${due.invoice} ${day}`}
            sx={[columns, onReceive !== undefined && withActions]}
          >
            <Box sx={{ overflowWrap: 'anywhere', fontWeight: 600 }}>
              <Client {...due.client} />
            </Box>
            <Box sx={{ order: { xs: 3, md: 0 }, color: 'text.secondary', fontSize: '0.9375rem' }}>
              <Link component={RouterLink} to={pathOf(due.invoice)}>
                {due.invoiceNumber}
              </Link>{' '}
              {day <= at ? 'since' : 'on'} {formatInvoiceDate(day)}
            </Box>
            <Box sx={{ textAlign: 'right', fontWeight: 600 }}>{formatRupees(amount)}</Box>
            {onReceive && isFirst && (
              <Box sx={{ order: 4, display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
                {due.overdue > 0 && <DueReminder due={{ ...due, due: due.overdue }} />}
                <Button
                  variant="outlined"
                  aria-label={`Receive for ${due.invoiceNumber}`}
                  onClick={() => onReceive(due)}
                >
                  Receive
                </Button>
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {rows.length > shown && (
        <Button variant="text" onClick={() => setShown(shown + SHOWN)} sx={{ mt: 1 }}>
          Show more
        </Button>
      )}
    </Box>
  );
}
