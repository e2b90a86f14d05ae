import { createHmac } from 'node:crypto';
import type { Env } from '../config/env.ts';
import { sameToken } from '../http/same-token.ts';

/** Token of an address's unsubscribe link; it never ends, since old mails must keep working. */
const unsubscribeToken = (secret: string, address: string): string =>
  `${address}.${createHmac('sha256', secret).update(`unsubscribe:${address}`).digest('base64url')}`;

/** The id of the address that a good token names. */
export function addressOfToken(secret: string, token: string): string | undefined {
  const [, address] = /^([0-9a-f]{24})\./.exec(token) ?? [];
  return address && sameToken(token, unsubscribeToken(secret, address)) ? address : undefined;
}

/** The page that takes an address off the list. */
export const unsubscribeLink = (
  { jwtSecret, publicUrl }: Pick<Env, 'jwtSecret' | 'publicUrl'>,
  address: string,
): string => `${publicUrl}/api/newsletter/unsubscribe?token=${unsubscribeToken(jwtSecret, address)}`;
