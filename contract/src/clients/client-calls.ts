import { callTable } from '../calls.ts';
import type {
  BirthdayInput,
  ChosenLanguage,
  Client,
  ClientLogin,
  ClientSelf,
  ConfirmAccount,
  Credentials,
  ForgotPassword,
  RegisterClient,
  Registration,
  SetPassword,
} from '../people.ts';

/** Registration, log-in and the records of clients. */
export interface ClientCalls {
  register: { body: RegisterClient; answer: Registration };
  logIn: { body: Credentials; answer: ClientLogin };
  /** Mails a link that sets a new password; answers the same for an unknown email. */
  forgotPassword: { body: ForgotPassword; answer: { message: string } };
  /** Sets the password that a mailed link allows; all sessions of the client end. */
  setPassword: { body: SetPassword; answer: { message: string } };
  me: { answer: { client: ClientSelf } };
  /** Answers a doctor's own clients; to the desk and the admin, all. */
  all: { answer: { clients: Client[]; message: string } };
  /** One client, for the header of a doctor's pages. */
  one: { answer: { client: Client } };
  /** The client's own doctor writes the birthday down. 404 for another doctor's client. */
  setBirthday: { body: BirthdayInput; answer: { message: string; client: Client } };
  /**
   * Confirms that this client uses the account at this address, which opens the records. 403 for the person who asked
   * for the address, and for an admin when the client's own doctor must decide.
   */
  confirm: { body: ConfirmAccount; answer: { message: string; client: Client } };
  /** The client chooses the language of the plan. */
  chooseLanguage: { body: ChosenLanguage; answer: ChosenLanguage };
  /** The own doctor or the desk chooses it for the client. */
  chooseLanguageOf: { body: ChosenLanguage; answer: ChosenLanguage };
}

export const clientCalls = callTable<ClientCalls>()({
  register: ['POST /client/emailRegister', 'public'],
  logIn: ['POST /client/emailVerify', 'public'],
  forgotPassword: ['POST /client/forgotPassword', 'public'],
  setPassword: ['POST /client/setPassword', 'public'],
  me: ['GET /client/me', 'client'],
  all: ['GET /client/allClients', 'doctor', 'assistant', 'admin'],
  one: ['GET /client/getClient/:id', 'doctor', 'assistant', 'admin'],
  setBirthday: ['PUT /client/birthday/:id', 'doctor'],
  confirm: ['POST /client/confirm/:id', 'doctor', 'admin'],
  chooseLanguage: ['PUT /client/language', 'client'],
  chooseLanguageOf: ['PUT /client/language/:clientId', 'doctor', 'assistant'],
});
