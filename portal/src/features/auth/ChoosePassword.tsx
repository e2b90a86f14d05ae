import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { ApiError } from '@clinic/ui/session/api-error.ts';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router';
import { NewPasswordFields, type NewPassword } from './account-fields.tsx';
import { passwordLinkQuery, setPassword, type LogInArea } from './api.ts';
import { AuthForm } from './AuthForm.tsx';
import { AuthLink, AuthPage } from './AuthPage.tsx';

/** The page behind the link of a password mail: `?token=…`. */
export function ChoosePassword({ area }: { area: LogInArea }) {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const navigate = useNavigate();
  const form = useForm<NewPassword>({ defaultValues: { password: '', confirmation: '' } });
  const [admin, setAdmin] = useState('');
  const link = useQuery({ ...passwordLinkQuery(token), enabled: token !== '' });
  const isUsed = token === '' || (link.error instanceof ApiError && link.error.code === 'LINK_INVALID');

  if (admin)
    return (
      // Shown here, since the admins' log-in is a page of the back office.
      <AuthPage
        title="Choose a Password"
        links={
          <AuthLink to="/admin" reloadDocument>
            Go to the admin log-in
          </AuthLink>
        }
      >
        <Notice tone="good" announce="status">
          {admin}
        </Notice>
      </AuthPage>
    );
  return (
    <AuthPage
      title="Choose a Password"
      links={<AuthLink to={`/${area}/forgot-password`}>Ask for a new link</AuthLink>}
    >
      {link.isFetching && <output>Looking at your link...</output>}
      {!link.isFetching && !isUsed && (
        <AuthForm
          form={form}
          submitLabel="Save password"
          onSubmit={async (typed) => {
            const { message, role } = await setPassword(area, token, typed.password);
            if (role === 'admin') return setAdmin(message);
            notify.success(message);
            await navigate(`/${area}/login`, { replace: true });
          }}
          failed="Something went wrong. Please try again."
        >
          <NewPasswordFields label="New Password" />
        </AuthForm>
      )}
      {isUsed && <FailureNotice sentence="This link is no longer valid. Please ask for a new one." />}
    </AuthPage>
  );
}
