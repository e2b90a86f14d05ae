import { normaliseEmail } from '@clinic/contract/client-input';
import type { Credentials } from '@clinic/contract/people';
import { email, password } from '@clinic/contract/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormTextField } from '../../components/form-fields.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { failureText } from '../../lib/http.ts';
import { notify } from '../../lib/notify.ts';
import { AuthForm, SubmitButton } from './AuthForm.tsx';

/** E-mail and password of any log-in. `onLogIn` throws when the server refuses. */
export function CredentialsForm({ onLogIn }: { onLogIn: (credentials: Credentials) => Promise<void> }) {
  const [problem, setProblem] = useState('');
  const { control, handleSubmit, formState } = useForm<Credentials>({
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async (typed) => {
    setProblem('');
    try {
      await onLogIn({ email: normaliseEmail(typed.email), password: typed.password });
    } catch (failure) {
      setProblem(failureText(failure, 'Login failed. Please check your credentials.'));
      notify.error('Login Failed!');
    }
  });

  return (
    <AuthForm onSubmit={(event) => void submit(event)}>
      {problem && <ErrorState text={problem} />}
      <FormTextField
        name="email"
        control={control}
        rules={{ validate: email }}
        label="Email"
        type="email"
        autoComplete="username"
        required
      />
      <PasswordField
        name="password"
        control={control}
        rules={{ validate: password }}
        label="Password"
        autoComplete="current-password"
        required
      />
      <SubmitButton busy={formState.isSubmitting}>Login</SubmitButton>
    </AuthForm>
  );
}
