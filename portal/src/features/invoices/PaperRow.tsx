import { formatInvoiceDate, type Day } from '@clinic/contract/clinic-calendar';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';

interface Props {
  to: string;
  number: string;
  day: Day;
  /** The paper's state or kind. */
  what: ReactNode;
  /** Rupees. */
  amount: number;
}

/** A row of a paper; its number is a link. */
export const PaperRow = ({ to, number, day, what, amount }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      columnGap: 3,
      alignItems: 'center',
      py: 2,
      '& + &': { borderTop: '1px solid var(--line)' },
    }}
  >
    <Box sx={{ flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link component={RouterLink} to={to} sx={{ display: 'inline-block', py: 2, fontWeight: 600 }}>
        {number}
      </Link>
      <Box sx={{ color: 'text.secondary' }}>{formatInvoiceDate(day)}</Box>
    </Box>
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        alignItems: { xs: 'flex-end', sm: 'center' },
        gap: 2,
        ml: 'auto',
        textAlign: 'right',
      }}
    >
      {what}
      <Box sx={{ minWidth: { sm: '7rem' }, fontVariantNumeric: 'tabular-nums' }}>{formatRupees(amount)}</Box>
    </Box>
  </Box>
);
