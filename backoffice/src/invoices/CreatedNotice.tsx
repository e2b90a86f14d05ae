import { formatRupees } from '@clinic/contract/invoice-totals';
import type { InvoiceCreated } from '@clinic/contract/invoices';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

/** The invoice that was just made, and what the stock could not give. */
export const CreatedNotice = ({ created: { invoice, warnings } }: { created: InvoiceCreated }) => (
  <Alert
    severity={warnings.length > 0 ? 'warning' : 'success'}
    sx={{ mb: 4 }}
    action={
      <Button color="inherit" href={`/assistant/invoice/${invoice.id}`} target="_blank" rel="noopener">
        View Invoice
      </Button>
    }
  >
    Invoice {invoice.invoiceNumber} for {invoice.client.name}: {formatRupees(invoice.total)}.
    {warnings.map(({ item, wanted, booked }) => (
      <div key={item}>
        {item}: {wanted} wanted, only {booked} taken from the stock.
      </div>
    ))}
  </Alert>
);
