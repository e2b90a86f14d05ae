import type { StaffRole } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import LockResetIcon from '@mui/icons-material/LockResetOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useServer } from '../providers/useServer.ts';

interface Props {
  person: { id: string; name: string };
  role: StaffRole;
}

/** Removes the second factor of a person who has lost phone, passkeys and recovery codes. */
export function ResetFactorButton({ person: { id, name }, role }: Props) {
  const server = useServer();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const reset = async () => {
    setBusy(true);
    try {
      const { message } = await server((clinic) =>
        clinic.call(secondFactorCalls.reset, { body: { role, id } }),
      );
      notify.success(message);
    } catch (thrown) {
      notify.error(failureText(thrown, 'The second step could not be reset. Please try again.'));
    }
    setBusy(false);
    setAsking(false);
  };
  return (
    <>
      <Tooltip title="Reset second step">
        <IconButton size="small" aria-label={`Reset second step of ${name}`} onClick={() => setAsking(true)}>
          <LockResetIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {asking && (
        <ConfirmDialog
          open
          title={`Reset the second step of ${name}?`}
          confirmLabel="Reset"
          danger
          busy={busy}
          onConfirm={() => void reset()}
          onClose={() => setAsking(false)}
        >
          The log-in then asks for the password only, all devices are logged out, and a letter tells {name}.
          Please make sure that it is {name} who asks for this.
        </ConfirmDialog>
      )}
    </>
  );
}
