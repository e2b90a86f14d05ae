import { normaliseEmail } from '@clinic/contract/client-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from '../../../features/auth/account-fields.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { forgotPassword } from '../../../features/auth/api.ts';
import { AuthForm } from '../../../features/auth/AuthForm.tsx';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';

export function Component() {
  const [answer, setAnswer] = useState('');
  const form = useForm({ defaultValues: { email: '' } });

  return (
    <AuthPage
      title="Forgotten Password"
      context="We send a link to your email. It works once, for 48 hours."
      links={<AuthLink to="/client/login">Back to the login</AuthLink>}
    >
      {answer ? (
        <Notice tone="good" announce="status">
          {answer}
        </Notice>
      ) : (
        <AuthForm
          form={form}
          submitLabel="Send the link"
          onSubmit={async (typed) => setAnswer((await forgotPassword(normaliseEmail(typed.email))).message)}
          failed="Something went wrong. Please try again."
        >
          <EmailField autoComplete="email" />
        </AuthForm>
      )}
    </AuthPage>
  );
}
