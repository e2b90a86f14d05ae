import type { Instant } from '../clinic-calendar.ts';
import type { EmailKind } from './email-kinds.ts';
import { TELLING } from './telling.ts';

/** Letters about the account, the second step and the address: the client alone reads them, never the desk. */
export type NoticeKind = {
  [Kind in EmailKind]: (typeof TELLING)[Kind] extends 'link' ? Kind : never;
}[EmailKind];

/** A letter that reached no address, as the client reads it in the portal. */
export interface ClientNotice {
  /** Id of the letter. */
  id: string;
  kind: NoticeKind;
  /** When it happened. */
  at: Instant;
  /** The fact, and what can be done; never a link of the letter. */
  sentence: string;
}

const NOT_YOU = 'If this was not you, please choose another password under My account and call us.';
const KNOWS_PASSWORD =
  'If this was not you, somebody knows your password: please choose another one under My account at once, and call us.';

/**
 * The sentences by kind. A link of a letter works once and for a short time, so none is repeated here: where it is still
 * of use, the sentence says where the portal does the same.
 */
export const NOTICE_SENTENCES: Readonly<Record<NoticeKind, string>> = {
  welcome:
    'Your account was opened. If your e-mail is not confirmed yet, My account sends you a link for that.',
  'verify-email': 'Your e-mail was to be confirmed. If it is not confirmed yet, My account sends you a link.',
  'new-email': `Another e-mail was asked for your account. My account says which one waits. ${NOT_YOU}`,
  'email-changing': `Your e-mail was about to change. My account says which one you have now. ${NOT_YOU}`,
  'email-asked':
    'The clinic asked for another e-mail for your account. If you did not want it, please call us.',
  'undone-email':
    'A change of your e-mail was taken back, and everybody who was logged in was logged out. Please choose another password under My account if you have not done so since.',
  'first-password':
    'The front desk opened your account, and a first password could be chosen. My account changes it whenever you like.',
  'set-password':
    'A new password was asked for your account. If this was not you, you need not do anything: the password stays as it is.',
  'sent-password':
    'The clinic made a link for a new password of your account. If you did not ask for it, please call us.',
  'registered-again':
    'Somebody wanted to register with your e-mail once more. Your account has stayed as it is; you need not do anything.',
  'second-factor-added': `A second step was added to your log-in. Please keep your recovery codes where you find them without your phone. ${KNOWS_PASSWORD}`,
  'second-factor-removed': `A second step was removed from your log-in: it is neither asked for nor accepted. ${KNOWS_PASSWORD}`,
  'second-factor-codes': `New recovery codes were made for your account; those from before open nothing. ${KNOWS_PASSWORD}`,
  'second-factor-code-used': `One of your recovery codes was used. ${KNOWS_PASSWORD}`,
  'second-factor-reset':
    'The clinic took the second step off your account, since it was said to be lost. Please set up a new one under My account. If you did not ask for this, please call us at once.',
};

export const isNoticeKind = (kind: EmailKind): kind is NoticeKind => TELLING[kind] === 'link';
export const NOTICE_KINDS = Object.keys(NOTICE_SENTENCES) as NoticeKind[];
