import { normaliseEmail } from '@clinic/contract/client-input';
import { email } from '@clinic/contract/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { FormTextField } from '../../../components/form-fields.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { forgotPassword } from '../../../features/auth/api.ts';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';
import { failureText } from '../../../lib/http.ts';
import { AuthForm, SubmitButton } from '../../../features/auth/AuthForm.tsx';

export function Component() {
  const [answer, setAnswer] = useState('');
  const [problem, setProblem] = useState('');
  const { control, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async (typed) => {
    setProblem('');
    try {
      setAnswer((await forgotPassword(normaliseEmail(typed.email))).message);
    } catch (failure) {
      setProblem(failureText(failure, 'Something went wrong. Please try again.'));
    }
  });

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
        <AuthForm onSubmit={(event) => void submit(event)}>
          {problem && <ErrorState text={problem} />}
          <FormTextField
            name="email"
            control={control}
            rules={{ validate: email }}
            label="Email"
            type="email"
            autoComplete="email"
            required
          />
          <SubmitButton busy={formState.isSubmitting}>Send the link</SubmitButton>
        </AuthForm>
      )}
    </AuthPage>
  );
}
