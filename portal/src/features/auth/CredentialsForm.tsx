import { normaliseEmail } from '@clinic/contract/clients/client-input';
import type { Credentials } from '@clinic/contract/people';
import { password } from '@clinic/contract/rules';
import { useForm } from 'react-hook-form';
import { PasswordField } from '@clinic/ui/forms/PasswordField.tsx';
import { EmailField } from './account-fields.tsx';
import { AuthForm } from './AuthForm.tsx';

interface Props {
  /** Throws when the server refuses. */
  onLogIn: (credentials: Credentials) => Promise<void>;
  /** Tells if a failed log-in is the server's request for the second factor, and no failure. */
  askedForMore: (failure: unknown) => boolean;
}

export function CredentialsForm({ onLogIn, askedForMore }: Props) {
  const form = useForm<Credentials>({ defaultValues: { email: '', password: '' } });

  return (
    <AuthForm
      form={form}
      submitLabel="Login"
      onSubmit={async (typed) => {
        try {
          await onLogIn({ email: normaliseEmail(typed.email), password: typed.password });
        } catch (failure) {
          if (!askedForMore(failure)) throw failure;
        }
      }}
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
