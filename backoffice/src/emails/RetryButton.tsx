import { emailCalls } from '@clinic/contract/notifications/email-calls';
import { isToTell } from '@clinic/contract/notifications/telling';
import type { Email } from '@clinic/contract/notifications/email-kinds';
import { mailsAreSetUp } from '@clinic/ui/layout/emails-wait.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import Button from '@mui/material/Button';
import { useServer } from '../providers/useServer.ts';

export function RetryButton({ email, onRetried }: { email: Email; onRetried: () => void }) {
  const server = useServer();
  const { save, isBusy } = useSaving({
    send: () => server((api) => api.call(emailCalls.retry, { id: email.id })),
    otherwise: 'The letter could not be sent again. Please try once more.',
    saved: () => {
      notify.emailed(
        mailsAreSetUp()
          ? `The letter to ${email.to.name} is on its way again.`
          : `The letter to ${email.to.name} is written again.`,
      );
      onRetried();
    },
    refused: (_failure, sentence) => notify.error(sentence),
  });
  // A visit's letter that failed is told by the desk, and may be sent again until then.
  const mayRetry = email.state === 'failed' || (email.problem !== null && isToTell(email));
  const maySend = email.state === 'waits' && mailsAreSetUp();
  if (!mayRetry && !maySend) return null;
  const label = maySend ? 'Send' : 'Retry';
  return (
    <Button
      size="small"
      variant="outlined"
      loading={isBusy}
      aria-label={`${label}: ${email.about}, to ${email.to.name}`}
      onClick={() => void save({})}
    >
      {label}
    </Button>
  );
}
