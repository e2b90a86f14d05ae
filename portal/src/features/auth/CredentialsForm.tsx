import { normaliseEmail } from '@clinic/contract/client-input';
import type { Credentials } from '@clinic/contract/people';
import { email, password } from '@clinic/contract/rules';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../../components/form-fields.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { AuthForm } from './AuthForm.tsx';

/** E-mail and password of any log-in. `onLogIn` throws when the server refuses. */
export function CredentialsForm({ onLogIn }: { onLogIn: (credentials: Credentials) => Promise<void> }) {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });
  const { control } = form;

  return (
    <AuthForm
      form={form}
      submitLabel="Login"
      onSubmit={(typed) => onLogIn({ email: normaliseEmail(typed.email), password: typed.password })}
      failed="Login failed. Please check your credentials."
      failedToast="Login Failed!"
    >
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
    </AuthForm>
  );
}
