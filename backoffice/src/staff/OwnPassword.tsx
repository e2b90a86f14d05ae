import { staffCalls } from '@clinic/contract/identity/staff-calls';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';
import type { StaffRecord, StaffResource } from './staff-record.ts';

const CALLS = { doctors: staffCalls.sendDoctorLink, assistants: staffCalls.sendAssistantLink } as const;

/** In place of a password that its owner has chosen: a link to choose another one. */
export function OwnPassword({ resource, person: { id } }: { resource: StaffResource; person: StaffRecord }) {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const send = async () => {
    setBusy(true);
    try {
      notify.emailed((await server((api) => api.call(CALLS[resource], { id }))).message);
    } catch (error) {
      notify.error(failureText(error, 'The link could not be sent. Please try again.'));
    }
    setBusy(false);
  };
  return (
    <Notice
      tone="quiet"
      action={
        <ClinicButton look="outlined" disabled={busy} onClick={() => void send()}>
          Send a link
        </ClinicButton>
      }
    >
      This person has chosen the password. A link lets them choose another one.
    </Notice>
  );
}
