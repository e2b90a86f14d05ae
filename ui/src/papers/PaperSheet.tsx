import { CLINIC } from '@clinic/contract/clinic';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { amountInWords } from './amount-in-words.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Letterhead } from './Letterhead.tsx';
import { Sums } from './Sums.tsx';

/** A container query: the sheet beside a list is narrower than the window. */
const narrow = (sx: object) => ({ '@container (max-width: 640px)': sx });

interface Props {
  invoice: Invoice;
  client: ReactNode;
  /** As it is read; left out: not on the paper. */
  phone?: string;
}

function Facts({ invoice, client, phone }: Props) {
  const facts: [string, ReactNode][] = [
    ['Invoice number', invoice.invoiceNumber],
    ['Date', formatInvoiceDate(invoice.date)],
    ['Client', client],
    ...(phone ? [['Phone', phone] as [string, ReactNode]] : []),
    ['Payment mode', invoice.paymentMode],
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(auto-fit, minmax(110px, auto))' },
        ...narrow({ gridTemplateColumns: '1fr 1fr' }),
        gap: 3,
        m: 0,
        mb: 5,
        '& dt': { fontSize: '0.833rem', color: 'text.secondary' },
        '& dd': { m: 0, fontWeight: 600, overflowWrap: 'anywhere' },
      }}
    >
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

/** An invoice as it is printed. */
export const PaperSheet = (props: Props) => (
  <Paper
    variant="outlined"
    className="invoice-sheet"
    sx={{ p: { xs: 4, sm: 8 }, ...narrow({ p: 0, border: 0 }), maxWidth: 820 }}
  >
    <Letterhead />
    <Typography component="h2" variant="h2" sx={{ mb: 3 }}>
      Invoice
    </Typography>
    <Facts {...props} />
    <InvoiceLines invoice={props.invoice} />
    <Sums
      rows={[
        ['Subtotal', formatRupees(props.invoice.subtotal)],
        [`Discount (${props.invoice.discount_Percent}%)`, formatDeduction(props.invoice.discount)],
        [`Tax (${props.invoice.tax_Percent}%)`, formatRupees(props.invoice.tax)],
        ['Total', formatRupees(props.invoice.total)],
      ]}
      sx={{ ml: 'auto', mt: 4, maxWidth: 320, columnGap: 6, breakInside: 'avoid' }}
    />
    <Typography variant="body2" sx={{ mt: 4, breakInside: 'avoid' }}>
      <strong>Amount in words:</strong> {amountInWords(props.invoice.total)}
    </Typography>
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 8 }}>
      {CLINIC.legalName}. This invoice was made by computer and is valid without a signature.
    </Typography>
  </Paper>
);
