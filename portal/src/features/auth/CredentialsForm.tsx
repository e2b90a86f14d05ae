import { normaliseEmail } from '@clinic/contract/client-input';
import type { Credentials } from '@clinic/contract/people';
import { password } from '@clinic/contract/rules';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../components/PasswordField.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './AuthForm.tsx';

/** E-mail and password of any log-in. `onLogIn` throws when the server refuses. */
export function CredentialsForm({ onLogIn }: { onLogIn: (credentials: Credentials) => Promise<void> }) {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });

  return (
    <AuthForm
      form={form}
      submitLabel="Login"
      onSubmit={(typed) => onLogIn({ email: normaliseEmail(typed.email), password: typed.password })}
      failed="Login failed. Please check your credentials."
      failedToast="Login Failed!"
    >
      <EmailField autoComplete="username" />
      <PasswordField
        name="password"
        control={form.control}
        rules={{ validate: password }}
        label="Password"
        autoComplete="current-password"
        required
      />
    </AuthForm>
  );
}
