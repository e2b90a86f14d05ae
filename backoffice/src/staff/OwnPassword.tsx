import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { useServer } from '../providers/useServer.ts';
import type { StaffRecord, StaffResource } from './staff-record.ts';

const CALLS = { doctors: staffCalls.sendDoctorLink, assistants: staffCalls.sendAssistantLink } as const;

/** Replaces the password field when the owner has chosen a password: staff can only mail a link to choose another. */
export function OwnPassword({ resource, person: { id } }: { resource: StaffResource; person: StaffRecord }) {
  const server = useServer();
  const { save, isBusy } = useSaving({
    send: () => server((api) => api.call(CALLS[resource], { id })),
    saved: ({ message }) => notify.emailed(message),
    otherwise: 'The link could not be sent. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
  });
  return (
    <Notice
      tone="quiet"
      action={
        <ClinicButton look="outlined" disabled={isBusy} onClick={() => void save({})}>
          Send a link
        </ClinicButton>
      }
    >
      This person has chosen the password. A link lets them choose another one.
    </Notice>
  );
}
