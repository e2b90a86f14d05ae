import type { CreditNote } from '@clinic/contract/billing/credit-notes';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { quantityOf } from './credit-note-words.ts';

interface Props {
  note: CreditNote;
  invoice: Invoice;
}

/** The credited lines of a note without GST. */
export const CreditedLines = ({ note, invoice }: Props) => (
  <Box component="section" aria-label="Items" tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Table aria-label="Items" size="small">
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {note.lines.map((line) => (
          <TableRow key={line.line}>
            <TableCell sx={{ overflowWrap: 'anywhere' }}>{line.name}</TableCell>
            <TableCell align="right">{quantityOf(line, invoice)}</TableCell>
            <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
              {formatRupees(line.amount)}
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
