import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { isCancelled, provePasskey } from '@clinic/ui/account/passkeys.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ownAccountApis } from '../../lib/http.ts';

interface Props {
  area: 'client' | 'doctor';
  onProved: () => void;
}

/** Has the browser ask for fingerprint, face or PIN in the password's place. */
export function PasskeyAgain({ area, onProved }: Props) {
  const api = ownAccountApis[area];
  const { save, isBusy, refusal } = useSaving<object, unknown>({
    send: async () => {
      const { ticket, options } = await api.call(secondFactorCalls.proveAgainPasskey, {});
      const passkey = await provePasskey(options);
      return api.call(secondFactorCalls.proveAgain, { body: { ticket, passkey } });
    },
    saved: onProved,
    otherwise: 'This did not work. Please try again.',
  });
  return (
    <>
      <ClinicButton look="outlined" disabled={isBusy} onClick={() => void save({})}>
        Use a passkey
      </ClinicButton>
      {refusal && !isCancelled(refusal.failure) && <FailureNotice sentence={refusal.sentence} />}
    </>
  );
}
