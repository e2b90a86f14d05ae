import { useWatch } from 'react-hook-form';
import { Sums } from '@clinic/ui/papers/Sums.tsx';
import { useInvoiceForm } from './useInvoiceForm.ts';
import type { NewInvoice } from './new-invoice.ts';

export function TotalsBox() {
  const invoice = useWatch() as NewInvoice;
  return (
    <div aria-live="polite">
      <Sums
        rows={useInvoiceForm().sums(invoice)}
        sx={{ mt: 3, '& > :last-of-type': { borderColor: 'var(--line)', fontSize: '1.2rem' } }}
      />
    </div>
  );
}
