import { accountCalls } from '@clinic/contract/identity/account-calls';
import { ERRORS } from '@clinic/contract/errors';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import type { Closed } from './closed-by.ts';

/** Replaces records that are closed to the client, or to a doctor with an unproven address: says what to do, and sends a new link. */
export default function ClosedRecords({ why }: { why: Closed }) {
  const resend = useSaving<object, { message: string }>({
    send: (_none, { api }) => api.call(accountCalls.sendVerification, {}),
    saved: ({ message }) => notify.emailed(message),
    otherwise: 'The link could not be sent. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
  });
  const [, sentence] = ERRORS[why];
  return (
    <Notice
      tone="waiting"
      announce="status"
      action={
        why === 'EMAIL_UNVERIFIED' && (
          <ClinicButton look="outlined" disabled={resend.isBusy} onClick={() => void resend.save({})}>
            Send a new link
          </ClinicButton>
        )
      }
    >
      {sentence}
    </Notice>
  );
}
