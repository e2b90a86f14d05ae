import { password } from '@clinic/contract/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { setPassword } from '../../../features/auth/api.ts';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';
import { failureText } from '../../../lib/http.ts';
import { notify } from '../../../lib/notify.ts';
import { AuthForm, SubmitButton } from '../../../features/auth/AuthForm.tsx';

/** Where the link of a password mail leads: `?token=…`. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const [problem, setProblem] = useState('');
  const { control, handleSubmit, formState } = useForm({ defaultValues: { password: '', confirmation: '' } });

  const submit = handleSubmit(async (typed) => {
    setProblem('');
    try {
      const { message } = await setPassword(token, typed.password);
      notify.success(message);
      await navigate('/client/login', { replace: true });
    } catch (failure) {
      setProblem(failureText(failure, 'Something went wrong. Please try again.'));
    }
  });

  return (
    <AuthPage
      title="Choose a Password"
      links={<AuthLink to="/client/forgot-password">Ask for a new link</AuthLink>}
    >
      {token ? (
        <AuthForm onSubmit={(event) => void submit(event)}>
          {problem && <ErrorState text={problem} />}
          <PasswordField
            name="password"
            control={control}
            rules={{ validate: password }}
            label="New Password"
            autoComplete="new-password"
            helperText="At least 6 characters"
            required
          />
          <PasswordField
            name="confirmation"
            control={control}
            rules={{ validate: (value, typed) => value === typed.password || 'Passwords do not match.' }}
            label="Confirm Password"
            autoComplete="new-password"
            required
          />
          <SubmitButton busy={formState.isSubmitting}>Save password</SubmitButton>
        </AuthForm>
      ) : (
        <ErrorState text="This link is no longer valid. Please ask for a new one." />
      )}
    </AuthPage>
  );
}
