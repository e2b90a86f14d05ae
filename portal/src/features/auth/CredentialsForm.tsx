import { normaliseEmail } from '@clinic/contract/client-input';
import type { Credentials } from '@clinic/contract/people';
import { email, password } from '@clinic/contract/rules';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormTextField } from '../../components/form-fields.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { failureText } from '../../lib/http.ts';
import { notify } from '../../lib/notify.ts';

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
    <Stack component="form" noValidate spacing={5} onSubmit={(event) => void submit(event)}>
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
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
        Login
      </Button>
    </Stack>
  );
}
