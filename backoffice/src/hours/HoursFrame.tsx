import type { ClinicHours } from '@clinic/contract/scheduling/hours';
import { useFormAccess } from '@clinic/ui/forms/form-access.ts';
import { useClinicHours } from '@clinic/ui/hours/clinic-hours.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import type { ReactNode } from 'react';

interface Props {
  children: (hours: ClinicHours) => ReactNode;
}

/** Waits for hours and person before its forms are drawn, since restored drafts open by themselves. */
export function HoursFrame({ children }: Props) {
  const { account } = useFormAccess();
  const { data, error, refetch } = useClinicHours();
  if (error && !data)
    return (
      <FailureNotice
        sentence={failureText(error, 'The hours could not be read.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data || account === null) return <ContentSkeleton rows={6} />;
  return children(data);
}
