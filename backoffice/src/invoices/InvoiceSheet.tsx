import { CLINIC, CLINIC_ADDRESS } from '@clinic/contract/clinic';
import { formatInvoiceDate } from '@clinic/contract/clinic-calendar';
import { formatDeduction, formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { Client as Account, PersonRef } from '@clinic/contract/people';
import { readPhone } from '@clinic/contract/clients/phones';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useGetOne } from 'react-admin';
import { ClientLink } from '../clients/ClientLink.tsx';
import { ClinicLogo } from '../layout/ClinicLogo.tsx';
import { amountInWords } from './amount-in-words.ts';
import { InvoiceLines } from './InvoiceLines.tsx';
import { Sums } from './Sums.tsx';

/** A container query: the sheet beside a list is narrower than the window. */
const narrow = (sx: object) => ({ '@container (max-width: 640px)': sx });

const Letterhead = () => (
  <Box
    sx={{
      display: 'flex',
      gap: 4,
      alignItems: 'center',
      pb: 4,
      mb: 4,
      borderBottom: '2px solid var(--maroon)',
    }}
  >
    <ClinicLogo size={56} />
    <Box sx={{ fontSize: '0.833rem' }}>
      <Typography sx={{ fontFamily: 'var(--serif)', fontWeight: 600, fontSize: '1.44rem', lineHeight: 1.2 }}>
        {CLINIC.name}
      </Typography>
      <div>{CLINIC_ADDRESS}</div>
      <div>
        {CLINIC.phones.join(' · ')} · {CLINIC.email}
      </div>
    </Box>
  </Box>
);

interface Props {
  invoice: Invoice;
  /** Links to the client; left out: to the desk's page. */
  Client?: (client: PersonRef) => ReactNode;
}

function Facts({ invoice, Client = ClientLink }: Props) {
  const client = invoice.client?.name ? <Client {...invoice.client} /> : invoice.clientName || 'N/A';
  const { data: account } = useGetOne<Account>('clients', { id: invoice.client?.id ?? '' });
  const facts: [string, ReactNode][] = [
    ['Invoice number', invoice.invoiceNumber],
    ['Date', formatInvoiceDate(invoice.date)],
    ['Client', client],
    ...(account ? [['Phone', readPhone(account.phone)] as [string, ReactNode]] : []),
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

const InvoiceSheet = ({ invoice, Client }: Props) => (
  <Paper
    variant="outlined"
    className="invoice-sheet"
    sx={{ p: { xs: 4, sm: 8 }, ...narrow({ p: 0, border: 0 }), maxWidth: 820 }}
  >
    <Letterhead />
    <Typography component="h2" variant="h2" sx={{ mb: 3 }}>
      Invoice
    </Typography>
    <Facts invoice={invoice} Client={Client} />
    <InvoiceLines invoice={invoice} />
    <Sums
      rows={[
        ['Subtotal', formatRupees(invoice.subtotal)],
        [`Discount (${invoice.discount_Percent}%)`, formatDeduction(invoice.discount)],
        [`Tax (${invoice.tax_Percent}%)`, formatRupees(invoice.tax)],
        ['Total', formatRupees(invoice.total)],
      ]}
      sx={{ ml: 'auto', mt: 4, maxWidth: 320, columnGap: 6, breakInside: 'avoid' }}
    />
    <Typography variant="body2" sx={{ mt: 4, breakInside: 'avoid' }}>
      <strong>Amount in words:</strong> {amountInWords(invoice.total)}
    </Typography>
    <Typography variant="caption" color="textSecondary" sx={{ display: 'block', mt: 8 }}>
      {CLINIC.legalName}. This invoice was made by computer and is valid without a signature.
    </Typography>
  </Paper>
);

export default InvoiceSheet;
