import type { PaperHead } from '@clinic/contract/billing/business';
import { CLINIC } from '@clinic/contract/clinic';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { amountInWords } from './amount-in-words.ts';
import { GstFoot } from './GstFoot.tsx';
import { GstHead } from './GstHead.tsx';
import { GstLines } from './GstLines.tsx';
import { gstFacts, gstSums, type PaperCopy } from './gst-words.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Letterhead } from './Letterhead.tsx';
import { SheetFacts, type Fact } from './SheetFacts.tsx';
import { HALF_SHEET } from './sheet-widths.ts';
import { Sums } from './Sums.tsx';

interface Props {
  invoice: Invoice;
  client: ReactNode;
  /** As it is read; left out: not on the paper. */
  phone?: string;
  /** Left out while it is not known; only the paper of a registered clinic has it. */
  head?: PaperHead;
  /** Of a registered clinic's paper. */
  copy?: PaperCopy;
}

const simpleSums = (invoice: Invoice): [string, string][] => [
  ['Subtotal', formatRupees(invoice.subtotal)],
  [`Discount (${invoice.discount_Percent}%)`, formatDeduction(invoice.discount)],
  [`Tax (${invoice.tax_Percent}%)`, formatRupees(invoice.tax)],
  ['Total', formatRupees(invoice.total)],
];

/** An invoice as it is printed. */
export function PaperSheet({ invoice, client, phone, head, copy = 'Original for recipient' }: Props) {
  const { gst } = invoice;
  const facts: Fact[] = [
    ['Invoice number', invoice.invoiceNumber],
    ['Date', formatInvoiceDate(invoice.date)],
    ['Client', client],
    ...(phone ? [['Phone', phone] as Fact] : []),
    ...(gst ? gstFacts(gst) : [['Payment mode', invoice.paymentMode] as Fact]),
  ];
  return (
    <Paper
      variant="outlined"
      className="invoice-sheet"
      sx={{ p: { xs: 4, sm: 8 }, [HALF_SHEET]: { p: 0, border: 0 }, maxWidth: 820 }}
    >
      <Box sx={{ containerType: 'inline-size' }}>
        <Letterhead />
        <Typography component="h2" variant="h2" sx={{ mb: 3 }}>
          {gst?.title ?? 'Invoice'}
        </Typography>
        {gst && <Box sx={{ mb: 2 }}>{copy}</Box>}
        {gst && head && <GstHead date={invoice.date} head={head} />}
        <SheetFacts facts={facts} />
        {gst ? <GstLines invoice={invoice} gst={gst} /> : <InvoiceLines invoice={invoice} />}
        <Sums
          rows={gst ? gstSums(invoice, gst) : simpleSums(invoice)}
          sx={{ ml: 'auto', mt: 4, maxWidth: 320, columnGap: 6, breakInside: 'avoid' }}
        />
        <Typography variant="body2" sx={{ mt: 4, breakInside: 'avoid' }}>
          <strong>Amount in words:</strong> {amountInWords(invoice.total)}
        </Typography>
        {gst ? (
          head && <GstFoot head={head} />
        ) : (
          <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 8 }}>
            {CLINIC.legalName}. This invoice was made by computer and is valid without a signature.
          </Typography>
        )}
      </Box>
    </Paper>
  );
}
