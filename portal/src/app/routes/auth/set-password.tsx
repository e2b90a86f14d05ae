import { password } from '@clinic/contract/rules';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { ErrorState } from '../../../components/ErrorState.tsx';
import { PasswordField } from '../../../components/PasswordField.tsx';
import { setPassword } from '../../../features/auth/api.ts';
import { AuthForm } from '../../../features/auth/AuthForm.tsx';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';
import { notify } from '../../../lib/notify.ts';

/** Where the link of a password mail leads: `?token=…`. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const form = useForm({ defaultValues: { password: '', confirmation: '' } });
  const { control } = form;

  return (
    <AuthPage
      title="Choose a Password"
      links={<AuthLink to="/client/forgot-password">Ask for a new link</AuthLink>}
    >
      {token ? (
        <AuthForm
          form={form}
          submitLabel="Save password"
          onSubmit={async (typed) => {
            const { message } = await setPassword(token, typed.password);
            notify.success(message);
            await navigate('/client/login', { replace: true });
          }}
          failed="Something went wrong. Please try again."
        >
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
        </AuthForm>
      ) : (
        <ErrorState text="This link is no longer valid. Please ask for a new one." />
      )}
    </AuthPage>
  );
}
