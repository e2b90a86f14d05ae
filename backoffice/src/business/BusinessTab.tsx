import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { BusinessForm } from './BusinessForm.tsx';
import { useBusiness } from './useBusiness.ts';
import { WaitingSeries } from './WaitingSeries.tsx';

function BusinessTab() {
  const { data, error, refetch } = useBusiness();
  return (
    <>
      <WaitingSeries />
      <AccountSection
        title="Business"
        text="What stands on papers, and what the desk may do with money. Without a registration for GST nothing changes on invoices."
      >
        {error && !data && (
          <FailureNotice
            sentence={failureText(error, 'The business could not be read.')}
            onRetry={() => void refetch()}
          />
        )}
        {!error && !data && <ContentSkeleton rows={8} />}
        {data && <BusinessForm key={data.version} answer={data} />}
      </AccountSection>
    </>
  );
}

export default BusinessTab;
