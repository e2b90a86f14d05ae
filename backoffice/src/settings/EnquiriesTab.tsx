import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { EnquirySourcesForm } from './EnquirySourcesForm.tsx';
import { useEnquirySources } from './useEnquirySources.ts';

function EnquiriesTab() {
  const { data, error, refetch } = useEnquirySources();
  return (
    <AccountSection title="Enquiries" text="The desk asks it of people who call for the first time.">
      {error && !data && (
        <FailureNotice
          sentence={failureText(error, 'The list could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <ContentSkeleton rows={3} />}
      {data && <EnquirySourcesForm answer={data} />}
    </AccountSection>
  );
}

export default EnquiriesTab;
