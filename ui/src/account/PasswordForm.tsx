import type { ChangePassword } from '@clinic/contract/identity/account';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { isOwnName, PASSWORD_IS_NAME } from '@clinic/contract/identity/password-rules';
import { newPassword } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { passwordMin } from '../clinic-page.ts';
import { PasswordField } from '../forms/PasswordField.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { notify } from '../layout/notify.ts';
import { failureText } from '../session/api-error.ts';
import { fieldErrorsOf } from '../session/refusal.ts';
import { accountKey, useMe, useOwnAccount } from './own-account.ts';

/** Removes the margins of the back office's fields. */
const flush = { m: 0 };
const EMPTY: ChangePassword = { current: '', password: '' };

/** Changes the password of a person who knows the present one. What was typed stays after a failure. */
export function PasswordForm({ onClose }: { onClose: () => void }) {
  const access = useOwnAccount();
  const me = useMe();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, formState, setError, setFocus } = useForm<ChangePassword>({
    defaultValues: EMPTY,
  });
  useEffect(() => setFocus('current'), [setFocus]);
  const chosenRule = (chosen: string) =>
    newPassword(passwordMin())(chosen) ??
    (me.data && isOwnName(chosen, me.data) ? PASSWORD_IS_NAME : undefined);
  const submit = handleSubmit(async (typed) => {
    setFailure(null);
    try {
      const { message } = await access.api.call(accountCalls.changePassword, { body: typed });
      onClose();
      notify.success(message);
      void queryClient.invalidateQueries({ queryKey: accountKey(access, 'sessions') });
    } catch (thrown) {
      const { current, password: chosen } = fieldErrorsOf(thrown) ?? {};
      if (chosen) setError('password', { message: chosen }, { shouldFocus: true });
      if (current) setError('current', { message: current }, { shouldFocus: true });
      if (!chosen && !current)
        setFailure(failureText(thrown, 'Your password could not be changed. Please try again.'));
    }
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4, maxWidth: 420 }}
    >
      {failure !== null && <FailureNotice sentence={failure} />}
      {/* Tells the browser's password manager the account. */}
      <input type="text" autoComplete="username" value={me.data?.email ?? ''} readOnly hidden />
      <PasswordField
        name="current"
        control={control}
        rules={{ validate: (value) => value !== '' || 'Please enter your current password.' }}
        label="Current password"
        autoComplete="current-password"
        sx={flush}
        required
      />
      <PasswordField
        name="password"
        control={control}
        rules={{ validate: chosenRule }}
        label="New password"
        autoComplete="new-password"
        helperText={`At least ${passwordMin()} characters; not a common password, nor your name or email, nor the clinic’s name.`}
        sx={flush}
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClinicButton
          type="submit"
          look="filled"
          disabled={formState.isSubmitting}
          aria-busy={formState.isSubmitting}
        >
          Change password
        </ClinicButton>
        <ClinicButton onClick={onClose}>Cancel</ClinicButton>
      </Box>
    </Box>
  );
}
