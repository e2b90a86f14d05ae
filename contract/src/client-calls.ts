import { callTable } from './calls.ts';
import type {
  Client,
  ClientLogin,
  ClientSelf,
  Credentials,
  ForgotPassword,
  RegisterClient,
  Registration,
  SetPassword,
} from './people.ts';

interface ClientCalls {
  register: { body: RegisterClient; answer: Registration };
  logIn: { body: Credentials; answer: ClientLogin };
  forgotPassword: { body: ForgotPassword; answer: { message: string } };
  setPassword: { body: SetPassword; answer: { message: string } };
  me: { answer: { client: ClientSelf } };
  all: { answer: { clients: Client[]; message: string } };
  one: { answer: { client: Client } };
}

export const clientCalls = callTable<ClientCalls>()({
  register: ['POST /client/emailRegister', 'public'],
  logIn: ['POST /client/emailVerify', 'public'],
  forgotPassword: ['POST /client/forgotPassword', 'public'],
  setPassword: ['POST /client/setPassword', 'public'],
  me: ['GET /client/me', 'client'],
  all: ['GET /client/allClients', 'doctor', 'assistant', 'admin'],
  one: ['GET /client/getClient/:id', 'doctor', 'assistant', 'admin'],
});
