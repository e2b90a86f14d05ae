import { AccountSection } from '@clinic/ui/account/AccountSection.tsx';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { ClinicForm } from './ClinicForm.tsx';
import { useClinicSettings } from './useClinicSettings.ts';

function ClinicTab() {
  const { data, error, refetch } = useClinicSettings();
  return (
    <AccountSection title="Clinic" text="What the website, letters and papers say of the clinic.">
      {error && !data && (
        <FailureNotice
          sentence={failureText(error, 'The facts of the clinic could not be read.')}
          onRetry={() => void refetch()}
        />
      )}
      {!error && !data && <ContentSkeleton rows={8} />}
      {data && <ClinicForm answer={data} />}
    </AccountSection>
  );
}

export default ClinicTab;
