import type { Instant } from '../clinic-calendar.ts';
import type { Role } from '../constants.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A log-in lasts at most so many milliseconds. */
export const SESSION_MS: Record<Role, number> = {
  admin: 12 * HOUR_MS,
  doctor: 12 * HOUR_MS,
  assistant: 12 * HOUR_MS,
  client: 30 * 24 * HOUR_MS,
};

/** Milliseconds without use after which a staff session ends; a client's session has no such end. */
export const UNUSED_MS = 2 * HOUR_MS;

/** When a session was last used is written down at most this often, in milliseconds. */
export const SEEN_EVERY_MS = 5 * MINUTE_MS;

/** How long before the end of an unused session its browser warns, in milliseconds. */
export const WARNING_MS = 2 * MINUTE_MS;

/** The signed-in person's own account. */
export interface OwnAccount {
  id: string;
  role: Role;
  name: string;
  email: string;
  /** A client's ten digits; absent for the staff. */
  phone?: string;
  /** The address was shown to be the person's. */
  emailVerified: boolean;
  /** The address that replaces it when the link at it is opened; null when there is none. */
  pendingEmail: string | null;
}

/** Another address for the own account. */
export interface ChangeEmail {
  email: string;
  /** The password, as typed. */
  current: string;
}

/** The part of an emailed link that the server checks. */
export interface LinkToken {
  token: string;
}

/** One email a minute with a link that proves the address. */
export const VERIFICATIONS_A_MINUTE = 1;

/** For AES-256-GCM. */
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
  /** The one that asks. */
  current: boolean;
}

/** A new password by a person who is signed in. */
export interface ChangePassword {
  /** The password so far, as typed. */
  current: string;
  /** The rules of registration hold for it. */
  password: string;
}
