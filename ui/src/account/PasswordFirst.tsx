import type { PasswordAgain } from '@clinic/contract/identity/second-factor';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../forms/PasswordField.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { failureText } from '../session/api-error.ts';
import { fieldErrorsOf } from '../session/refusal.ts';
import { useMe } from './own-account.ts';
import { isCancelled } from './passkeys.ts';

interface Props {
  title: string;
  label: string;
  danger?: boolean;
  /** Throws when the password is refused, which is then shown beside or above it. */
  onPassword: (current: string) => Promise<void>;
  onCancel: () => void;
  /** Text or fields before the password. */
  children?: ReactNode;
}

/** Asks for the password again before the second factor is changed. */
export function PasswordFirst({ title, label, danger = false, onPassword, onCancel, children }: Props) {
  const me = useMe();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, formState, setError } = useForm<PasswordAgain>({
    defaultValues: { current: '' },
  });
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('input:not([hidden])')?.focus(), []);
  const submit = handleSubmit(async ({ current }) => {
    setFailure(null);
    try {
      await onPassword(current);
    } catch (thrown) {
      const message = fieldErrorsOf(thrown)?.current;
      if (message) setError('current', { message }, { shouldFocus: true });
      else if (!isCancelled(thrown)) setFailure(failureText(thrown, 'This did not work. Please try again.'));
    }
  });
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4, maxWidth: 420 }}
    >
      <Typography component="h3" variant="h3" sx={{ fontSize: '1.05rem' }}>
        {title}
      </Typography>
      {failure !== null && <FailureNotice sentence={failure} />}
      {children}
      {/* Tells the browser's password manager the account. */}
      <input type="text" autoComplete="username" value={me.data?.email ?? ''} readOnly hidden />
      <PasswordField
        name="current"
        control={control}
        rules={{ validate: (value) => value !== '' || 'Please enter your password.' }}
        label="Your password"
        autoComplete="current-password"
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClinicButton
          type="submit"
          look={danger ? 'destructive' : 'filled'}
          sx={danger ? { borderColor: 'var(--brick)' } : undefined}
          disabled={formState.isSubmitting}
          aria-busy={formState.isSubmitting}
        >
          {label}
        </ClinicButton>
        <ClinicButton onClick={onCancel}>Cancel</ClinicButton>
      </Box>
    </Box>
  );
}
