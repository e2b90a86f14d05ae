import { useState } from 'react';
import { ConfirmDialog } from '../dialogs/ConfirmDialog.tsx';
import { useSaving } from '../forms/useSaving.ts';
import { ClinicButton } from '../layout/ClinicButton.tsx';
import { FailureNotice } from '../layout/FailureNotice.tsx';
import { notify } from '../layout/notify.ts';
import { useHoursChanged } from './clinic-hours.ts';

interface Props {
  /** The name of the removed record: "the week from 05 Jan 2026". */
  what: string;
  /** The sentence about the consequence. */
  text: string;
  /** Answers the server's sentence. */
  remove: () => Promise<{ message: string }>;
}

export function RemoveButton({ what, text, remove }: Props) {
  const [asked, setAsked] = useState(false);
  const changed = useHoursChanged();
  const { save, isBusy, refusal, forgetRefusal } = useSaving({
    send: remove,
    saved: ({ message }) => {
      notify.success(message);
      setAsked(false);
      void changed();
    },
    otherwise: 'It could not be removed. Please try again.',
  });
  const ask = () => {
    forgetRefusal();
    setAsked(true);
  };
  return (
    <>
      <ClinicButton look="destructive" aria-label={`Remove ${what}`} onClick={ask}>
        Remove
      </ClinicButton>
      {asked && (
        <ConfirmDialog
          open
          danger
          title={`Remove ${what}?`}
          confirmLabel="Remove"
          busy={isBusy}
          onConfirm={() => void save({})}
          onClose={() => setAsked(false)}
        >
          {refusal && <FailureNotice sentence={refusal.sentence} sx={{ mb: 3 }} />}
          {text}
        </ConfirmDialog>
      )}
    </>
  );
}
