import { createHmac, randomUUID } from 'node:crypto';

/** A set-password link lives this long, in milliseconds (decisions, section 12). */
const LIFETIME_MS = 48 * 60 * 60 * 1000;

export const newPasswordLink = (): { nonce: string; expiresAt: Date } => ({
  nonce: randomUUID(),
  expiresAt: new Date(Date.now() + LIFETIME_MS),
});

/** Token of a link: the client's id and a signature that only this clinic's servers can make. Nothing in the database opens an account. */
export const passwordToken = (secret: string, clientId: string, nonce: string): string =>
  `${clientId}.${createHmac('sha256', secret).update(`set-password:${clientId}:${nonce}`).digest('base64url')}`;

/** The client that a token names; whether the token is good is for `sameToken` to say. */
export const clientOfToken = (token: string): string | undefined => /^([0-9a-f]{24})\./.exec(token)?.[1];
