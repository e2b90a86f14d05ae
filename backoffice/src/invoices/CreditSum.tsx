import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { creditPreview, type CreditPreview } from '@clinic/contract/billing/credit-preview';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import { creditLinesOf, KEEP, type TypedCredit } from './credit-body.ts';
import { isRight } from './credit-rules.ts';
import { creditableLines } from './creditable-lines.ts';

interface Props {
  invoice: Invoice;
  notes: readonly CreditNote[];
}

function whereTo({ fromDue, over }: CreditPreview, refund: TypedCredit['refund']): string {
  const parts = [
    fromDue > 0 && `${formatRupees(fromDue)} comes off what is due`,
    over > 0 &&
      (refund === KEEP
        ? `${formatRupees(over)} stays the client's credit`
        : `${formatRupees(over)} is paid back: ${refund}`),
  ].filter(Boolean);
  return parts.length > 0 ? `${parts.join(', ')}.` : '';
}

/** Previews a credit: its amount with tax, and where the money goes. */
export function CreditSum({ invoice, notes }: Props) {
  const { lines, refund } = useWatch() as TypedCredit;
  const asked = creditLinesOf({ lines });
  if (asked.length === 0 || !isRight(creditableLines(invoice, notes), { lines })) return null;
  const preview = creditPreview(invoice, notes, asked);
  return (
    <Typography component="output" sx={{ display: 'block', mb: 3 }}>
      <strong>{formatRupees(preview.amount)} is credited</strong>
      {preview.tax > 0 && `, ${formatRupees(preview.tax)} of it tax`}. {whereTo(preview, refund)}
    </Typography>
  );
}
