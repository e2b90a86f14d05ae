import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import Typography from '@mui/material/Typography';
import { ReasonInput } from '../payments/ReasonInput.tsx';

/** Takes the reason of a correction, and says where the money of the old invoice goes. */
export const CorrectionFields = ({ corrected: { invoiceNumber, settled } }: { corrected: Invoice }) => (
  <>
    <Typography variant="body2" color="textSecondary" sx={{ my: 2 }}>
      {invoiceNumber} is credited whole.
      {settled > 0 && ` The ${formatRupees(settled)} that it had received pays for this one first.`}
    </Typography>
    <ReasonInput />
  </>
);
