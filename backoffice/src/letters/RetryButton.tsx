import { letterCalls } from '@clinic/contract/notifications/letter-calls';
import type { Letter } from '@clinic/contract/notifications/letters';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';

/** Sends a failed email again; renders nothing for any other. */
export function RetryButton({ letter, onRetried }: { letter: Letter; onRetried: () => void }) {
  const server = useServer();
  const [busy, setBusy] = useState(false);
  if (letter.state !== 'failed') return null;
  const retry = async () => {
    setBusy(true);
    try {
      await server((api) => api.call(letterCalls.retry, { id: letter.id }));
      notify.letter(`The letter to ${letter.to.name} is on its way again.`);
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
      aria-label={`Retry: ${letter.about}, to ${letter.to.name}`}
      onClick={() => void retry()}
    >
      Retry
    </Button>
  );
}
