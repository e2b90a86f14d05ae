import { clinicFacts } from '@clinic/contract/clinic';
import { generateSecret, generateURI, verify } from 'otplib';

/** Seconds for which an app shows a code (RFC 6238). */
const PERIOD_S = 30;

/** Base32 of 20 random bytes, as RFC 4226 recommends. */
export const newTotpSecret = (): string => generateSecret({ length: 20 });

export const totpUri = (secret: string, email: string): string =>
  generateURI({ issuer: clinicFacts().name, label: email, secret });

/**
 * Returns the time step to which the six digits belong: the present one or a neighbour, since clocks differ. `now` is
 * in milliseconds.
 */
export async function totpStep(secret: string, digits: string, now: number): Promise<number | undefined> {
  const result = await verify({
    secret,
    token: digits,
    epoch: Math.floor(now / 1000),
    epochTolerance: PERIOD_S,
  });
  return result.valid && 'timeStep' in result ? result.timeStep : undefined;
}
