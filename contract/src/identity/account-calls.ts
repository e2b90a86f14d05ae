import type { ChangeEmail, ChangePassword, DraftKey, LinkToken, OwnAccount, OwnSession } from './account.ts';
import { callTable } from '../calls.ts';
import type { Role } from '../constants.ts';
import type { ForgotPassword, SetPassword } from '../people.ts';

/** The signed-in person's own account; all four roles have these calls. */
export interface AccountCalls {
  /** Answers the own account, and counts as use of the session. */
  me: { answer: { account: OwnAccount } };
  /** Ends the session on the server, so that its token no longer works. */
  logOut: { answer: { message: string } };
  /** The account's key, always the same, with which its browser encrypts unsaved text. */
  draftKey: { answer: DraftKey };
  /** Lists where the person is signed in, the last used first, at most 100. */
  sessions: { answer: { sessions: OwnSession[] } };
  /** Ends one of the person's sessions; 404 when there is none of that id. */
  endSession: { answer: { message: string } };
  /** Ends the person's other sessions, and a doctor's calendar address. */
  endOtherSessions: { answer: { message: string } };
  /**
   * Sets another password and ends all other sessions. 400 with a sentence at `current` when the old password is wrong.
   */
  changePassword: { body: ChangePassword; answer: { message: string } };
  /** Mails a link to every account of the staff that has the email; answers the same for an unknown email. */
  forgotPassword: { body: ForgotPassword; answer: { message: string } };
  /** Answers 400 when a mailed link no longer sets a password; asking does not use it up. */
  passwordLink: { body: LinkToken; answer: { message: string } };
  /** Sets a password by a mailed link and ends all sessions. Names the log-in that the person needs next. */
  setPassword: { body: SetPassword; answer: { message: string; role: Role } };
  /** Mails a link that proves the address; at most one a minute. */
  sendVerification: { answer: { message: string } };
  /**
   * Changes the own email. An unproven address is replaced at once, which ends all sessions; a proven one stays until
   * the link mailed to the new one is opened. 400 with a sentence at `current` when the password is wrong.
   */
  changeEmail: { body: ChangeEmail; answer: { message: string; pending: boolean } };
  /** Cancels the change to a new address that is still unopened. */
  cancelEmailChange: { answer: { message: string } };
  /** Proves the address to which the link was mailed. If it is a new one, the account takes it and all sessions end. */
  verifyEmail: { body: LinkToken; answer: { message: string; role: Role } };
  /** Link "This was not me": restores the old address, ends all sessions, and mails a link to choose a new password. */
  undoEmailChange: { body: LinkToken; answer: { message: string; role: Role } };
  /**
   * The old address agrees to the new one that the clinic typed in; what was closed for lack of this yes opens. It may
   * be repeated until the new address is opened.
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
