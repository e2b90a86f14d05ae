import { createHmac, randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@clinic/contract/constants';
import { sameToken } from '../http/same-token.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Lifetime of a link to an account, in milliseconds. */
export const LINK_MS = 48 * HOUR_MS;

/** Milliseconds in which the old address can undo a change of email. */
export const UNDO_MS = 7 * 24 * HOUR_MS;

/** Purposes of a link; its token is valid for one only. */
export type LinkPurpose = 'set-password' | 'verify-email' | 'change-email' | 'undo-email' | 'agree-email';

/** An open link, stored in its account; its token is derived from `nonce` and the server's secret. */
export interface OpenLink {
  nonce: string;
  expiresAt: Date;
}

export interface AccountKey {
  role: Role;
  id: string;
}

export const newLink = (now: Date, lifetimeMs = LINK_MS): OpenLink => ({
  nonce: randomUUID(),
  expiresAt: new Date(now.getTime() + lifetimeMs),
});

const signed = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url');

/** The token of a link: account and signature. The database alone is not enough to make one. */
export const linkToken = (
  secret: string,
  purpose: LinkPurpose,
  { role, id }: AccountKey,
  { nonce }: Pick<OpenLink, 'nonce'>,
): string => `${role}.${id}.${signed(secret, `${purpose}:${role}:${id}:${nonce}`)}`;

/** The token format of first releases, for links that may still be open. */
const firstToken = (secret: string, id: string, { nonce }: Pick<OpenLink, 'nonce'>): string =>
  `${id}.${signed(secret, `set-password:${id}:${nonce}`)}`;

const TOKEN = new RegExp(`^(?:(${ROLES.join('|')})\\.)?([0-9a-f]{24})\\.`);

/** The account in a token; `opens` checks the token. */
export function accountOfToken(token: string): AccountKey | undefined {
  const [, role = 'client', id] = TOKEN.exec(token) ?? [];
  return id === undefined ? undefined : { role: role as Role, id };
}

/** Tells whether the token belongs to the open link, which has not expired. */
export const opens = (
  secret: string,
  purpose: LinkPurpose,
  token: string,
  account: AccountKey,
  link: OpenLink | undefined,
  now: Date,
): link is OpenLink =>
  link !== undefined &&
  link.expiresAt > now &&
  (sameToken(token, linkToken(secret, purpose, account, link)) ||
    (purpose === 'set-password' &&
      account.role === 'client' &&
      sameToken(token, firstToken(secret, account.id, link))));
