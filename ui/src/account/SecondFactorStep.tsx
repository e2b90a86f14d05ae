import {
  factorCode,
  type SecondFactorLogIn,
  type SecondFactorTicket,
} from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { InputField } from '../forms/InputField.tsx';
import { useSaving } from '../forms/useSaving.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { ApiError } from '../session/api-error.ts';
import { apiOf } from '../session/http.ts';
import { fieldErrorsOf } from '../session/refusal.ts';
import { isCancelled, passkeysWorkHere, provePasskey, whyNoPasskeys } from './passkeys.ts';

const api = apiOf({});
const FAILED = 'This did not work. Please try again.';

/** Gets the session by a code, or by a passkey. */
interface Proof {
  prove: () => Promise<SecondFactorLogIn>;
}

interface Props {
  ticket: SecondFactorTicket;
  onLoggedIn: (logIn: SecondFactorLogIn) => void | Promise<void>;
  /** Returns to the password; with a sentence when the step cannot continue. */
  onEnd: (sentence: string | null) => void;
}

export function SecondFactorStep({ ticket: { ticket, ways, passkeyHost }, onLoggedIn, onEnd }: Props) {
  const hasApp = ways.includes('totp');
  const [byRecovery, setByRecovery] = useState(!hasApp && !ways.includes('passkey'));
  const [code, setCode] = useState('');
  const [wrong, setWrong] = useState<string | undefined>();
  const saving = useSaving<Proof, void>({
    draft: null,
    send: async ({ prove }) => onLoggedIn(await prove()),
    refused: (thrown, sentence) => {
      if (thrown instanceof ApiError && thrown.code === 'TICKET_EXPIRED') onEnd(sentence);
      return fieldErrorsOf(thrown) ?? undefined;
    },
    saved: () => undefined,
    otherwise: FAILED,
  });
  // After a success the next page is on its way: a second press would spend the ticket again.
  const busy = saving.isBusy || saving.isSaved;
  const { refusal } = saving;
  const failure = refusal && !fieldErrorsOf(refusal.failure)?.code && !isCancelled(refusal.failure);
  const input = useRef<HTMLInputElement>(null);
  const passkeyButton = useRef<HTMLButtonElement>(null);
  const focusFirst = () => (input.current ?? passkeyButton.current)?.focus();
  const asksForCode = hasApp || byRecovery;
  useEffect(focusFirst, []);

  const otherWay = hasApp ? 'Use a code of the app' : 'Back to the passkey';

  const attempt = async (prove: Proof['prove']) => {
    setWrong(undefined);
    const atCode = (await saving.save({ prove }))?.code;
    setWrong(atCode);
    if (atCode) input.current?.select();
  };
  const sendCode = (event: FormEvent) => {
    event.preventDefault();
    const sentence = factorCode(code);
    setWrong(sentence);
    if (sentence) input.current?.focus();
    else void attempt(() => api.call(secondFactorCalls.logIn, { body: { ticket, code } }));
  };
  const byPasskey = () =>
    attempt(async () => {
      const { options } = await api.call(secondFactorCalls.logInPasskey, { body: { ticket } });
      const passkey = await provePasskey(options);
      return api.call(secondFactorCalls.logIn, { body: { ticket, passkey } });
    });

  return (
    <Box component="form" noValidate onSubmit={sendCode} sx={{ display: 'grid', gap: 4 }}>
      <Typography>
        {byRecovery && 'Enter one of the recovery codes that you kept. Each works once.'}
        {!byRecovery && hasApp && 'Enter the 6 digits that your authenticator app shows now.'}
        {!byRecovery && !hasApp && 'Please confirm with your passkey that it is you.'}
      </Typography>
      {failure && <FailureNotice sentence={refusal.sentence} />}
      {asksForCode && (
        <InputField
          label={byRecovery ? 'Recovery code' : 'Code'}
          value={code}
          onChange={setCode}
          error={wrong}
          inputRef={input}
          autoComplete="one-time-code"
          htmlInput={{
            inputMode: byRecovery ? 'text' : 'numeric',
            autoCapitalize: 'none',
            spellCheck: false,
          }}
          required
        />
      )}
      {asksForCode && (
        <ClinicButton type="submit" look="filled" disabled={busy} aria-busy={busy}>
          Confirm
        </ClinicButton>
      )}
      <Box sx={{ display: 'grid', gap: 2 }}>
        {ways.includes('passkey') && passkeysWorkHere(passkeyHost) && (
          <ClinicButton
            look={asksForCode ? 'outlined' : 'filled'}
            ref={passkeyButton}
            disabled={busy}
            onClick={() => void byPasskey()}
          >
            Use a passkey
          </ClinicButton>
        )}
        {ways.includes('passkey') && !passkeysWorkHere(passkeyHost) && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {whyNoPasskeys(passkeyHost)}
          </Typography>
        )}
        {ways.includes('recovery') && (
          <ClinicButton
            onClick={() => {
              // The field must be drawn before it can be focused.
              flushSync(() => {
                setByRecovery(!byRecovery);
                setCode('');
                setWrong(undefined);
              });
              focusFirst();
            }}
          >
            {byRecovery ? otherWay : 'Use a recovery code'}
          </ClinicButton>
        )}
        <ClinicButton onClick={() => onEnd(null)}>Back to the password</ClinicButton>
      </Box>
      {byRecovery && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          No code left? Please ask the clinic’s admin to reset your second step.
        </Typography>
      )}
    </Box>
  );
}
