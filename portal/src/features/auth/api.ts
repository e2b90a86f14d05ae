import type {
  AssistantLogin,
  ClientLogin,
  Credentials,
  DoctorLogin,
  Registration,
} from '@clinic/contract/people';
import { ApiError, publicApi } from '../../lib/http.ts';

export interface NewClient extends Credentials {
  name: string;
  phone: string;
}

export const logInClient = (credentials: Credentials) =>
  publicApi.post<ClientLogin>('/client/emailVerify', credentials);

export const registerClient = (client: NewClient) =>
  publicApi.post<Registration>('/client/emailRegister', client);

export const forgotPassword = (email: string) =>
  publicApi.post<{ message: string }>('/client/forgotPassword', { email });

export const setPassword = (token: string, password: string) =>
  publicApi.post<{ message: string }>('/client/setPassword', { token, password });

export type StaffLogIn =
  { area: 'doctor'; answer: DoctorLogin } | { area: 'assistant'; answer: AssistantLogin };

/** Doctors and assistants share one log-in: the assistant's is tried only when the doctor's says 401. */
export async function logInStaff(credentials: Credentials): Promise<StaffLogIn> {
  try {
    const answer = await publicApi.post<DoctorLogin>('/doctor/emailVerify', credentials);
    return { area: 'doctor', answer };
  } catch (failure) {
    if (!(failure instanceof ApiError) || failure.status !== 401) throw failure;
    const answer = await publicApi.post<AssistantLogin>('/assistant/emailVerify', credentials);
    return { area: 'assistant', answer };
  }
}
