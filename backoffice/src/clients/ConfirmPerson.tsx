import { clientCalls } from '@clinic/contract/client-calls';
import type { Client } from '@clinic/contract/people';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useServer } from '../providers/useServer.ts';

const REASONS: Record<NonNullable<Client['recordsClosed']>, string> = {
  EMAIL_UNVERIFIED: 'This e-mail was not confirmed yet, so the client does not see what the doctor writes:',
  PERSON_UNCONFIRMED:
    'The e-mail of this account was changed without a yes of the one before, so the client does not see what the doctor writes. The client’s doctor confirms the person; where there is none, an admin does:',
};

/** Says that a client does not read the own records, and lets the admin vouch for the person. */
export function ConfirmPerson({
  client: { id, email, recordsClosed },
  onDone,
}: {
  client: Client;
  onDone: () => void;
}) {
  const [busy, setBusy] = useState(false);
  const server = useServer();
  const refresh = useRefresh();
  if (!recordsClosed) return null;
  const confirm = async () => {
    setBusy(true);
    try {
      const { message } = await server((api) => api.call(clientCalls.confirm, { id, body: { email } }));
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
      {REASONS[recordsClosed]} {email}. If you know that it is theirs, you can confirm it, unless you have
      asked for it.
    </Notice>
  );
}
