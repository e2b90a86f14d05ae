import { paymentCalls } from '@clinic/contract/billing/payment-calls';
import type { Credit } from '@clinic/contract/billing/payments';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import Button from '@mui/material/Button';
import { useRefresh } from 'react-admin';
import { useServer } from '../providers/useServer.ts';

/** Pays the oldest dues with a client's credit. */
export function UseCreditButton({ credit: { source } }: { credit: Credit }) {
  const server = useServer();
  const refresh = useRefresh();
  const { save, isBusy } = useSaving({
    send: () => server((api) => api.call(paymentCalls.allocate, { body: { source } })),
    saved: ({ message }) => notify.success(message),
    otherwise: 'The credit could not be used.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: refresh,
  });
  return (
    <Button variant="text" loading={isBusy} onClick={() => void save({})}>
      Use for dues
    </Button>
  );
}
