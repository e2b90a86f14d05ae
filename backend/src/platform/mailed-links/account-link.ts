import { createHmac, randomUUID } from 'node:crypto';
import { ROLES, type Role } from '@clinic/contract/constants';
import { sameToken } from '../http/same-token.ts';

const HOUR_MS = 60 * 60 * 1000;

/** A link to an account lives this long, in milliseconds (decisions, section 12). */
export const LINK_MS = 48 * HOUR_MS;

/** How long a changed e-mail can be undone at the old address, in milliseconds (specification 5, section 1). */
export const UNDO_MS = 7 * 24 * HOUR_MS;

/** What a link does; a token for one thing is none for another. */
export type LinkPurpose = 'set-password' | 'verify-email' | 'change-email' | 'undo-email' | 'agree-email';

/** An open link as its account stores it; the token is derived from `nonce` and the server's secret. */
export interface OpenLink {
  nonce: string;
  expiresAt: Date;
}

/** Whose account it is. */
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

/** Token of a link: the account, and a signature that only this clinic's servers make. Nothing in the database opens an account. */
export const linkToken = (
  secret: string,
  purpose: LinkPurpose,
  { role, id }: AccountKey,
  { nonce }: Pick<OpenLink, 'nonce'>,
): string => `${role}.${id}.${signed(secret, `${purpose}:${role}:${id}:${nonce}`)}`;

/** As the first releases made the set-password links of clients, some of which are still on their way. */
const firstToken = (secret: string, id: string, { nonce }: Pick<OpenLink, 'nonce'>): string =>
  `${id}.${signed(secret, `set-password:${id}:${nonce}`)}`;

const TOKEN = new RegExp(`^(?:(${ROLES.join('|')})\\.)?([0-9a-f]{24})\\.`);

/** The account that a token names; whether the token is good is for `opens` to say. */
export function accountOfToken(token: string): AccountKey | undefined {
  const [, role = 'client', id] = TOKEN.exec(token) ?? [];
  return id === undefined ? undefined : { role: role as Role, id };
}

/** Whether the token is that of the open link, which has not expired. */
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
