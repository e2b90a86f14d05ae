import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Due } from '@clinic/contract/billing/payments';
import type { SaidPaidAnswer, SayPaid } from '@clinic/contract/billing/said-paid';
import { oneLine, required } from '@clinic/contract/rules';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

/** The client tells the desk by which transfer an invoice was paid; nothing is booked by it. */
export default function SayPaidDialog({ due, onClose }: { due: Due; onClose: () => void }) {
  const { invoice: id, invoiceNumber } = due;
  const saving = useSaving<SayPaid, SaidPaidAnswer>({
    draft: `said-paid:${id}`,
    send: (body, { api, keys }) => api.call(invoiceCalls.sayPaid, { id, body }, { keys }),
    saved: ({ message }) => {
      onClose();
      return message;
    },
    refresh: [['client', 'money']],
    otherwise: 'The clinic could not be told. Please try again.',
  });
  const form = useSavedForm({ saving, values: { reference: '' } });
  return (
    <SavedDialog form={form} title="I have paid" saveLabel="Tell the clinic" onClose={onClose}>
      <Box sx={{ display: 'grid', gap: 4, pt: 2 }}>
        <Typography>
          {formatRupees(due.due)} of {invoiceNumber}. The clinic will look for your payment and note it: until
          then it is shown as due.
        </Typography>
        <FormTextField
          name="reference"
          control={form.methods.control}
          rules={{ validate: { required: required(), line: oneLine() } }}
          label="Number of the payment"
          helperText="Your UPI app or bank shows it with the payment, as UTR, UPI reference or transaction ID."
          required
        />
      </Box>
    </SavedDialog>
  );
}
