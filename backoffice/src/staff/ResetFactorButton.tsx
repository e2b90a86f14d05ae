import type { StaffRole } from '@clinic/contract/identity/second-factor';
import { secondFactorCalls } from '@clinic/contract/identity/second-factor-calls';
import { byEmail } from '@clinic/ui/layout/emails-wait.ts';
import { ConfirmDialog } from '@clinic/ui/dialogs/ConfirmDialog.tsx';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { notify } from '@clinic/ui/layout/notify.ts';
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
  const { save, isBusy } = useSaving({
    send: () => server((api) => api.call(secondFactorCalls.reset, { body: { role, id } })),
    saved: ({ message }) => notify.emailed(message),
    otherwise: 'The second step could not be reset. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
    settled: () => setAsking(false),
  });
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
          busy={isBusy}
          onConfirm={() => void save({})}
          onClose={() => setAsking(false)}
        >
          {byEmail(
            `The log-in then asks for the password only, all devices are logged out, and a letter tells ${name}.`,
            `The log-in then asks for the password only, and all devices are logged out. Please tell ${name}.`,
          )}{' '}
          Please make sure that it is {name} who asks for this.
        </ConfirmDialog>
      )}
    </>
  );
}
