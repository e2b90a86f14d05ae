import { email, newPassword } from '@clinic/contract/rules';
import { passwordMin } from '@clinic/ui/clinic-page';
import { useFormContext } from 'react-hook-form';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { PasswordField } from '@clinic/ui/forms/PasswordField.tsx';

/** An email field; browsers fill in `username` at a log-in. */
export function EmailField({ autoComplete }: { autoComplete: 'email' | 'username' }) {
  const { control } = useFormContext<{ email: string }>();
  return (
    <FormTextField
      name="email"
      control={control}
      rules={{ validate: email }}
      label="Email"
      type="email"
      autoComplete={autoComplete}
      required
    />
  );
}

export interface NewPassword {
  password: string;
  confirmation: string;
}

export function NewPasswordFields({ label }: { label: string }) {
  const { control } = useFormContext<NewPassword>();
  return (
    <>
      <PasswordField
        name="password"
        control={control}
        rules={{ validate: newPassword(passwordMin()) }}
        label={label}
        autoComplete="new-password"
        helperText={`At least ${passwordMin()} characters`}
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
    </>
  );
}
