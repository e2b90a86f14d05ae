import type { PersonRef } from '@clinic/contract/people';
import { LogInStep } from '@clinic/ui/account/LogInStep.tsx';
import { useSecondFactorStep } from '@clinic/ui/account/useSecondFactorStep.ts';
import { useLocation, useNavigate } from 'react-router';
import { logInStaff } from '../../../features/auth/api.ts';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';
import { CredentialsForm } from '../../../features/auth/CredentialsForm.tsx';
import { WhyLoggedOut } from '../../../features/auth/WhyLoggedOut.tsx';
import { useLogIn } from '../../../features/auth/useLogIn.ts';
import { pathAfterLogIn } from '../../../lib/log-in-path.ts';
import { notify } from '@clinic/ui/layout/notify.ts';

/** Milliseconds for reading the toast: the assistant's area is another page and ends this one. */
const REDIRECT_DELAY = 1000;

export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const logIn = useLogIn();
  const step = useSecondFactorStep();
  const enter = async (area: 'doctor' | 'assistant', person: PersonRef, token: string) => {
    logIn(area, person, token);
    if (area === 'doctor') {
      notify.success('Doctor Login Successful!');
      await navigate(pathAfterLogIn(area, search, '/doctor'), { replace: true });
    } else {
      notify.success('Assistant Login Successful!');
      await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY));
      location.assign(pathAfterLogIn(area, search, '/assistant'));
    }
  };

  return (
    <AuthPage
      title="Staff Login"
      context="For doctors and assistants."
      links={
        <>
          <AuthLink to="/staff/forgot-password">Forgot your password?</AuthLink>
          <AuthLink to="/client/login">Are you a client? Client login</AuthLink>
        </>
      }
    >
      <WhyLoggedOut area="doctor" />
      <LogInStep
        step={step}
        onLoggedIn={({ role, person, token }) =>
          enter(role === 'doctor' ? 'doctor' : 'assistant', person, token)
        }
      >
        <CredentialsForm
          onLogIn={async (credentials) => {
            const { area, answer } = await logInStaff(credentials);
            await enter(area, area === 'doctor' ? answer.doc : answer.assistantData, answer.token);
          }}
          askedForMore={step.begin}
        />
      </LogInStep>
    </AuthPage>
  );
}
