import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { PageHeader } from '@clinic/ui/layout/PageHeader.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useGetIdentity } from 'react-admin';
import { PAGE_TITLES } from '../layout/page-titles.ts';
import { PolicyForm } from './PolicyForm.tsx';
import { useBookingPolicy } from './useBookingPolicy.ts';

function SettingsPage() {
  const { data: person } = useGetIdentity();
  const { data, error, refetch } = useBookingPolicy();
  return (
    <>
      <PageHeader title={PAGE_TITLES.admin.settings} context="What holds for the whole clinic." />
      <AccountSection
        title="Booking"
        text="How clients ask for visits and change them. The desk is not bound by it."
      >
        {error && !data && (
          <FailureNotice
            sentence={failureText(error, 'The rules could not be read.')}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !data && <ContentSkeleton rows={6} />}
        {data && person && <PolicyForm answer={data} account={String(person.id)} />}
      </AccountSection>
    </>
  );
}

export default SettingsPage;
