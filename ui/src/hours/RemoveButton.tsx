import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { notify } from '../layout/notify.ts';
import { failureText } from '../session/api-error.ts';
import { useHoursChanged } from './hours-access.ts';

interface Props {
  /** What goes: "the week from 05 Jan 2026". */
  what: string;
  /** What holds afterwards. */
  text: string;
  /** Answers the server's sentence. */
  remove: () => Promise<{ message: string }>;
}

export function RemoveButton({ what, text, remove }: Props) {
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const changed = useHoursChanged();
  const confirmed = async () => {
    setBusy(true);
    setFailure(null);
    try {
      const { message } = await remove();
      notify.success(message);
      setAsked(false);
      await changed();
    } catch (error) {
      setFailure(failureText(error, 'It could not be removed. Please try again.'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <ClinicButton look="destructive" aria-label={`Remove ${what}`} onClick={() => setAsked(true)}>
        Remove
      </ClinicButton>
      {asked && (
        <ConfirmDialog
          open
          danger
          title={`Remove ${what}?`}
          confirmLabel="Remove"
          busy={busy}
          onConfirm={() => void confirmed()}
          onClose={() => setAsked(false)}
        >
          {failure && <FailureNotice sentence={failure} sx={{ mb: 3 }} />}
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
