import { factorCode } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { OwnAccountContext, useMe } from '@clinic/ui/account/own-account.ts';
import { passkeysWorkHere } from '@clinic/ui/account/passkeys.ts';
import { useSecondFactor } from '@clinic/ui/account/second-factor-state.ts';
import { FormTextField } from '@clinic/ui/forms/form-fields.tsx';
import { PasswordField } from '@clinic/ui/forms/PasswordField.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { fieldErrorsOf } from '@clinic/ui/session/refusal.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAccount } from '../../components/account.ts';
import { ownAccountApis } from '../../lib/http.ts';
import { PasskeyAgain } from './PasskeyAgain.tsx';

interface Props {
  area: 'client' | 'doctor';
  onProved: () => void;
  onClose: () => void;
}

const NOTHING = { current: '', code: '' };
/** Until it is read, or where it cannot be: the password is always good. */
const NO_FACTOR = { appSince: null, recoveryLeft: 0, passkeys: [], passkeyHost: null };

const WHY = {
  client: 'so that nobody else at this device gets all your data, or has them erased',
  doctor: 'so that nobody else at this device gets all the data of a client',
};

function Question({ area, onProved, onClose }: Props) {
  const [byCode, setByCode] = useState(false);
  const { appSince, recoveryLeft, passkeys, passkeyHost } = useSecondFactor().data ?? NO_FACTOR;
  const hasCodes = appSince !== null || recoveryLeft > 0;
  const hasPasskey = passkeys.length > 0 && passkeysWorkHere(passkeyHost);
  const email = useMe().data?.email ?? '';
  const saving = useSaving<typeof NOTHING, unknown>({
    draft: null,
    send: ({ current, code }) =>
      ownAccountApis[area].call(secondFactorCalls.proveAgain, { body: byCode ? { code } : { current } }),
    saved: onProved,
    otherwise: 'This did not work. Please try again.',
  });
  const rules = ({ current, code }: typeof NOTHING) => {
    const problem = byCode ? factorCode(code) : !current && 'Please type your password.';
    return problem ? { [byCode ? 'code' : 'current']: problem } : undefined;
  };
  // A sentence that stands at the only field is not said a second time above the buttons.
  const refusal = fieldErrorsOf(saving.refusal?.failure) ? null : saving.refusal;
  const form = useSavedForm({ saving: { ...saving, refusal }, values: NOTHING, rules });
  const { control } = form.methods;
  const change = () => {
    form.methods.clearErrors();
    saving.forgetRefusal();
    // The field must be there before it can have the focus.
    flushSync(() => setByCode(!byCode));
    form.methods.setFocus(byCode ? 'current' : 'code');
  };
  return (
    <SavedDialog form={form} title="Is it you?" saveLabel="Continue" maxWidth="xs" onClose={onClose}>
      <Typography sx={{ mb: 5 }}>
        {byCode
          ? 'Enter the 6 digits that your authenticator app shows now, or one of your recovery codes.'
          : `Please type your password once more, ${WHY[area]}.`}{' '}
        We do not ask again for ten minutes.
      </Typography>
      {/* Tells the browser's password manager the account. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      {byCode ? (
        <FormTextField
          key="code"
          name="code"
          control={control}
          label="Code"
          autoComplete="one-time-code"
          htmlInput={{ autoCapitalize: 'none', spellCheck: false }}
          required
        />
      ) : (
        <PasswordField
          key="current"
          name="current"
          control={control}
          label="Your password"
          autoComplete="current-password"
          required
        />
      )}
      <Box sx={{ display: 'grid', gap: 3, mt: 4 }}>
        {hasCodes && (
          <ClinicButton look="outlined" onClick={change}>
            {byCode ? 'Use my password' : 'Use a code instead'}
          </ClinicButton>
        )}
        {hasPasskey && <PasskeyAgain area={area} onProved={onProved} />}
      </Box>
    </SavedDialog>
  );
}

/** Asks whether the person who holds the phone is its owner, by the password or a second factor (docs/decisions/120). */
export default function PasswordQuestion(props: Props) {
  const { id } = useAccount();
  return (
    <OwnAccountContext value={{ api: ownAccountApis[props.area], area: props.area, id }}>
      <Question {...props} />
    </OwnAccountContext>
  );
}
