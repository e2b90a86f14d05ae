import { callTable } from '../calls.ts';
import type {
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
  /** A doctor's own clients; all of them for the desk and the admin. */
  all: { answer: { clients: Client[]; message: string } };
  /** One client, as a doctor's screens name it above the forms and plans. */
  one: { answer: { client: Client } };
  /**
   * The clinic knows that it is this person who uses the account at this address: the records are open. 403 for who asked
   * for a change of it, and for an admin where the client's own doctor decides.
   */
  confirm: { body: ConfirmAccount; answer: { message: string; client: Client } };
}

export const clientCalls = callTable<ClientCalls>()({
  register: ['POST /client/emailRegister', 'public'],
  logIn: ['POST /client/emailVerify', 'public'],
  forgotPassword: ['POST /client/forgotPassword', 'public'],
  setPassword: ['POST /client/setPassword', 'public'],
  me: ['GET /client/me', 'client'],
  all: ['GET /client/allClients', 'doctor', 'assistant', 'admin'],
  one: ['GET /client/getClient/:id', 'doctor', 'assistant', 'admin'],
  confirm: ['POST /client/confirm/:id', 'doctor', 'admin'],
});
