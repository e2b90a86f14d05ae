import { stateTaxName } from '@clinic/contract/billing/gstin';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { LineTax } from '@clinic/contract/billing/gst-totals';
import type { GstPaper } from '@clinic/contract/billing/papers';
import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { HALF_SHEET } from './sheet-widths.ts';

/** On half a page the tax columns move below the item. */
const wideOnly = { [HALF_SHEET]: { display: 'none' } };
const narrowOnly = { display: 'none', [HALF_SHEET]: { display: 'inline' } };

const UNTAXED_WORDS = { nil: 'nil', exempt: 'exempt', nonGst: 'non-GST' } as const;

type Column = readonly [title: string, of: (line: LineTax) => string];

const columnsOf = ({ place, igst }: Pick<GstPaper, 'place' | 'igst'>): Column[] => [
  ['Taxable', ({ kind, taxable }) => (kind === 'taxable' ? formatRupees(taxable) : '–')],
  ['Rate', ({ kind, rate }) => (kind === 'taxable' ? `${rate}%` : UNTAXED_WORDS[kind])],
  ...(igst > 0
    ? [['IGST', (line: LineTax) => formatRupees(line.igst)] as const]
    : [
        ['CGST', ({ cgst }: LineTax) => formatRupees(cgst)] as const,
        [stateTaxName(place), ({ sgst }: LineTax) => formatRupees(sgst)] as const,
      ]),
];

/** A printed line; `price` is empty on a credit note. */
export interface PrintedLine {
  name: string;
  quantity: string;
  price: string;
  tax: LineTax;
}

interface Props {
  lines: readonly PrintedLine[];
  gst: Pick<GstPaper, 'title' | 'place' | 'igst'>;
}

/** The lines of a registered clinic's paper with codes and taxes; a bill of supply shows no tax. */
export function GstLines({ lines, gst }: Props) {
  const columns = gst.title === 'Bill of Supply' ? [] : columnsOf(gst);
  const hasPrices = lines.some(({ price }) => price);
  const before = hasPrices ? ['Quantity', 'Price'] : ['Quantity'];
  return (
    <Box component="section" aria-label="Items" tabIndex={0} sx={{ overflowX: 'auto' }}>
      <Table aria-label="Items" size="small" sx={{ '& td, & th': { px: 1, fontSize: '0.8125rem' } }}>
        <TableHead>
          <TableRow>
            <TableCell>Item</TableCell>
            {[...before, ...columns.map(([title]) => title)].map((title) => (
              <TableCell key={title} align="right" sx={wideOnly}>
                {title}
              </TableCell>
            ))}
            <TableCell align="right">Amount</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ name, quantity, price, tax }, place) => {
            const taxes = columns.map(([title, of]) => `${title} ${of(tax)}`).join(' · ');
            const pieces = [quantity, price].filter(Boolean).join(' × ');
            return (
              <TableRow key={place}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {name}
                  <Box component="small" sx={{ display: 'block', color: 'text.secondary' }}>
                    <span>
                      {tax.code} {tax.unit}
                    </span>
                    <Box component="span" sx={narrowOnly}>
                      {` · ${[pieces, taxes].filter(Boolean).join(' · ')}`}
                    </Box>
                  </Box>
                </TableCell>
                {[quantity, ...(hasPrices ? [price] : []), ...columns.map(([, of]) => of(tax))].map(
                  (value, at) => (
                    <TableCell key={at} align="right" sx={{ ...wideOnly, whiteSpace: 'nowrap' }}>
                      {value}
                    </TableCell>
                  ),
                )}
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {formatRupees(tax.net)}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </Box>
  );
}
