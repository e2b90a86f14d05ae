import { clientCalls } from '@clinic/contract/client-calls';
import type { AssistantLogin, Credentials, DoctorLogin, RegisterClient } from '@clinic/contract/people';
import { staffCalls } from '@clinic/contract/staff-calls';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { publicApi } from '../../lib/http.ts';

export const logInClient = (credentials: Credentials) =>
  publicApi.call(clientCalls.logIn, { body: credentials });

export const registerClient = (client: RegisterClient) =>
  publicApi.call(clientCalls.register, { body: client });

export const forgotPassword = (email: string) =>
  publicApi.call(clientCalls.forgotPassword, { body: { email } });

export const setPassword = (token: string, password: string) =>
  publicApi.call(clientCalls.setPassword, { body: { token, password } });

export type StaffLogIn =
  { area: 'doctor'; answer: DoctorLogin } | { area: 'assistant'; answer: AssistantLogin };

/** Doctors and assistants share one log-in: the assistant's is tried only when the doctor's says 401. */
export async function logInStaff(credentials: Credentials): Promise<StaffLogIn> {
  try {
    const answer = await publicApi.call(staffCalls.doctorLogIn, { body: credentials });
    return { area: 'doctor', answer };
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 401) throw failure;
    const answer = await publicApi.call(staffCalls.assistantLogIn, { body: credentials });
    return { area: 'assistant', answer };
  }
}
