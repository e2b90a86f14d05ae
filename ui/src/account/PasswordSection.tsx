import { lazy } from 'react';
import { AccountSection } from './AccountSection.tsx';
import { OpensForm } from './OpensForm.tsx';

const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm.tsx')).PasswordForm }));

export function PasswordSection() {
  return (
    <AccountSection
      title="Password"
      text="After a change, all other devices on which you are logged in are logged out."
    >
      <OpensForm label="Change password">{(close) => <PasswordForm onClose={close} />}</OpensForm>
    </AccountSection>
  );
}
