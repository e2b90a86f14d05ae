import type { RegisterClient } from '@clinic/contract/people';
import { normaliseEmail, normalisePhone } from '@clinic/contract/client-input';
import { email, oneLine, password, phone, required } from '@clinic/contract/rules';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../../components/form-fields.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { notify } from '../../lib/notify.ts';
import { AuthForm } from './AuthForm.tsx';

interface Typed extends RegisterClient {
  confirmation: string;
}

const FAILED = 'Registration Failed!';
const fullName = (value: unknown) => required('Full name is required.')(value) ?? oneLine()(value);

/** `onRegister` throws when the server refuses; what was typed stays. */
export function RegisterForm({ onRegister }: { onRegister: (client: RegisterClient) => Promise<void> }) {
  const form = useForm<Typed>({
    defaultValues: { name: '', email: '', phone: '', password: '', confirmation: '' },
  });

  const { control } = form;

  const register = async (typed: Typed) => {
    const { name, password: chosen } = typed;
    const client = {
      name: name.trim(),
      email: normaliseEmail(typed.email),
      phone: normalisePhone(typed.phone),
    };
    try {
      await onRegister({ ...client, password: chosen });
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.code !== 'EMAIL_TAKEN') throw failure;
      form.setError('email', { message: failure.message }, { shouldFocus: true });
      notify.error(FAILED);
    }
  };

  return (
    <AuthForm
      form={form}
      submitLabel="Register"
      onSubmit={register}
      failed="Registration failed. Please try again."
      failedToast={FAILED}
    >
      <FormTextField
        name="name"
        control={control}
        rules={{ validate: fullName }}
        label="Full Name"
        autoComplete="name"
        required
      />
      <FormTextField
        name="email"
        control={control}
        rules={{ validate: email }}
        label="Email"
        type="email"
        autoComplete="email"
        required
      />
      <FormTextField
        name="phone"
        control={control}
        rules={{ validate: phone }}
        label="Phone"
        type="tel"
        autoComplete="tel-national"
        helperText="10 digits, for example 98250 12345"
        required
      />
      <PasswordField
        name="password"
        control={control}
        rules={{ validate: password }}
        label="Password"
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
  );
}
