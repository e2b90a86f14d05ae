import { normaliseEmail, normalisePhone } from '@clinic/contract/client-input';
import { email, oneLine, password, phone, required } from '@clinic/contract/rules';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ErrorState } from '../../components/ErrorState.tsx';
import { FormTextField } from '../../components/form-fields.tsx';
import { PasswordField } from '../../components/PasswordField.tsx';
import { ApiError, failureText } from '../../lib/http.ts';
import { notify } from '../../lib/notify.ts';
import type { NewClient } from './api.ts';
import { AuthForm, SubmitButton } from './AuthForm.tsx';

interface Typed extends NewClient {
  confirmation: string;
}

const fullName = (value: unknown) => required('Full name is required.')(value) ?? oneLine()(value);

/** `onRegister` throws when the server refuses; what was typed stays. */
export function RegisterForm({ onRegister }: { onRegister: (client: NewClient) => Promise<void> }) {
  const [problem, setProblem] = useState('');
  const { control, handleSubmit, formState, setError } = useForm<Typed>({
    defaultValues: { name: '', email: '', phone: '', password: '', confirmation: '' },
  });

  const submit = handleSubmit(async (typed) => {
    setProblem('');
    const { name, password: chosen } = typed;
    const client = {
      name: name.trim(),
      email: normaliseEmail(typed.email),
      phone: normalisePhone(typed.phone),
    };
    try {
      await onRegister({ ...client, password: chosen });
    } catch (failure) {
      const text = failureText(failure, 'Registration failed. Please try again.');
      if (failure instanceof ApiError && failure.code === 'EMAIL_TAKEN') {
        setError('email', { message: text }, { shouldFocus: true });
      } else {
        setProblem(text);
      }
      notify.error('Registration Failed!');
    }
  });

  return (
    <AuthForm onSubmit={(event) => void submit(event)}>
      {problem && <ErrorState text={problem} />}
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
      <SubmitButton busy={formState.isSubmitting}>Register</SubmitButton>
    </AuthForm>
  );
}
