import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { InvoiceCreated } from '@clinic/contract/billing/invoices';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Button from '@mui/material/Button';

/** The new invoice, and the pieces that were not in stock. */
export const CreatedNotice = ({ created: { invoice, warnings } }: { created: InvoiceCreated }) => (
  <Notice
    tone={warnings.length > 0 ? 'waiting' : 'good'}
    announce="alert"
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
  </Notice>
);
