import { counted } from '@clinic/contract/counted';
import { formatRupees, lineTotal } from '@clinic/contract/invoice-totals';
import type { Invoice } from '@clinic/contract/invoices';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

/** Items, and the plan when there is one. */
export const InvoiceLines = ({ invoice: { items, plan } }: { invoice: Invoice }) => (
  <Box component="section" aria-label="Items" tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Table aria-label="Items">
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right">Quantity</TableCell>
          <TableCell align="right">Price</TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((item, index) => (
          <TableRow key={`${item.id}-${String(index)}`}>
            <TableCell sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>{item.name}</TableCell>
            <TableCell align="right">{item.quantity}</TableCell>
            <TableCell align="right">{formatRupees(item.price)}</TableCell>
            <TableCell align="right">{formatRupees(lineTotal(item))}</TableCell>
          </TableRow>
        ))}
        {plan?.name && (
          <TableRow>
            <TableCell>Plan: {plan.name}</TableCell>
            <TableCell align="right">{counted(plan.weeks, 'week')}</TableCell>
            <TableCell align="right">{formatRupees(plan.pricePerWeek)}</TableCell>
            <TableCell align="right">
              {formatRupees(lineTotal({ quantity: plan.weeks, price: plan.pricePerWeek }))}
            </TableCell>
          </TableRow>
        )}
      </TableBody>
    </Table>
  </Box>
);
