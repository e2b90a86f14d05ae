import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import { useWatch } from 'react-hook-form';
import { Sums } from '@clinic/ui/papers/Sums.tsx';
import { totalsOf, type NewInvoice } from './new-invoice.ts';

const shown = (amount?: number) => (amount === undefined ? '–' : formatRupees(amount));

export function TotalsBox() {
  const totals = totalsOf(useWatch() as NewInvoice);
  return (
    <div aria-live="polite">
      <Sums
        rows={[
          ['Subtotal', shown(totals?.subtotal)],
          ['Discount', totals ? formatDeduction(totals.discount) : '–'],
          ['Tax', shown(totals?.tax)],
          ['Total', shown(totals?.total)],
        ]}
        sx={{ mt: 3, '& > :last-of-type': { borderColor: 'var(--line)', fontSize: '1.2rem' } }}
      />
    </div>
  );
}
