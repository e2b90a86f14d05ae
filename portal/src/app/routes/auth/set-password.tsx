import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { NewPasswordFields, type NewPassword } from '../../../features/auth/account-fields.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { setPassword } from '../../../features/auth/api.ts';
import { AuthForm } from '../../../features/auth/AuthForm.tsx';
import { AuthLink, AuthPage } from '../../../features/auth/AuthPage.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';

/** Where the link of a password mail leads: `?token=…`. */
export function Component() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmation: '' } });

  return (
    <AuthPage
      title="Choose a Password"
      links={<AuthLink to="/client/forgot-password">Ask for a new link</AuthLink>}
    >
      {token ? (
        <AuthForm
          form={form}
          submitLabel="Save password"
          onSubmit={async (typed) => {
            const { message } = await setPassword(token, typed.password);
            notify.success(message);
            await navigate('/client/login', { replace: true });
          }}
          failed="Something went wrong. Please try again."
        >
          <NewPasswordFields label="New Password" />
        </AuthForm>
      ) : (
        <FailureNotice sentence="This link is no longer valid. Please ask for a new one." />
      )}
    </AuthPage>
  );
}
