import type { ClinicHours } from '@clinic/contract/scheduling/hours';
import { HoursContext, useClinicHours, type HoursAccess } from '@clinic/ui/hours/hours-access.ts';
import { FailureNotice } from '@clinic/ui/layout/FailureNotice.tsx';
import { ContentSkeleton } from '@clinic/ui/layout/PageSkeleton.tsx';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useMemo, type ReactNode } from 'react';
import { useGetIdentity } from 'react-admin';
import { useServer } from '../providers/useServer.ts';

interface Props {
  children: (hours: ClinicHours) => ReactNode;
}

/** Reads the hours for a page and passes them to its parts. */
export function HoursFrame({ children }: Props) {
  const server = useServer();
  const { data: person } = useGetIdentity();
  const account = person && String(person.id);
  const api = useMemo<HoursAccess['api']>(
    () => ({ call: (of, request, options) => server((clinic) => clinic.call(of, request, options)) }),
    [server],
  );
  const access = useMemo<HoursAccess | null>(
    () => (account ? { api, area: 'backoffice', account } : null),
    [api, account],
  );
  const { data, error, refetch } = useClinicHours({ api });
  if (error && !data)
    return (
      <FailureNotice
        sentence={failureText(error, 'The hours could not be read.')}
        onRetry={() => void refetch()}
      />
    );
  if (!data || !access) return <ContentSkeleton rows={6} />;
  return <HoursContext value={access}>{children(data)}</HoursContext>;
}
