import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import { failureText } from '@clinic/ui/session/api-error.ts';
import { useState, type ReactNode } from 'react';
import { useRefresh } from 'react-admin';

interface Props {
  /** Confirms to the server that the account is this person's. */
  confirm: () => Promise<{ message: string }>;
  onDone: () => void;
  /** Of the button; left out: "Confirm this person". */
  label?: string;
  /** Why the account is locked, and to whom it belongs now. */
  children: ReactNode;
}

export function ConfirmNotice({ confirm, onDone, label = 'Confirm this person', children }: Props) {
  const [busy, setBusy] = useState(false);
  const refresh = useRefresh();
  const press = async () => {
    setBusy(true);
    try {
      const { message } = await confirm();
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
        <ClinicButton look="outlined" disabled={busy} onClick={() => void press()}>
          {label}
        </ClinicButton>
      }
    >
      {children}
    </Notice>
  );
}
