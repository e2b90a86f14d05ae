import type { Role } from '@clinic/contract/constants';
import type { CustomerAddress } from '../../platform/http/customer-address.ts';

declare const made: unique symbol;

/** Names one count of attempts: the action that is limited, and the account or address that is counted. */
export type AttemptKey = string & { readonly [made]: true };

/** An account by its id, or by the e-mail typed at a log-in. */
type AccountKey = `${Role}:${string}`;

export type Limited =
  | 'agree-email'
  | 'change-email'
  | 'data-download'
  | 'enquiry'
  | 'forgot-password'
  | 'log-in'
  | 'newsletter'
  | 'password'
  | 'password-link'
  | 'privacy'
  | 'register'
  | 'second-factor:passkey'
  | 'second-factor:recovery'
  | 'second-factor:totp'
  | 'second-step'
  | 'set-password'
  | 'spray'
  | 'undo-email'
  | 'verify-email';

/**
 * Makes a key; `elsewhere` stands for all addresses together that the account does not trust. A raw address does not
 * compile.
 */
export const attemptKey = (
  what: Limited,
  ...whose: (AccountKey | CustomerAddress | 'elsewhere')[]
): AttemptKey => [what, ...whose].join(':') as AttemptKey;
