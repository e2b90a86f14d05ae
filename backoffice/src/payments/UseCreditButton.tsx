import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { Credit } from '@clinic/contract/billing/payments';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useServer } from '../providers/useServer.ts';

/** Pays the oldest dues with a client's credit. */
export function UseCreditButton({ credit: { source } }: { credit: Credit }) {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const refresh = useRefresh();
  const use = async () => {
    setBusy(true);
    try {
      const { message } = await server((api) => api.call(paymentCalls.allocate, { body: { source } }));
      notify.success(message);
    } catch (error) {
      notify.error(failureText(error, 'The credit could not be used.'));
    }
    setBusy(false);
    refresh();
  };
  return (
    <Button variant="text" loading={busy} onClick={() => void use()}>
      Use for dues
    </Button>
  );
}
