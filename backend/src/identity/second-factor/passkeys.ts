import { isIP } from 'node:net';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { clinicFacts } from '@clinic/contract/clinic';
import type { AddPasskey, PasskeyOptions, PasskeyProof } from '@clinic/contract/identity/second-factor';
import type { PasskeyRecord } from '../../platform/accounts/second-factor-record.ts';
import { ENV, type Env } from '../../platform/config/env.ts';
import { ApiError } from '../../platform/http/api-error.ts';

/** How a browser may reach a passkey (WebAuthn, AuthenticatorTransport). */
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

/** The library is loaded with the first passkey, since the server's start does not need it. */
const library = () => import('@simplewebauthn/server');

const described = ({ id, transports }: PasskeyRecord) => ({ id, transports });
const wrapped = <Response>(id: string, response: Response) => ({
  id,
  rawId: id,
  type: 'public-key' as const,
  clientExtensionResults: {},
  response,
});

/** Passkeys as the second step. User verification is optional where the password came before. */
@Injectable()
export class Passkeys {
  private readonly logger = new Logger(Passkeys.name);

  constructor(@Inject(ENV) private readonly env: Env) {}

  /** Host that passkeys are bound to; null where browsers offer none: an IP address, or no TLS. */
  get host(): string | null {
    const { protocol, hostname } = new URL(this.env.publicUrl);
    const secure = protocol === 'https:' || hostname === 'localhost';
    return secure && isIP(hostname) === 0 && !hostname.startsWith('[') ? hostname : null;
  }

  /** Returns the options by which the browser makes a passkey; the caller keeps `challenge`. */
  async toMake(
    person: { id: string; name: string; email: string },
    known: PasskeyRecord[],
  ): Promise<{ options: PasskeyOptions; challenge: string }> {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: clinicFacts().name,
      rpID: this.required(),
      userName: person.email,
      userDisplayName: person.name,
      userID: new TextEncoder().encode(person.id),
      excludeCredentials: known.map(described),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    });
    return { options: { ...options }, challenge: options.challenge };
  }

  /** Returns the passkey that was made for the challenge; undefined when it does not match. */
  async made(
    { id, clientDataJSON, attestationObject, transports = '' }: AddPasskey,
    challenge: string,
  ): Promise<Pick<PasskeyRecord, 'id' | 'publicKey' | 'counter' | 'transports'> | undefined> {
    const { verifyRegistrationResponse } = await library();
    const { registrationInfo } = await this.checked(() =>
      verifyRegistrationResponse({
        response: wrapped(id, { clientDataJSON, attestationObject }),
        expectedChallenge: challenge,
        expectedOrigin: this.origin(),
        expectedRPID: this.required(),
        requireUserVerification: false,
      }),
    );
    if (!registrationInfo) return undefined;
    const { credential } = registrationInfo;
    return {
      id: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: transports.split(',').filter((word) => TRANSPORTS.includes(word)),
    };
  }

  /** Returns the options by which the browser proves that it has one of the passkeys. */
  async toProve(
    known: PasskeyRecord[],
    userVerification: 'preferred' | 'required' = 'preferred',
  ): Promise<{ options: PasskeyOptions; challenge: string }> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.required(),
      allowCredentials: known.map(described),
      userVerification,
    });
    return { options: { ...options }, challenge: options.challenge };
  }

  /**
   * Returns the counter of a passkey that signed the challenge; undefined when it did not, or when it counts backwards.
   */
  async proved(
    proof: PasskeyProof,
    passkey: PasskeyRecord,
    { challenge, mustVerify }: { challenge: string; mustVerify: boolean },
  ): Promise<number | undefined> {
    const { id, clientDataJSON, authenticatorData, signature } = proof;
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await this.checked(() =>
      verifyAuthenticationResponse({
        response: wrapped(id, { clientDataJSON, authenticatorData, signature }),
        expectedChallenge: challenge,
        expectedOrigin: this.origin(),
        expectedRPID: this.required(),
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
        requireUserVerification: mustVerify,
      }),
    );
    return verified ? authenticationInfo?.newCounter : undefined;
  }

  private origin(): string {
    return new URL(this.env.publicUrl).origin;
  }

  private required(): string {
    const { host } = this;
    if (!host)
      throw new ApiError('FORBIDDEN', { message: 'Passkeys need the clinic’s own address with https.' });
    return host;
  }

  /** The library throws for every malformed answer: each means "no passkey". */
  private async checked<Result extends { verified: boolean }>(
    check: () => Promise<Result>,
  ): Promise<Partial<Result>> {
    try {
      return await check();
    } catch (error) {
      if (error instanceof ApiError) throw error;
      this.logger.warn(`A passkey was refused: ${(error as Error).message}`);
      return {};
    }
  }
}
