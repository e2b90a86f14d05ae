import type { Instant } from '../clinic-calendar.ts';
import type { Role } from '../constants.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Longest time of a log-in for each role, in milliseconds. */
export const SESSION_MS: Record<Role, number> = {
  admin: 12 * HOUR_MS,
  doctor: 12 * HOUR_MS,
  assistant: 12 * HOUR_MS,
  client: 30 * 24 * HOUR_MS,
};

/** Milliseconds without use after which a staff session ends; a client's session has no such end. */
export const UNUSED_MS = 2 * HOUR_MS;

/** A session's last use is stored at most this often, in milliseconds, to save writes. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** A password that was typed on a session counts there for so many milliseconds (docs/decisions/120). */
export const PASSWORD_LASTS_MS = 10 * MINUTE_MS;

/** How long before an unused session ends its browser warns, in milliseconds. */
export const WARNING_MS = 2 * MINUTE_MS;

/** The signed-in person's own account. */
export interface OwnAccount {
  id: string;
  role: Role;
  name: string;
  email: string;
  /** A client's ten digits; absent for the staff. */
  phone?: string;
  /** True: a link that was mailed to this address has been opened. */
  emailVerified: boolean;
  /** The new address, until its owner opens the mailed link; null when no change is under way. */
  pendingEmail: string | null;
}

/** Changes the own email. */
export interface ChangeEmail {
  email: string;
  /** The password, as typed. */
  current: string;
}

/** The secret part of a mailed link, which the server checks. */
export interface LinkToken {
  token: string;
}

/** How many links that prove the address are mailed in a minute. */
export const VERIFICATIONS_A_MINUTE = 1;

/** The key with which the browser encrypts drafts (AES-256-GCM). */
export interface DraftKey {
  /** 32 bytes as base64. */
  key: string;
}

/** A browser in which the person is signed in. */
export interface OwnSession {
  id: string;
  /** Browser and system as the browser names itself: "Chrome on Windows". */
  device: string;
  /** Network address without its last part: "203.0.113.x". */
  from: string;
  signedInAt: Instant;
  /** To within five minutes. */
  lastSeenAt: Instant;
  /** True: the session that asks. */
  current: boolean;
}

/** A new password by a person who is signed in. */
export interface ChangePassword {
  /** The present password, as typed. */
  current: string;
  /** The rules of registration apply. */
  password: string;
}
