import type { PersonRef } from '@clinic/contract/people';
import { LogInStep } from '@clinic/ui/account/LogInStep.tsx';
import { useSecondFactorStep } from '@clinic/ui/account/useSecondFactorStep.ts';
import { useLocation, useNavigate } from 'react-router';
import { logInClient } from '../../../features/auth/api.ts';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';
import { CredentialsForm } from '../../../features/auth/CredentialsForm.tsx';
import { WhyLoggedOut } from '../../../features/auth/WhyLoggedOut.tsx';
import { useLogIn } from '../../../features/auth/useLogIn.ts';
import { pathAfterLogIn } from '../../../lib/log-in-path.ts';
import { notify } from '@clinic/ui/layout/notify.ts';

export function Component() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const logIn = useLogIn();
  const step = useSecondFactorStep();
  const enter = async (person: PersonRef, token: string) => {
    logIn('client', person, token);
    notify.success('Login Successful!');
    await navigate(pathAfterLogIn('client', search, '/client/dashboard'), { replace: true });
  };

  return (
    <AuthPage
      title="Client Login"
      context="Your plan, your meals and your appointments."
      links={
        <>
          <AuthLink to="/client/forgot-password">Forgot your password?</AuthLink>
          <AuthLink to="/client/register">New here? Register</AuthLink>
        </>
      }
    >
      <WhyLoggedOut area="client" />
      <LogInStep step={step} onLoggedIn={({ person, token }) => enter(person, token)}>
        <CredentialsForm
          onLogIn={async (credentials) => {
            const { client, token } = await logInClient(credentials);
            await enter(client, token);
          }}
          askedForMore={step.begin}
        />
      </LogInStep>
    </AuthPage>
  );
}
