import type { EmailKind, EmailState } from './email-kinds.ts';

/**
 * How a client without an address hears of an email. `visit`: by notification, else the desk calls. `reminder`: from
 * the desk's list of tomorrow. `news`: as a visit, in words that name nothing, and only with consent to reminders.
 * `link`: at the next log-in, never by the desk. `address`: only an address can get it, so it has one.
 */
export type TellingGroup = 'visit' | 'reminder' | 'news' | 'link' | 'address';

export const TELLING = {
  requested: 'visit',
  booked: 'visit',
  confirmed: 'visit',
  moved: 'visit',
  'move-asked': 'visit',
  'doctor-changed': 'visit',
  'request-cancelled': 'visit',
  cancelled: 'visit',
  missed: 'visit',
  'series-booked': 'visit',
  'series-moved': 'visit',
  'series-doctor-changed': 'visit',
  'series-cancelled': 'visit',
  'reminder-24h': 'reminder',
  'reminder-2h': 'reminder',
  'plan-published': 'news',
  'check-in-answered': 'news',
  'program-ending': 'news',
  'new-doctor': 'news',
  'payment-not-received': 'news',
  welcome: 'link',
  'verify-email': 'link',
  'new-email': 'link',
  'email-changing': 'link',
  'email-asked': 'link',
  'undone-email': 'link',
  'first-password': 'link',
  'set-password': 'link',
  'sent-password': 'link',
  'registered-again': 'link',
  'second-factor-added': 'link',
  'second-factor-removed': 'link',
  'second-factor-codes': 'link',
  'second-factor-code-used': 'link',
  'second-factor-reset': 'link',
  newsletter: 'address',
} as const satisfies Readonly<Record<EmailKind, TellingGroup>>;

/** States of what the desk has yet to tell. */
export const OPEN_TELLINGS = ['to tell', 'not reached'] as const satisfies readonly EmailState[];

/** Tells whether the desk has yet to tell an email. */
export const isToTell = ({ state }: { state: EmailState }): boolean =>
  OPEN_TELLINGS.some((open) => open === state);

/** Days for which a line is kept after it was told, or after its visit. */
export const TELLING_KEPT_DAYS = 30;
