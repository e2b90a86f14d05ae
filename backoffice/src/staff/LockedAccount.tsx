import { staffCalls } from '@clinic/contract/staff-calls';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useServer } from '../providers/useServer.ts';
import type { StaffRecord, StaffResource } from './staff-record.ts';

const CALLS = { doctors: staffCalls.confirmDoctor, assistants: staffCalls.confirmAssistant } as const;

interface Props {
  resource: StaffResource;
  person: StaffRecord;
  onDone: () => void;
}

/** Says that an account was moved without a yes of its old address, and lets another admin vouch for the person. */
export function LockedAccount({ resource, person: { id, name, email }, onDone }: Props) {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const refresh = useRefresh();
  const confirm = async () => {
    setBusy(true);
    try {
      const { message } = await server((api) => api.call(CALLS[resource], { id, body: { email } }));
      notify.success(message);
      refresh();
      onDone();
    } catch (error) {
      notify.error(failureText(error, 'This could not be saved. Please try again.'));
      setBusy(false);
    }
  };
  return (
    <Notice
      tone="waiting"
      sx={{ mb: 3 }}
      action={
        <ClinicButton look="outlined" disabled={busy} onClick={() => void confirm()}>
          Confirm this person
        </ClinicButton>
      }
    >
      The account is locked: its e-mail became {email} without a yes of the one before. If you know that it is{' '}
      {name}’s, you can confirm it, unless you have asked for the change.
    </Notice>
  );
}
