import type { Payment } from '@clinic/contract/billing/payments';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { receiptPath } from './paper-path.ts';

interface Props {
  payment: Pick<Payment, 'id' | 'number'>;
  /** Path of the area's invoices. */
  base: string;
}

/** A payment's number as a link to its receipt; nothing for a payment that an invoice carries. */
export const PaymentNumber = ({ payment: { id, number }, base }: Props) =>
  number && (
    <Link component={RouterLink} to={receiptPath(base, id)} sx={{ whiteSpace: 'nowrap' }}>
      {number}
    </Link>
  );
