import { createHmac } from 'node:crypto';
import type { Env } from '../config/env.ts';
import { sameToken } from '../http/same-token.ts';

/** What a link of a newsletter's letter does; a token for one is none for the other. */
export type NewsletterPurpose = 'confirm' | 'unsubscribe';

/** Token of an address's link; it never ends, since old mails must keep working. */
const tokenOf = (secret: string, purpose: NewsletterPurpose, address: string): string =>
  `${address}.${createHmac('sha256', secret).update(`${purpose}:${address}`).digest('base64url')}`;

/** The id of the address that a good token names. */
export function addressOfToken(
  secret: string,
  purpose: NewsletterPurpose,
  token: string,
): string | undefined {
  const [, address] = /^([0-9a-f]{24})\./.exec(token) ?? [];
  return address && sameToken(token, tokenOf(secret, purpose, address)) ? address : undefined;
}

/** The page that confirms an address, or takes it off the list. */
export const newsletterLink = (
  { jwtSecret, publicUrl }: Pick<Env, 'jwtSecret' | 'publicUrl'>,
  purpose: NewsletterPurpose,
  address: string,
): string => `${publicUrl}/api/newsletter/${purpose}?token=${tokenOf(jwtSecret, purpose, address)}`;
