import type { ChangeEmail } from '@clinic/contract/identity/account';
import { accountCalls } from '@clinic/contract/identity/account-calls';
import { normaliseEmail } from '@clinic/contract/clients/client-input';
import { email as emailRule } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../forms/form-fields.tsx';
import { PasswordField } from '../forms/PasswordField.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { notify } from '../layout/notify.ts';
import { failureText } from '../session/api-error.ts';
import { fieldErrorsOf } from '../session/refusal.ts';
import { accountKey, useOwnAccount } from './own-account.ts';

const EMPTY: ChangeEmail = { email: '', current: '' };
const FAILED = 'Your e-mail could not be changed. Please try again.';

/** Changes the email, with the password. A failure keeps what was typed. */
export function EmailForm({ onClose }: { onClose: () => void }) {
  const access = useOwnAccount();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, formState, setError, setFocus } = useForm<ChangeEmail>({
    defaultValues: EMPTY,
  });
  useEffect(() => setFocus('email'), [setFocus]);
  const submit = handleSubmit(async ({ email, current }) => {
    setFailure(null);
    try {
      const body = { email: normaliseEmail(email), current };
      const { message } = await access.api.call(accountCalls.changeEmail, { body });
      onClose();
      notify.emailed(message);
      // An immediate change ends the session, and this request then leads to the log-in.
      void queryClient.invalidateQueries({ queryKey: accountKey(access, 'me') });
    } catch (thrown) {
      const { current: wrong, email: refused } = fieldErrorsOf(thrown) ?? {};
      if (wrong) setError('current', { message: wrong }, { shouldFocus: true });
      if (refused) setError('email', { message: refused }, { shouldFocus: true });
      if (!wrong && !refused) setFailure(failureText(thrown, FAILED));
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
      <FormTextField
        name="email"
        control={control}
        rules={{ validate: emailRule }}
        label="New e-mail"
        type="email"
        autoComplete="email"
        required
      />
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
          look="filled"
          disabled={formState.isSubmitting}
          aria-busy={formState.isSubmitting}
        >
          Change e-mail
        </ClinicButton>
        <ClinicButton onClick={onClose}>Cancel</ClinicButton>
      </Box>
    </Box>
  );
}
