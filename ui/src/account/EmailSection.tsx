import type { OwnAccount } from '@clinic/contract/identity/account';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { byEmail, mailsAreSetUp } from '../layout/emails-wait.ts';
import { Notice } from '../layout/Notice.tsx';
import { notify } from '../layout/notify.ts';
import { StatusBadge } from '../layout/StatusBadge.tsx';
import { failureText } from '../session/api-error.ts';
import { AccountSection } from './AccountSection.tsx';
import { OpensForm } from './OpensForm.tsx';
import { accountKey, useMe, useOwnAccount } from './own-account.ts';

const EmailForm = lazy(async () => ({ default: (await import('./EmailForm.tsx')).EmailForm }));

const LOG_IN_WITH_IT = 'You log in with it, and we write to it.';

/** Says when a new address takes the place of a confirmed one. */
const counts = () =>
  mailsAreSetUp()
    ? 'A new address counts when you open the link that we send there.'
    : 'A new address counts when you open its link, and that waits while mails are not set up.';
const FAILED = 'This could not be done. Please try again.';

export function EmailSection() {
  const me = useMe();
  return (
    <AccountSection
      title="E-mail"
      text={
        me.data?.emailVerified === false
          ? `${LOG_IN_WITH_IT} A new address replaces it at once, and you log in with that one.`
          : `${LOG_IN_WITH_IT} ${counts()}`
      }
    >
      {me.data && <Address account={me.data} />}
      <OpensForm label="Change e-mail">{(close) => <EmailForm onClose={close} />}</OpensForm>
    </AccountSection>
  );
}

function Address({ account: { emailVerified, pendingEmail } }: { account: OwnAccount }) {
  const access = useOwnAccount();
  const queryClient = useQueryClient();
  const answered = (say: (message: string) => void) => ({
    onSuccess: ({ message }: { message: string }) => {
      say(message);
      void queryClient.invalidateQueries({ queryKey: accountKey(access, 'me') });
    },
    onError: (failure: Error) => notify.error(failureText(failure, FAILED)),
  });
  const resend = useMutation({
    mutationFn: () => access.api.call(accountCalls.sendVerification, {}),
    ...answered(notify.emailed),
  });
  const cancel = useMutation({
    mutationFn: () => access.api.call(accountCalls.cancelEmailChange, {}),
    ...answered(notify.success),
  });
  return (
    <Box sx={{ display: 'grid', gap: 3, mb: 5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Typography>Your e-mail is</Typography>
        <StatusBadge tone={emailVerified ? 'good' : 'waiting'}>
          {emailVerified ? 'confirmed' : 'not confirmed'}
        </StatusBadge>
        {!emailVerified && (
          <ClinicButton look="outlined" disabled={resend.isPending} onClick={() => resend.mutate()}>
            Send a new link
          </ClinicButton>
        )}
      </Box>
      {pendingEmail && (
        <Notice
          tone="waiting"
          action={
            <ClinicButton look="outlined" disabled={cancel.isPending} onClick={() => cancel.mutate()}>
              Keep the old one
            </ClinicButton>
          }
        >
          {byEmail(
            `${pendingEmail} becomes your e-mail when you open the link that we sent there.`,
            `${pendingEmail} becomes your e-mail when you open the link that is written to it.`,
          )}
        </Notice>
      )}
    </Box>
  );
}
