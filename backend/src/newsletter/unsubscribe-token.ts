import { createHmac } from 'node:crypto';
import { sameToken } from '../auth/password-link.ts';

/** Token of an address's unsubscribe link; it never ends, since old mails must keep working. */
export const unsubscribeToken = (secret: string, address: string): string =>
  `${address}.${createHmac('sha256', secret).update(`unsubscribe:${address}`).digest('base64url')}`;

/** The id of the address that a good token names. */
export function addressOfToken(secret: string, token: string): string | undefined {
  const [, address] = /^([0-9a-f]{24})\./.exec(token) ?? [];
  return address && sameToken(token, unsubscribeToken(secret, address)) ? address : undefined;
}
