import type { Instant } from '../clinic-calendar.ts';
import type { Role } from '../constants.ts';
import type { PersonRef } from '../people.ts';

/** The second factor after the password: a code of an app, a passkey, or a recovery code. */
export type FactorWay = 'totp' | 'passkey' | 'recovery';

/** Roles of the staff: the clinic may require a second factor of them, never of clients. */
export const STAFF_ROLES = ['admin', 'doctor', 'assistant'] as const satisfies Role[];
export type StaffRole = (typeof STAFF_ROLES)[number];

export const TOTP_DIGITS = 6;
export const RECOVERY_CODES = 10;
/** Milliseconds after the password in which the second step must come (docs/decisions/021). */
export const TICKET_MS = 5 * 60_000;
/** Tries of the second step for one right password (docs/decisions/021). */
export const TICKET_TRIES = 5;

/** A code as people type it, without spaces and dashes, in lower case: "123 456" → "123456", "K7PQ2-XMW4T" → "k7pq2xmw4t". */
export const plainCode = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toLowerCase();

/** Says why a typed text cannot be a code; undefined when it may be one. */
export const factorCode = (typed: unknown): string | undefined => {
  const code = typeof typed === 'string' ? plainCode(typed) : '';
  return /^(\d{6}|[a-z0-9]{10})$/.test(code) ? undefined : 'Please enter the 6 digits, or a recovery code.';
};

/** The answer to a right password of an account with a second factor, beside SECOND_FACTOR_REQUIRED. */
export interface SecondFactorTicket {
  /** Replaces the password in the second step; serves five minutes and five tries. */
  ticket: string;
  ways: FactorWay[];
  /** The host name on which passkeys work; null: they work nowhere. */
  passkeyHost: string | null;
}

/** A browser's proof that it has a passkey; bytes as base64url. */
export interface PasskeyProof {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
}

/** The second step of a log-in: a code, or a passkey's proof. */
export interface SecondFactorAnswer {
  ticket: string;
  /** A code of an app, or a recovery code; spaces, dashes and capitals do not matter. */
  code?: string;
  passkey?: PasskeyProof;
}

/** The new session after the second step. */
export interface SecondFactorLogIn {
  token: string;
  role: Role;
  person: PersonRef;
}

/** Options for `navigator.credentials`; bytes are base64url. */
export type PasskeyOptions = Record<string, unknown>;

/** One of the person's passkeys. */
export interface Passkey {
  id: string;
  /** The person's name for it, or the device on which it was made: "Chrome on Android". */
  name: string;
  createdAt: Instant;
  lastUsedAt: Instant | null;
}

/** State of the own second factor. */
export interface SecondFactorState {
  /** Since when log-ins ask for a code of an app; null: no app is set up. */
  appSince: Instant | null;
  /** The oldest first, at most 10. */
  passkeys: Passkey[];
  /** Recovery codes that were not used yet, 0–10. */
  recoveryLeft: number;
  /** True: the clinic requires a second factor of this person. */
  required: boolean;
  /** The host name on which passkeys work; null: they work nowhere. */
  passkeyHost: string | null;
}

/** The password again, before a sensitive change. */
export interface PasswordAgain {
  current: string;
}

/** The password, or a second factor in its place: one of the three. */
export interface ProveAgain extends Partial<PasswordAgain> {
  /** A code of an app, or a recovery code; spaces, dashes and capitals do not matter. */
  code?: string;
  /** With the ticket that came with its challenge. */
  passkey?: PasskeyProof;
  ticket?: string;
}

/** The browser asks for the person's passkey with these; good for one try within five minutes. */
export interface PasskeyChallenge {
  ticket: string;
  options: PasskeyOptions;
}

/** An authenticator app that is being set up; the secret serves ten minutes. */
export interface NewApp {
  ticket: string;
  /** Base32, for typing into the app. */
  secret: string;
  /** `otpauth://…`, for the QR code. */
  uri: string;
}

/** The first code of a new app, which proves that it has the secret. */
export interface ConfirmApp {
  ticket: string;
  code: string;
}

/** A passkey that is being set up; the options serve ten minutes. */
export interface NewPasskey {
  ticket: string;
  options: PasskeyOptions;
}

/** The passkey that the browser has made; bytes as base64url. */
export interface AddPasskey {
  ticket: string;
  /** Name of the passkey; left out: the name of the device. */
  name?: string;
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  /** How the browser reaches the passkey, separated by commas: "internal,hybrid". */
  transports?: string;
}

export interface RemovePasskey extends PasswordAgain {
  /** The passkey's id in the list. */
  id: string;
}

/** The second factor's state after a change. */
export interface SecondFactorChanged {
  state: SecondFactorState;
  /** Ten new recovery codes, shown only now: with the first factor, or when asked for. */
  recoveryCodes?: string[];
}

/** The roles of which the clinic requires a second factor: those set to true. */
export type SecondFactorRule = Record<StaffRole, boolean>;

/** The account whose lost second factor an admin removes. */
export interface ResetSecondFactor {
  role: Role;
  id: string;
}
