import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import { notify } from '@clinic/ui/layout/notify.ts';
import type { ReactNode } from 'react';
import { useRefresh } from 'react-admin';

interface Props {
  /** Confirms to the server that the account is this person's. */
  confirm: () => Promise<{ message: string }>;
  onDone: () => void;
  /** The button's label; left out: "Confirm this person". */
  label?: string;
  /** The reason why the account is locked, and its present address. */
  children: ReactNode;
}

export function ConfirmNotice({ confirm, onDone, label = 'Confirm this person', children }: Props) {
  const refresh = useRefresh();
  const { save, isBusy } = useSaving({
    send: confirm,
    saved: ({ message }) => {
      notify.success(message);
      refresh();
      onDone();
    },
    otherwise: 'This could not be saved. Please try again.',
    refused: (_failure, sentence) => notify.error(sentence),
  });
  return (
    <Notice
      tone="waiting"
      sx={{ mb: 3 }}
      action={
        <ClinicButton look="outlined" disabled={isBusy} onClick={() => void save({})}>
          {label}
        </ClinicButton>
      }
    >
      {children}
    </Notice>
  );
}
