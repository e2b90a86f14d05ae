import type { AddPasskey, PasskeyOptions, PasskeyProof } from '@clinic/contract/identity/second-factor';

type Library = typeof import('@simplewebauthn/browser');
type ProofOptions = Parameters<Library['startAuthentication']>[0]['optionsJSON'];
type NewOptions = Parameters<Library['startRegistration']>[0]['optionsJSON'];

/** Tells whether passkeys work in this browser at this address; `host` is the name they are bound to. */
export const passkeysWorkHere = (host: string | null): boolean =>
  host !== null && window.isSecureContext && location.hostname === host && 'PublicKeyCredential' in window;

export const whyNoPasskeys = (host: string | null): string => {
  if (host === null) return 'Passkeys need an address of the clinic that starts with https.';
  return location.hostname === host
    ? 'This browser has no passkeys.'
    : `Passkeys work at ${host} only. Please open the clinic there.`;
};

/** Tells whether the person closed the browser's question, or let it time out. */
export const isCancelled = (failure: unknown): boolean =>
  failure instanceof Error && ['NotAllowedError', 'AbortError'].includes(failure.name);

/** Asks the browser to prove a passkey; throws its errors. */
export async function provePasskey(options: PasskeyOptions): Promise<PasskeyProof> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({ optionsJSON: options as unknown as ProofOptions });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

/** Asks the browser to create a passkey; throws its errors. */
export async function makePasskey(options: PasskeyOptions): Promise<Omit<AddPasskey, 'ticket' | 'name'>> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({ optionsJSON: options as unknown as NewOptions });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports: transports.join(',') };
}
