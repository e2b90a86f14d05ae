import { callTable } from '../calls.ts';
import type {
  AddPasskey,
  ConfirmApp,
  NewApp,
  NewPasskey,
  PasskeyChallenge,
  PasskeyOptions,
  PasswordAgain,
  ProveAgain,
  RemovePasskey,
  ResetSecondFactor,
  SecondFactorAnswer,
  SecondFactorChanged,
  SecondFactorLogIn,
  SecondFactorRule,
  SecondFactorState,
} from './second-factor.ts';

/** The second step of a log-in, and the settings of the own second factor; all four roles have these calls. */
export interface SecondFactorCalls {
  /**
   * Finishes a log-in with the ticket of its first step. 400 with a sentence at `code` when it is wrong; after five
   * minutes or five tries 400 TICKET_EXPIRED, and the password must be typed again.
   */
  logIn: { body: SecondFactorAnswer; answer: SecondFactorLogIn };
  /** Options that the browser needs to sign with a passkey; they serve for one try. */
  logInPasskey: { body: { ticket: string }; answer: { options: PasskeyOptions } };
  /**
   * Answers the question PASSWORD_AGAIN for ten minutes of this session. 400 with a sentence at `current`, `code` or
   * `passkey` when it is not right, which counts as a log-in that failed.
   */
  proveAgain: { body: ProveAgain; answer: { message: string } };
  /** Asks for a passkey in the place of the password; it must verify its person. 404 for a person without one. */
  proveAgainPasskey: { answer: PasskeyChallenge };
  state: { answer: SecondFactorState };
  startApp: { body: PasswordAgain; answer: NewApp };
  confirmApp: { body: ConfirmApp; answer: SecondFactorChanged };
  removeApp: { body: PasswordAgain; answer: SecondFactorChanged };
  startPasskey: { body: PasswordAgain; answer: NewPasskey };
  addPasskey: { body: AddPasskey; answer: SecondFactorChanged };
  removePasskey: { body: RemovePasskey; answer: SecondFactorChanged };
  /** Makes new recovery codes; the old ones stop working. */
  newRecoveryCodes: { body: PasswordAgain; answer: SecondFactorChanged };
  rule: { answer: { rule: SecondFactorRule } };
  setRule: { body: SecondFactorRule; answer: { rule: SecondFactorRule } };
  /**
   * Removes a person's lost second factor and ends the sessions; 409 within 24 hours of a password link mailed to the
   * person.
   */
  reset: { body: ResetSecondFactor; answer: { message: string } };
}

const EVERYBODY = ['admin', 'doctor', 'assistant', 'client'] as const;

export const secondFactorCalls = callTable<SecondFactorCalls>()({
  logIn: ['POST /account/secondFactor', 'public'],
  logInPasskey: ['POST /account/secondFactor/passkey', 'public'],
  proveAgain: ['POST /account/passwordAgain', 'client', 'doctor'],
  proveAgainPasskey: ['POST /account/passwordAgain/passkey', 'client', 'doctor'],
  state: ['GET /account/secondFactor', ...EVERYBODY],
  startApp: ['POST /account/secondFactor/startApp', ...EVERYBODY],
  confirmApp: ['POST /account/secondFactor/confirmApp', ...EVERYBODY],
  removeApp: ['POST /account/secondFactor/removeApp', ...EVERYBODY],
  startPasskey: ['POST /account/secondFactor/startPasskey', ...EVERYBODY],
  addPasskey: ['POST /account/secondFactor/addPasskey', ...EVERYBODY],
  removePasskey: ['POST /account/secondFactor/removePasskey', ...EVERYBODY],
  newRecoveryCodes: ['POST /account/secondFactor/newRecoveryCodes', ...EVERYBODY],
  rule: ['GET /admin/secondFactorRule', 'admin'],
  setRule: ['PUT /admin/secondFactorRule', 'admin'],
  reset: ['POST /admin/resetSecondFactor', 'admin'],
});
