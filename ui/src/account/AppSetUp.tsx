import { factorCode, type NewApp, type SecondFactorChanged } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { QRCodeSVG } from 'qrcode.react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormTextField } from '../forms/form-fields.tsx';
import { ClinicButton, ClinicButtonAnchor } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { failureText } from '../session/api-error.ts';
import { fieldErrorsOf } from '../session/refusal.ts';
import { copyText } from './copy-text.ts';
import { FocusedHeading } from './FocusedHeading.tsx';
import { useOwnAccount } from './own-account.ts';

interface Props {
  title: string;
  app: NewApp;
  onDone: (changed: SecondFactorChanged) => void;
  onCancel: () => void;
}

/** Groups the secret by four letters, as people type it. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Shows the QR code and the secret, and asks for the app's first code. */
export function AppSetUp({ title, app: { ticket, secret, uri }, onDone, onCancel }: Props) {
  const { api } = useOwnAccount();
  const [failure, setFailure] = useState<string | null>(null);
  const { control, handleSubmit, formState, setError } = useForm({ defaultValues: { code: '' } });
  const submit = handleSubmit(async ({ code }) => {
    setFailure(null);
    try {
      onDone(await api.call(secondFactorCalls.confirmApp, { body: { ticket, code } }));
    } catch (thrown) {
      const message = fieldErrorsOf(thrown)?.code;
      if (message) setError('code', { message }, { shouldFocus: true });
      else setFailure(failureText(thrown, 'The app could not be set up. Please try again.'));
    }
  });
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ display: 'grid', gap: 4, maxWidth: 420 }}
    >
      <FocusedHeading>{title}</FocusedHeading>
      {failure !== null && <FailureNotice sentence={failure} />}
      <Typography>1. Scan this picture with your authenticator app.</Typography>
      <Box
        sx={{ p: 3, bgcolor: '#fff', border: '1px solid var(--line)', borderRadius: 1, width: 'fit-content' }}
      >
        <QRCodeSVG value={uri} size={176} title="QR code for your authenticator app" />
      </Box>
      <ClinicButtonAnchor look="outlined" href={uri} sx={{ display: { md: 'none' }, justifySelf: 'start' }}>
        The app is on this phone: open it
      </ClinicButtonAnchor>
      <div>
        <Typography variant="body2">Or type this key into the app:</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, mt: 1 }}>
          <Box
            component="code"
            sx={{ fontFamily: 'ui-monospace, monospace', overflowWrap: 'anywhere', userSelect: 'all' }}
          >
            {inGroups(secret)}
          </Box>
          <ClinicButton look="outlined" onClick={() => void copyText(secret, 'The key is copied.')}>
            Copy the key
          </ClinicButton>
        </Box>
      </div>
      <Typography>2. Enter the 6 digits that the app shows now.</Typography>
      <FormTextField
        name="code"
        control={control}
        rules={{ validate: factorCode }}
        label="Code"
        autoComplete="one-time-code"
        htmlInput={{ inputMode: 'numeric' }}
        required
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <ClinicButton
          type="submit"
          look="filled"
          disabled={formState.isSubmitting}
          aria-busy={formState.isSubmitting}
        >
          Turn on
        </ClinicButton>
        <ClinicButton onClick={onCancel}>Cancel</ClinicButton>
      </Box>
    </Box>
  );
}
