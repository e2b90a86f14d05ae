import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation, useNavigate } from 'react-router';
import { logInClient } from '../../../features/auth/api.ts';
import { AuthPage } from '../../../features/auth/AuthPage.tsx';
import { CredentialsForm } from '../../../features/auth/CredentialsForm.tsx';
import { useLogIn } from '../../../features/auth/useLogIn.ts';
import { notify } from '../../../lib/notify.ts';
import { pathAfterLogIn } from '../../../lib/session.ts';

export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const logIn = useLogIn();

  return (
    <AuthPage
      title="Client Login"
      context="Your plan, your meals and your appointments."
      links={
        <>
          <Link component={RouterLink} to="/client/forgot-password">
            Forgot your password?
          </Link>
          <Link component={RouterLink} to="/client/register">
            New here? Register
          </Link>
        </>
      }
    >
      <CredentialsForm
        onLogIn={async (credentials) => {
          const { client, token } = await logInClient(credentials);
          logIn('client', client, token);
          notify.success('Login Successful!');
          await navigate(pathAfterLogIn('client', search, '/client/dashboard'), { replace: true });
        }}
      />
    </AuthPage>
  );
}
