import type { Registration } from '@clinic/contract/people';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { registerClient } from '../../../features/auth/api.ts';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';
import { keepRegistered, readRegistered } from '../../../features/auth/just-registered.ts';
import { RegisterForm } from '../../../features/auth/RegisterForm.tsx';
import { useLogIn } from '../../../features/auth/useLogIn.ts';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';

const RequestAppointment = lazy(() => import('../../../features/appointments/RequestAppointment.tsx'));

export function Component() {
  const navigate = useNavigate();
  const logIn = useLogIn();
  // The popup uses this token; the session is stored only after it.
  const [registered] = useState(readRegistered);
  const [registration, setRegistration] = useState<Registration | null>(null);

  const finish = async ({ client, token }: Registration) => {
    logIn('client', client, token);
    await navigate('/client/dashboard', { replace: true });
  };

  return (
    <AuthPage
      title="Register"
      context="An account for your plan and your appointments."
      links={<AuthLink to="/client/login">Already registered? Login</AuthLink>}
    >
      {registered && (
        <Notice
          tone="good"
          announce="status"
          sx={{ mb: 5 }}
          action={<AuthLink to="/client/login">Login</AuthLink>}
        >
          {registered} is registered. Please log in: your appointments are there.
        </Notice>
      )}
      <RegisterForm
        onRegister={async (client) => {
          const answer = await registerClient(client);
          notify.emailed('Registration Successful!');
          if (answer.showAppointmentPopup) {
            keepRegistered(client.email);
            setRegistration(answer);
          } else await navigate('/client/login');
        }}
      />
      {registration && (
        <Suspense>
          <RequestAppointment
            client={registration.client.id}
            token={registration.token}
            title="Request your first appointment"
            skipLabel="Not now"
            onClose={() => void finish(registration)}
          />
        </Suspense>
      )}
    </AuthPage>
  );
}
