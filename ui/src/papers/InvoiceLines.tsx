import { counted } from '@clinic/contract/platform/counted';
import { formatRupees, lineTotal } from '@clinic/contract/billing/invoice-totals';
import type { Invoice, InvoiceItem } from '@clinic/contract/billing/invoices';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { NARROW_SHEET } from './sheet-widths.ts';

/** On a phone or a roll, quantity and price move below the item. */
const wideOnly = { [NARROW_SHEET]: { display: 'none' } };
const narrowOnly = { display: 'none', color: 'text.secondary', [NARROW_SHEET]: { display: 'block' } };

interface Line {
  name: string;
  quantity: string;
  price: number;
  total: number;
  note?: string;
}

const noteOf = ({ quantity, toFollow = 0 }: InvoiceItem): string | undefined =>
  toFollow > 0 ? `${quantity - toFollow} given, ${toFollow} to follow` : undefined;

const LineRow = ({ name, quantity, price, total, note }: Line) => (
  <TableRow>
    <TableCell sx={{ minWidth: 120, overflowWrap: 'anywhere' }}>
      {name}
      <Box component="span" sx={narrowOnly}>
        {quantity} × {formatRupees(price)}
      </Box>
      {note && <Box sx={{ color: 'text.secondary' }}>{note}</Box>}
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      {quantity}
    </TableCell>
    <TableCell align="right" sx={wideOnly}>
      {formatRupees(price)}
    </TableCell>
    <TableCell align="right">{formatRupees(total)}</TableCell>
  </TableRow>
);

export const InvoiceLines = ({ invoice: { items, plan } }: { invoice: Invoice }) => (
  <Box component="section" aria-label="Items" tabIndex={0} sx={{ overflowX: 'auto' }}>
    <Table aria-label="Items">
      <TableHead>
        <TableRow>
          <TableCell>Item</TableCell>
          <TableCell align="right" sx={wideOnly}>
            Quantity
          </TableCell>
          <TableCell align="right" sx={wideOnly}>
            Price
          </TableCell>
          <TableCell align="right">Amount</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {items.map((item, index) => (
          <LineRow
            key={`${item.id}-${String(index)}`}
            name={item.name}
            quantity={String(item.quantity)}
            price={item.price}
            total={lineTotal(item)}
            note={noteOf(item)}
          />
        ))}
        {plan?.name && (
          <LineRow
            name={`Plan: ${plan.name}`}
            quantity={counted(plan.weeks, 'week')}
            price={plan.pricePerWeek}
            total={lineTotal({ quantity: plan.weeks, price: plan.pricePerWeek })}
          />
        )}
      </TableBody>
    </Table>
  </Box>
);
