import { staffCalls } from '@clinic/contract/identity/staff-calls';
import type { AssistantLogin as AssistantLogInAnswer, Credentials, PersonRef } from '@clinic/contract/people';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { apiOf } from '@clinic/ui/session/http.ts';
import { storeSession } from '@clinic/ui/session/session.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { logInFailure } from './log-in-failure.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
import { LoginScreen } from './LoginScreen.tsx';

const api = apiOf({});
const INVALID = 'Login failed. Invalid response from server.';

/** A refused log-in may carry a reason. */
type Answer = Partial<AssistantLogInAnswer> & { error?: string };

function enter(person: PersonRef, token: string): void {
  storeSession('assistant', person, token);
  notify.success('Login Successful!');
}

export function AssistantLogin() {
  const logIn = async (credentials: Credentials): Promise<string | null> => {
    try {
      const answer: Answer = await api.call(staffCalls.assistantLogIn, { body: credentials });
      const { message, token, assistantData, error } = answer;
      if (error || message !== 'Login successful' || !token || !assistantData)
        throw new ApiError(200, { message: error });
      enter(assistantData, token);
      return null;
    } catch (failure) {
      const sentence = logInFailure(failure, INVALID);
      notify.error(sentence);
      return sentence;
    }
  };
  return (
    <LoginScreen title="Assistant log-in" logIn={logIn} enter={({ person, token }) => enter(person, token)}>
      <Typography variant="body2" sx={{ mt: 4 }}>
        New client? <Link href="/client/register">Register</Link>
      </Typography>
    </LoginScreen>
  );
}
