import { password } from '@clinic/contract/rules';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link as RouterLink, useNavigate, useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { setPassword } from '../../../features/auth/api.ts';
import { AuthPage } from '../../../features/auth/AuthPage.tsx';
import { failureText } from '../../../lib/http.ts';
import { notify } from '../../../lib/notify.ts';

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
      links={
        <Link component={RouterLink} to="/client/forgot-password">
          Ask for a new link
        </Link>
      }
    >
      {token ? (
        <Stack component="form" noValidate spacing={5} onSubmit={(event) => void submit(event)}>
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
          <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
            Save password
          </Button>
        </Stack>
      ) : (
        <ErrorState text="This link is no longer valid. Please ask for a new one." />
      )}
    </AuthPage>
  );
}
