import { emailCalls } from '@clinic/contract/notifications/email-calls';
import type { Email } from '@clinic/contract/notifications/emails';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';

export function RetryButton({ email, onRetried }: { email: Email; onRetried: () => void }) {
  const server = useServer();
  const [busy, setBusy] = useState(false);
  if (email.state !== 'failed') return null;
  const retry = async () => {
    setBusy(true);
    try {
      await server((api) => api.call(emailCalls.retry, { id: email.id }));
      notify.emailed(`The letter to ${email.to.name} is on its way again.`);
      onRetried();
    } catch (error) {
      notify.error(failureText(error, 'The letter could not be sent again. Please try once more.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="small"
      variant="outlined"
      loading={busy}
      aria-label={`Retry: ${email.about}, to ${email.to.name}`}
      onClick={() => void retry()}
    >
      Retry
    </Button>
  );
}
