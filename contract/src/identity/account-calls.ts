import type { ChangeEmail, ChangePassword, DraftKey, LinkToken, OwnAccount, OwnSession } from './account.ts';
import { callTable } from '../calls.ts';
import type { Role } from '../constants.ts';
import type { ForgotPassword, SetPassword } from '../people.ts';

/** The signed-in person's own account: the same for all four kinds. */
export interface AccountCalls {
  /** Also says that the session is in use. */
  me: { answer: { account: OwnAccount } };
  /** Ends the session on the server: its token is worth nothing afterwards. */
  logOut: { answer: { message: string } };
  /** Key with which the browser encrypts what staff typed and have not saved: the account's own, always the same. */
  draftKey: { answer: DraftKey };
  /** Lists where the person is signed in, the last used first, at most 100. */
  sessions: { answer: { sessions: OwnSession[] } };
  /** Ends one of the person's sessions; 404 when there is none of that id. */
  endSession: { answer: { message: string } };
  /** Ends all of the person's sessions but this one, and the address of a doctor's calendar. */
  endOtherSessions: { answer: { message: string } };
  /** All other sessions end. 400 with a sentence at `current` when that is not the password. */
  changePassword: { body: ChangePassword; answer: { message: string } };
  /** Mails a link to every account of the staff that has the email; answers the same for an unknown email. */
  forgotPassword: { body: ForgotPassword; answer: { message: string } };
  /** Answers 400 when the link of an email no longer sets a password. Asking does not use the link up. */
  passwordLink: { body: LinkToken; answer: { message: string } };
  /** Sets the password that a mailed link allows; all sessions of the person end. Says which log-in comes next. */
  setPassword: { body: SetPassword; answer: { message: string; role: Role } };
  /** Mails a link that proves the address, one a minute. */
  sendVerification: { answer: { message: string } };
  /**
   * Another address. One that is not proven is replaced at once, and all sessions end; otherwise the new one waits for
   * the link that is mailed to it. 400 with a sentence at `current` when that is not the password.
   */
  changeEmail: { body: ChangeEmail; answer: { message: string; pending: boolean } };
  /** The new address that waits is not wanted any more. */
  cancelEmailChange: { answer: { message: string } };
  /** Proves the address to which the link was mailed; a new one becomes the account's, and all sessions end. */
  verifyEmail: { body: LinkToken; answer: { message: string; role: Role } };
  /** "This was not me": the address comes back, all sessions end, and the password is chosen anew by a mailed link. */
  undoEmailChange: { body: LinkToken; answer: { message: string; role: Role } };
  /**
   * The yes of the old address to another one that the clinic has asked for; what was closed because it was missing opens.
   * Said again it answers the same until the new address is opened.
   */
  agreeEmailChange: { body: LinkToken; answer: { message: string; role: Role } };
}

const EVERYBODY = ['admin', 'doctor', 'assistant', 'client'] as const;

export const accountCalls = callTable<AccountCalls>()({
  me: ['GET /account/me', ...EVERYBODY],
  logOut: ['POST /account/logOut', ...EVERYBODY],
  draftKey: ['GET /account/draftKey', 'admin', 'doctor', 'assistant'],
  sessions: ['GET /account/sessions', ...EVERYBODY],
  endSession: ['DELETE /account/sessions/:id', ...EVERYBODY],
  endOtherSessions: ['POST /account/endOtherSessions', ...EVERYBODY],
  changePassword: ['POST /account/changePassword', ...EVERYBODY],
  forgotPassword: ['POST /account/forgotPassword', 'public'],
  passwordLink: ['POST /account/passwordLink', 'public'],
  setPassword: ['POST /account/setPassword', 'public'],
  sendVerification: ['POST /account/sendVerification', ...EVERYBODY],
  changeEmail: ['POST /account/changeEmail', ...EVERYBODY],
  cancelEmailChange: ['POST /account/cancelEmailChange', ...EVERYBODY],
  verifyEmail: ['POST /account/verifyEmail', 'public'],
  undoEmailChange: ['POST /account/undoEmailChange', 'public'],
  agreeEmailChange: ['POST /account/agreeEmailChange', 'public'],
});
