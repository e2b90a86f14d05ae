import { useLocation, useNavigate } from 'react-router';
import { logInStaff } from '../../../features/auth/api.ts';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';
import { CredentialsForm } from '../../../features/auth/CredentialsForm.tsx';
import { useLogIn } from '../../../features/auth/useLogIn.ts';
import { pathAfterLogIn } from '../../../lib/log-in-path.ts';
import { notify } from '@clinic/ui/layout/notify.ts';

/** The assistant's area is a page of its own: the message needs a moment before this one ends. */
const REDIRECT_DELAY = 1000;

export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const logIn = useLogIn();

  return (
    <AuthPage
      title="Staff Login"
      context="For doctors and assistants."
      links={<AuthLink to="/client/login">Are you a client? Client login</AuthLink>}
    >
      <CredentialsForm
        onLogIn={async (credentials) => {
          const { area, answer } = await logInStaff(credentials);
          if (area === 'doctor') {
            logIn(area, answer.doc, answer.token);
            notify.success('Doctor Login Successful!');
            await navigate(pathAfterLogIn(area, search, '/doctor'), { replace: true });
          } else {
            logIn(area, answer.assistantData, answer.token);
            notify.success('Assistant Login Successful!');
            await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY));
            location.assign(pathAfterLogIn(area, search, '/assistant'));
          }
        }}
      />
    </AuthPage>
  );
}
