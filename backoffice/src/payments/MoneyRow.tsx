import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface Props {
  day: string;
  what: ReactNode;
  amount: string;
  action?: ReactNode;
}

/** A row of a payment, debt or credit: day, text, amount and its buttons. */
export const MoneyRow = ({ day, what, amount, action }: Props) => (
  <Box
    component="li"
    sx={{
      display: 'grid',
      gridTemplateColumns: '92px minmax(0, 1fr) auto',
      columnGap: 3,
      py: 1,
      borderBottom: '1px solid var(--line)',
      fontSize: '0.9375rem',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    <span>{day}</span>
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {what}
    </Box>
    <span>{amount}</span>
    {action && <Box sx={{ gridColumn: '2 / -1', justifySelf: 'end' }}>{action}</Box>}
  </Box>
);
