import { invoiceCalls } from '@clinic/contract/billing/invoice-calls';
import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import type { Invoice } from '@clinic/contract/billing/invoices';
import type { SaidPaid, SaidPaidAnswer } from '@clinic/contract/billing/said-paid';
import { byEmail, mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { momentOf } from '@clinic/ui/clinic-page';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';

interface Props {
  invoice: Pick<Invoice, 'id' | 'client'>;
  said: SaidPaid;
}

/** The desk did not find the payment: the client is told. */
function NotReceived({ invoice: { id, client }, said }: Props) {
  const [asking, setAsking] = useState(false);
  const { save, isBusy } = useSaving<object, SaidPaidAnswer>({
    send: (_none, { api }) => api.call(invoiceCalls.notReceived, { id, body: { saidPaid: said.id } }),
    saved: ({ message }) => message,
    otherwise: 'The client could not be told. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: () => setAsking(false),
    refresh: 'page',
  });
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        Not received
      </Button>
      {asking && (
        <ConfirmDialog
          open
          title="Was the payment not received?"
          confirmLabel="Tell the client"
          busy={isBusy}
          onConfirm={() => void save({})}
          onClose={() => setAsking(false)}
        >
          {byEmail(
            `A letter tells ${client.name} that the payment ${said.reference} has not reached the clinic.`,
            `${client.name} reads in the portal that the payment ${said.reference} has not reached the clinic.`,
          )}
        </ConfirmDialog>
      )}
    </>
  );
}

/** Says what the client named as paid, until money or the desk has answered it. */
export function SaidPaidRow({ invoice }: { invoice: Pick<Invoice, 'id' | 'client' | 'saidPaid'> }) {
  const { client, saidPaid: said } = invoice;
  if (!said) return null;
  const { open, at, due, reference } = said;
  return (
    <Notice
      tone={open ? 'waiting' : 'quiet'}
      action={open && <NotReceived invoice={invoice} said={said} />}
      sx={{ mb: 4, displayPrint: 'none' }}
    >
      {client.name} said on {momentOf(at)} that {formatRupees(due)} is paid, reference {reference}.
      {!open &&
        (mailsAreSetUp()
          ? ' It was not received, and the client is told.'
          : ' It was not received; the client reads so in the portal.')}
    </Notice>
  );
}
