import type { QueryFilter } from 'mongoose';
import type { AccountRecord } from '../accounts/account-record.ts';
import type { Effect } from '../database/effects.ts';
import { newLink, UNDO_MS } from '../mailed-links/account-link.ts';
import { linkEffect } from './link-mails.ts';

/** What becomes of an account whose e-mail somebody changes; part of the one write that makes the change. */
export interface EmailMove {
  /** The address from now on. */
  email: string;
  /** The state from which the change was decided. */
  which: QueryFilter<AccountRecord>;
  set: Partial<AccountRecord>;
  unset: Partial<Record<keyof AccountRecord, 1>>;
  /** Sessions end. */
  endsSessions: boolean;
  letters: Effect[];
}

/** The account is still as it was read: who else changes it meanwhile is not overwritten. */
const asRead = ({
  email,
  emailVerifiedAt,
  passwordChosenAt,
  passwordLink,
  emailChange,
}: AccountRecord): QueryFilter<AccountRecord> => ({
  email,
  emailVerifiedAt: emailVerifiedAt ?? null,
  passwordChosenAt: passwordChosenAt ?? null,
  'passwordLink.nonce': passwordLink?.nonce ?? null,
  'emailChange.nonce': emailChange?.nonce ?? null,
});

/** The e-mail stays as it is. */
export const unmoved = ({ email }: Pick<AccountRecord, 'email'>): EmailMove => ({
  email,
  which: {},
  set: {},
  unset: {},
  endsSessions: false,
  letters: [],
});

/**
 * The address that nobody has proven is replaced at once. Whoever has it is perhaps a stranger: its links and sessions
 * end, and it gets no letter; the letter to the new one carries the link.
 */
export function movedAtOnce(
  account: AccountRecord,
  email: string,
  now: Date,
  letter?: 'first-password' | 'verify-email',
): EmailMove {
  const link = newLink(now);
  const opened = letter === 'first-password' ? 'passwordLink' : 'verifyLink';
  const closed = { passwordLink: 1, verifyLink: 1, emailChange: 1, emailUndos: 1 } as const;
  return {
    email,
    which: asRead(account),
    set: letter ? { [opened]: link, ...(opened === 'passwordLink' && { passwordLinkAt: now }) } : {},
    unset: Object.fromEntries(Object.entries(closed).filter(([name]) => !letter || name !== opened)),
    endsSessions: true,
    letters: letter ? [linkEffect(letter, link, now)] : [],
  };
}

/**
 * The address that the person has proven stays until the link at the new one is opened; the old one gets a letter whose
 * link takes everything back. To ask for the same address again changes nothing.
 */
export function movedWhenProven(account: AccountRecord, email: string, now: Date): EmailMove {
  if (pendingEmail(account, now) === email) return unmoved(account);
  const change = { ...newLink(now), email };
  const undo = { ...newLink(now, UNDO_MS), email: account.email };
  const others = (account.emailUndos ?? []).filter(({ expiresAt }) => expiresAt > now);
  return {
    ...unmoved(account),
    which: asRead(account),
    set: { emailChange: change, emailUndos: [...others, undo] },
    letters: [linkEffect('new-email', change, now), linkEffect('email-changing', undo, now)],
  };
}

/** The address that waits for its link to be opened; null when there is none. */
export const pendingEmail = (
  { emailChange }: Pick<AccountRecord, 'emailChange'>,
  now: Date,
): string | null => (emailChange && emailChange.expiresAt > now ? emailChange.email : null);

/** The update that makes the change, with whatever else is written along. */
export const moving = <Fields extends object>(
  { email, set, unset, endsSessions, letters }: EmailMove,
  fields: Fields,
) => ({
  $set: { ...fields, ...set, email },
  ...(Object.keys(unset).length > 0 && { $unset: unset }),
  ...(endsSessions && { $inc: { ver: 1 as const } }),
  ...(letters.length > 0 && { $push: { effects: { $each: letters } } }),
});

const OPENED = ['passwordLink', 'verifyLink', 'emailChange', 'emailUndos'] as const;

/** The links as they were, for a change that is taken back; the letters of later ones find no link and are not sent. */
export const linksOf = (account: AccountRecord) => ({
  $set: Object.fromEntries(OPENED.filter((name) => account[name]).map((name) => [name, account[name]])),
  $unset: Object.fromEntries(OPENED.filter((name) => !account[name]).map((name) => [name, 1 as const])),
});
