import { createHmac } from 'node:crypto';
import type { Env } from '../config/env.ts';
import { sameToken } from '../http/same-token.ts';

/** Purposes of a newsletter link; its token is valid for one only. */
export type NewsletterPurpose = 'confirm' | 'unsubscribe';

/** The token of an address; it never expires, since old emails must keep working. */
const tokenOf = (secret: string, purpose: NewsletterPurpose, address: string): string =>
  `${address}.${createHmac('sha256', secret).update(`${purpose}:${address}`).digest('base64url')}`;

/** Id of the address in a valid token. */
export function addressOfToken(
  secret: string,
  purpose: NewsletterPurpose,
  token: string,
): string | undefined {
  const [, address] = /^([0-9a-f]{24})\./.exec(token) ?? [];
  return address && sameToken(token, tokenOf(secret, purpose, address)) ? address : undefined;
}

/** Address of the page that confirms or unsubscribes. */
export const newsletterLink = (
  { jwtSecret, publicUrl }: Pick<Env, 'jwtSecret' | 'publicUrl'>,
  purpose: NewsletterPurpose,
  address: string,
): string => `${publicUrl}/api/newsletter/${purpose}?token=${tokenOf(jwtSecret, purpose, address)}`;
