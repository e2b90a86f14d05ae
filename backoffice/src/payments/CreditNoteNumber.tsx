import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { creditNotePath } from './paper-path.ts';

interface Props {
  note: Pick<CreditNote, 'id' | 'number'>;
  /** Path of the area's invoices. */
  base: string;
}

/** A credit note's number as a link to it. */
export const CreditNoteNumber = ({ note: { id, number }, base }: Props) => (
  <Link component={RouterLink} to={creditNotePath(base, id)} sx={{ whiteSpace: 'nowrap' }}>
    {number}
  </Link>
);
