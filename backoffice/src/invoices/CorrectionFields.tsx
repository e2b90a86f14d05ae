import { fromPaise, formatRupees, toPaise } from '@clinic/contract/billing/invoice-totals';
import { correctPreview } from '@clinic/contract/billing/money-previews';
import type { Invoice } from '@clinic/contract/billing/invoices';
import { paidAndKept } from '@clinic/contract/billing/paper-state';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { realDate } from '@clinic/contract/rules';
import { today } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { useBusiness } from '../business/useBusiness.ts';
import { useInvoiceForm } from './useInvoiceForm.ts';
import type { NewInvoice } from './new-invoice.ts';

/** Says on which day the new paper is dated: not in closed books, and not before its series' last paper. */
function useDayWords(date: string): string {
  const { data } = useBusiness();
  const { afterDay } = useInvoiceForm();
  const closedUntil = data?.business.closedUntil ?? '';
  const day = date <= closedUntil ? today() : date;
  const said = `The new invoice is of ${formatInvoiceDate(day)}`;
  const why = day === date ? '' : `, since the books are closed until ${formatInvoiceDate(closedUntil)}`;
  return `${said}${why}${afterDay}`;
}

function moneyWords(received: number, total: number): string {
  if (received === 0) return 'It had received nothing.';
  const { over } = correctPreview({ kept: received, total });
  const rest = over > 0 ? `, and ${formatRupees(over)} stays the client's credit` : '';
  return `The ${formatRupees(received)} that it had received pays for the new one first${rest}.`;
}

/** Says what the correction does: the new invoice's day, and where the old one's money goes. */
export function CorrectionFields({ corrected }: { corrected: Invoice }) {
  const invoice = useWatch() as NewInvoice;
  const total = useInvoiceForm().total(invoice);
  const credited = corrected.credits.reduce((sum, { amount }) => sum + toPaise(amount), 0);
  const day = useDayWords(invoice.date);
  return (
    <Typography component="output" variant="body2" color="textSecondary" sx={{ display: 'block', my: 2 }}>
      {corrected.invoiceNumber} is credited whole. {!realDate(invoice.date) && day}{' '}
      {formatRupees(fromPaise(toPaise(corrected.total) - credited))} is credited.{' '}
      {total !== null && moneyWords(paidAndKept(corrected), total)}
    </Typography>
  );
}
