import { normaliseEmail } from '@clinic/contract/clients/client-input';
import { mailsAreSetUp, withEmailNote } from '@clinic/ui/layout/emails-wait.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from './account-fields.tsx';
import { forgotPassword, type LogInArea } from './api.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLink, AuthPage } from './AuthPage.tsx';

/** The way in while no link can come. */
const ASK: Record<LogInArea, string> = {
  client: 'please call the clinic.',
  staff: 'please ask an admin, or who runs the server.',
};

/** Requests the link that sets a new password; the answer never tells whether an account exists. */
export function ForgottenPassword({ area }: { area: LogInArea }) {
  const [answer, setAnswer] = useState('');
  const form = useForm({ defaultValues: { email: '' } });

  return (
    <AuthPage
      title="Forgotten Password"
      context={
        mailsAreSetUp()
          ? 'We send a link to your email. It works once, for 48 hours.'
          : `Mails are not set up yet, so no link reaches you: ${ASK[area]}`
      }
      links={<AuthLink to={`/${area}/login`}>Back to the login</AuthLink>}
    >
      {answer ? (
        <Notice tone={mailsAreSetUp() ? 'good' : 'waiting'} announce="status">
          {withEmailNote(answer)}
        </Notice>
      ) : (
        <AuthForm
          form={form}
          submitLabel="Send the link"
          onSubmit={async (typed) =>
            setAnswer((await forgotPassword(area, normaliseEmail(typed.email))).message)
          }
          failed="Something went wrong. Please try again."
        >
          <EmailField autoComplete="email" />
        </AuthForm>
      )}
    </AuthPage>
  );
}
