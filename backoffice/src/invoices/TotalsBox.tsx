import { formatDeduction, formatRupees } from '@clinic/contract/invoice-totals';
import Box from '@mui/material/Box';
import { useWatch } from 'react-hook-form';
import { totalsOf, type NewInvoice } from './new-invoice.ts';

const shown = (amount?: number) => (amount === undefined ? '–' : formatRupees(amount));

/** The sums while the invoice is being typed; the server computes the same ones again. */
export function TotalsBox() {
  const totals = totalsOf(useWatch() as NewInvoice);
  const rows: [string, string][] = [
    ['Subtotal', shown(totals?.subtotal)],
    ['Discount', totals ? formatDeduction(totals.discount) : '–'],
    ['Tax', shown(totals?.tax)],
  ];
  return (
    <Box
      component="dl"
      aria-live="polite"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        rowGap: 1,
        mt: 3,
        mb: 0,
        fontSize: '0.9375rem',
        fontVariantNumeric: 'tabular-nums',
        '& dd': { m: 0, textAlign: 'right' },
      }}
    >
      {rows.map(([term, value]) => (
        <Box key={term} sx={{ display: 'contents' }}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </Box>
      ))}
      <Box
        sx={{
          display: 'contents',
          fontWeight: 700,
          fontSize: '1.2rem',
          '& > *': { borderTop: '1px solid var(--line)', pt: 1 },
        }}
      >
        <dt>Total</dt>
        <dd>{shown(totals?.total)}</dd>
      </Box>
    </Box>
  );
}
