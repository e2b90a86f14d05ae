import { accountCalls } from '@clinic/contract/identity/account-calls';
import { ERRORS } from '@clinic/contract/errors';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { withEmailNote } from '@clinic/ui/layout/emails-wait.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useMutation } from '@tanstack/react-query';
import { ownAccountApis } from '../lib/http.ts';
import { useAccount } from './account.ts';
import type { Closed } from './closed-by.ts';

/** Replaces records that are closed to the client, or to a doctor with an unproven address: says what to do, and sends a new link. */
export default function ClosedRecords({ why }: { why: Closed }) {
  const api = ownAccountApis[useAccount().area];
  const resend = useMutation({
    mutationFn: () => api.call(accountCalls.sendVerification, {}),
    onSuccess: ({ message }) => notify.emailed(message),
    onError: (failure) => notify.error(failureText(failure, 'The link could not be sent. Please try again.')),
  });
  const [, sentence] = ERRORS[why];
  return (
    <Notice
      tone="waiting"
      announce="status"
      action={
        why === 'EMAIL_UNVERIFIED' && (
          <ClinicButton look="outlined" disabled={resend.isPending} onClick={() => resend.mutate()}>
            Send a new link
          </ClinicButton>
        )
      }
    >
      {why === 'EMAIL_UNVERIFIED' ? withEmailNote(sentence) : sentence}
    </Notice>
  );
}
