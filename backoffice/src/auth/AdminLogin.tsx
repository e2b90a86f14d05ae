import { staffCalls } from '@clinic/contract/staff-calls';
import type { Credentials } from '@clinic/contract/people';
import { storeSession } from '@clinic/ui/session/session.ts';
import { useToast } from '../layout/Toasts.tsx';
import { LoginScreen } from './LoginScreen.tsx';
import { LoginRefused, postLogin } from './post-login.ts';

const REFUSED = 'Login failed. Please check your credentials.';

export function AdminLogin() {
  const toast = useToast();
  const logIn = async (credentials: Credentials): Promise<string | null> => {
    try {
      const { token, ad } = await postLogin(staffCalls.adminLogIn, credentials);
      if (!token || !ad) throw new LoginRefused(200, null);
      storeSession('admin', ad, token);
      toast('Admin Login Successful!', 'success');
      return null;
    } catch (error) {
      toast('Login Failed!', 'error');
      if (!(error instanceof LoginRefused) || error.status === 401) return REFUSED;
      return error.text ?? 'Login failed. Please try again.';
    }
  };
  return <LoginScreen title="Admin log-in" logIn={logIn} />;
}
