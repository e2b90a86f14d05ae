import { staffCalls } from '@clinic/contract/identity/staff-calls';
import type { AdminLogin as Answer, Credentials, PersonRef } from '@clinic/contract/people';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { apiOf } from '@clinic/ui/session/http.ts';
import { storeSession } from '@clinic/ui/session/session.ts';
import { logInFailure } from './log-in-failure.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { LoginScreen } from './LoginScreen.tsx';

const api = apiOf({});

function enter(person: PersonRef, token: string): void {
  storeSession('admin', person, token);
  notify.success('Admin Login Successful!');
}

export function AdminLogin() {
  const logIn = async (credentials: Credentials): Promise<string | null> => {
    try {
      const { token, ad }: Partial<Answer> = await api.call(staffCalls.adminLogIn, { body: credentials });
      if (!token || !ad) throw new ApiError(200, {});
      enter(ad, token);
      return null;
    } catch (failure) {
      const sentence = logInFailure(failure);
      notify.error('Login Failed!');
      return sentence;
    }
  };
  return (
    <LoginScreen title="Admin log-in" logIn={logIn} enter={({ person, token }) => enter(person, token)} />
  );
}
