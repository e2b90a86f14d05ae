import { randomUUID } from 'node:crypto';
import type { QueryFilter } from 'mongoose';
import { sameEmail, type AccountRecord } from '../../platform/accounts/account-record.ts';
import { effectKind, type Effect } from '../../platform/writes/envelope.ts';
import { newLink, UNDO_MS, type AccountKey } from '../../platform/mailed-links/account-link.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { linkEffect } from './link-mails.ts';

export const EVERY_LINK = { passwordLink: 1, verifyLink: 1, emailChange: 1, emailUndos: 1 } as const;

/** A change of an account's email, written by one update. */
export interface EmailMove {
  /** Absent: the account has none afterwards. */
  email?: string;
  /** The state of the account for which the change was decided. */
  which: QueryFilter<AccountRecord>;
  set: Partial<AccountRecord>;
  unset: Partial<Record<keyof AccountRecord, 1>>;
  endsSessions: boolean;
  /** These people must not confirm the person, since they changed the address. */
  movedBy?: AccountKey;
  /** Emails and other work that follow from the change. */
  effects: Effect[];
}

/** Kind of the effect that reopens the records of a moved client when staff wrote nothing in them. */
export const MOVED_EFFECT = effectKind('moved');

/** Condition that the account is still as it was read, so that no concurrent change is overwritten. */
const asRead = ({
  email,
  emailVerifiedAt,
  passwordChosenAt,
  passwordLink,
  emailChange,
  movedAt,
}: AccountRecord): QueryFilter<AccountRecord> => ({
  ...sameEmail({ email }),
  emailVerifiedAt: emailVerifiedAt ?? null,
  passwordChosenAt: passwordChosenAt ?? null,
  'passwordLink.nonce': passwordLink?.nonce ?? null,
  'emailChange.nonce': emailChange?.nonce ?? null,
  movedAt: movedAt ?? null,
});

export const unmoved = ({ email }: Pick<AccountRecord, 'email'>): EmailMove => ({
  ...(email !== undefined && { email }),
  which: {},
  set: {},
  unset: {},
  endsSessions: false,
  effects: [],
});

/**
 * Replaces an unverified address at once. Its owner may be a stranger: its links and sessions end, and it
 * gets no email; the email to the new address carries the link.
 */
export function movedAtOnce(
  account: AccountRecord,
  email: string,
  now: Date,
  linkEmail?: 'first-password' | 'verify-email',
): EmailMove {
  const link = newLink(now);
  const opened = linkEmail === 'first-password' ? 'passwordLink' : 'verifyLink';
  return {
    email,
    which: asRead(account),
    set: linkEmail ? { [opened]: link } : {},
    unset: Object.fromEntries(Object.entries(EVERY_LINK).filter(([name]) => !linkEmail || name !== opened)),
    endsSessions: true,
    effects: linkEmail ? [linkEffect(linkEmail, link, now)] : [],
  };
}

/** Empties an unverified address: its links and sessions end, and no email is sent. */
export const emptied = (account: AccountRecord): EmailMove => ({
  which: asRead(account),
  set: {},
  unset: EVERY_LINK,
  endsSessions: true,
  effects: [],
});

/**
 * Replaces an address of an account that a client may have used: earlier content is closed, even when the client asked,
 * until the client is confirmed or no such content is found.
 */
export const closing = (
  move: EmailMove,
  { movedAt }: AccountRecord,
  by: AccountKey,
  now: Date,
): EmailMove => ({
  ...move,
  // A password that was chosen between two moves does not predate the first one.
  set: { ...move.set, movedAt: movedAt ?? now },
  movedBy: by,
  effects: [...move.effects, { key: `${MOVED_EFFECT}:${randomUUID()}`, kind: MOVED_EFFECT, at: now }],
});

/** Tells whether the account's own person asks; ids are unique across all roles. */
export const isOf = ({ _id }: Pick<AccountRecord, '_id'>, by: AccountKey | undefined): boolean =>
  by?.id === _id.toHexString();

/**
 * A verified address stays until the link at the new one is opened. The old one gets an undo link and, when a
 * colleague asked, must also agree. Asking for the same address again changes nothing, unless the person now
 * asks for a colleague's choice. An account without an address has none to ask or to undo.
 */
export function movedWhenOpened(account: AccountRecord, email: string, by: AccountKey, now: Date): EmailMove {
  const own = isOf(account, by);
  const asker = pendingEmail(account, now) === email ? account.emailChange?.by : undefined;
  if (asker && (!own || isOf(account, asker))) return unmoved(account);
  const change = { ...newLink(now), email, by: { id: by.id, role: by.role } };
  if (account.email === undefined)
    return {
      ...unmoved(account),
      which: asRead(account),
      set: { emailChange: change },
      effects: [linkEffect('new-email', change, now)],
    };
  const left = { email: account.email, to: email, askedAt: now };
  const undo = { ...newLink(now, UNDO_MS), ...left, ...(account.movedAt && { doubtful: true }) };
  const others = (account.emailUndos ?? []).filter(({ expiresAt }) => expiresAt > now);
  return {
    ...unmoved(account),
    which: asRead(account),
    set: { emailChange: { ...change, ...(!own && { undo: undo.nonce }) }, emailUndos: [...others, undo] },
    effects: [
      linkEffect('new-email', change, now),
      linkEffect(own ? 'email-changing' : 'email-asked', undo, now),
    ],
  };
}

/** Fields of an account after its person was confirmed: nothing is closed, and pending requests have ended. */
export const confirmed = {
  $unset: { movedAt: 1, movedBy: 1, movedUnagreed: 1, movedDoctor: 1, emailChange: 1 },
  $pull: { emailUndos: { doubtful: true } },
} as const;

/** Other ways into the account stay shut for so many milliseconds after a reset of the second factor. */
const SETTLED_MS = 24 * 60 * 60_000;

export const settled = (now: Date): QueryFilter<AccountRecord> => ({
  factorResetAt: { $not: { $gt: new Date(now.getTime() - SETTLED_MS) } },
});

/** Throws FACTOR_RESET_LATELY. */
export function refuseUnsettled({ factorResetAt }: Pick<AccountRecord, 'factorResetAt'>, now: Date): void {
  if (factorResetAt && factorResetAt.getTime() > now.getTime() - SETTLED_MS)
    throw new ApiError('FACTOR_RESET_LATELY');
}

export const pendingEmail = ({ emailChange }: Pick<AccountRecord, 'emailChange'>, now: Date): string | null =>
  emailChange && emailChange.expiresAt > now ? emailChange.email : null;

const unsetOf = (unset: EmailMove['unset']) => (Object.keys(unset).length > 0 ? { $unset: unset } : {});

/** The change of a record, to be written with the move's effects. */
export const movedFields = <Fields extends object>(
  { email, set, unset, endsSessions, movedBy }: EmailMove,
  fields: Fields,
) => ({
  $set: { ...fields, ...set, ...(email !== undefined && { email }) },
  ...unsetOf(email === undefined ? { ...unset, email: 1 } : unset),
  ...(endsSessions && { $inc: { ver: 1 as const } }),
  ...(movedBy && { $addToSet: { movedBy: { id: movedBy.id, role: movedBy.role } } }),
});

export const MOVED = [
  'passwordLink',
  'verifyLink',
  'emailChange',
  'emailUndos',
  'movedAt',
  'movedBy',
  'movedUnagreed',
  'movedDoctor',
] as const;
