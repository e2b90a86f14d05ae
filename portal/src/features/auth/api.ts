import { accountCalls } from '@clinic/contract/identity/account-calls';
import { clientCalls } from '@clinic/contract/clients/client-calls';
import type { Role } from '@clinic/contract/constants';
import type { AssistantLogin, Credentials, DoctorLogin, RegisterClient } from '@clinic/contract/people';
import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { queryOptions } from '@tanstack/react-query';
import { publicApi } from '../../lib/http.ts';

export const logInClient = (credentials: Credentials) =>
  publicApi.call(clientCalls.logIn, { body: credentials });

export const registerClient = (client: RegisterClient) =>
  publicApi.call(clientCalls.register, { body: client });

/** Clients have their own log-ins and links; doctors, assistants and admins share theirs. */
export type LogInArea = 'client' | 'staff';

export const forgotPassword = (area: LogInArea, email: string) =>
  publicApi.call(area === 'client' ? clientCalls.forgotPassword : accountCalls.forgotPassword, {
    body: { email },
  });

/** Asks if a mailed link is still valid, so that no password is typed for a used one. */
export const passwordLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['password link', token],
    queryFn: ({ signal }) => publicApi.call(accountCalls.passwordLink, { body: { token } }, { signal }),
    retry: false,
    staleTime: Infinity,
  });

/** Resolves to the message and the account's role. */
export async function setPassword(
  area: LogInArea,
  token: string,
  password: string,
): Promise<{ message: string; role: Role }> {
  const request = { body: { token, password } };
  if (area === 'staff') return publicApi.call(accountCalls.setPassword, request);
  return { ...(await publicApi.call(clientCalls.setPassword, request)), role: 'client' };
}

export type StaffLogIn =
  | { area: 'doctor'; answer: DoctorLogin }
  | { area: 'assistant'; answer: AssistantLogin };

/** Doctors and assistants share one log-in: the assistant's is tried only when the doctor's answers 401. */
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
