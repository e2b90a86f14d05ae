import { normaliseEmail } from '@clinic/contract/clients/client-input';
import { withEmailNote } from '@clinic/ui/layout/emails-wait.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from './account-fields.tsx';
import { forgotPassword, type LogInArea } from './api.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLink, AuthPage } from './AuthPage.tsx';

/** Requests the link that sets a new password; the answer never tells whether an account exists. */
export function ForgottenPassword({ area }: { area: LogInArea }) {
  const [answer, setAnswer] = useState('');
  const form = useForm({ defaultValues: { email: '' } });

  return (
    <AuthPage
      title="Forgotten Password"
      context="We send a link to your email. It works once, for 48 hours."
      links={<AuthLink to={`/${area}/login`}>Back to the login</AuthLink>}
    >
      {answer ? (
        <Notice tone="good" announce="status">
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
