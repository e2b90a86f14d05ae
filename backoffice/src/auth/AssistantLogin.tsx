import { staffCalls } from '@clinic/contract/staff-calls';
import type { Credentials } from '@clinic/contract/people';
import { storeSession } from '@clinic/ui/session/session.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useToast } from '../layout/Toasts.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { LoginRefused, postLogin } from './post-login.ts';

function sentenceFor(error: unknown): string {
  if (!(error instanceof LoginRefused)) return 'Login failed. Please check your credentials.';
  return error.text ?? 'Login failed. Please try again.';
}

export function AssistantLogin() {
  const toast = useToast();
  const logIn = async (credentials: Credentials): Promise<string | null> => {
    try {
      const answer = await postLogin(staffCalls.assistantLogIn, credentials);
      if (answer.error) throw new LoginRefused(200, answer.error);
      if (answer.message !== 'Login successful' || !answer.token || !answer.assistantData)
        throw new LoginRefused(200, 'Login failed. Invalid response from server.');
      storeSession('assistant', answer.assistantData, answer.token);
      toast('Login Successful!', 'success');
      return null;
    } catch (error) {
      const sentence = sentenceFor(error);
      toast(sentence, 'error');
      return sentence;
    }
  };
  return (
    <LoginScreen title="Assistant log-in" logIn={logIn}>
      <Typography variant="body2" sx={{ mt: 4 }}>
        New client? <Link href="/client/register">Register</Link>
      </Typography>
    </LoginScreen>
  );
}
