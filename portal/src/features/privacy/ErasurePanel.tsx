import { MAX_REASON, type OwnErasure, type OwnPrivacy } from '@clinic/contract/privacy/privacy';
import { momentOf } from '@clinic/ui/clinic-page';
import { RefusalNotice } from '@clinic/ui/forms/RefusalNotice.tsx';
import { ClinicButton } from '@clinic/ui/layout/ClinicButton.tsx';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { Panel } from '../../components/Panel.tsx';
import { useKeptValues } from '../../components/useKeptValues.ts';
import { askErasure, withdrawErasure } from './api.ts';
import { usePrivacyChange } from './usePrivacyChange.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@clinic/ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}));

const FAILED = 'Your request was not sent. Please try again.';

function StateOf({ erasure }: { erasure: OwnErasure }) {
  if (erasure.state === 'asked')
    return (
      <Notice tone="waiting" announce="status" sx={{ mb: 3 }}>
        You asked us on {momentOf(erasure.askedAt)}. The clinic looks at it and confirms. Until then nothing
        is erased.
      </Notice>
    );
  if (erasure.state === 'declined')
    return (
      <Notice tone="note" sx={{ mb: 3 }}>
        The clinic could not do it yet: {erasure.answer}
      </Notice>
    );
  return null;
}

/** The request to erase everything: made, withdrawn, or answered. */
export function ErasurePanel({ privacy: { erasure } }: { privacy: OwnPrivacy }) {
  const form = useKeptValues('erasure', { reason: '' });
  const { reason } = form.values;
  const asking = usePrivacyChange(() => askErasure(reason.trim()), FAILED);
  const withdrawing = usePrivacyChange(withdrawErasure, FAILED);
  const [isAsking, setIsAsking] = useState(false);
  const isBusy = asking.isBusy || withdrawing.isBusy;
  const isAsked = erasure?.state === 'asked';
  const send = () => asking.save({}, form.discard);
  const ask = async () => {
    await send();
    setIsAsking(false);
  };
  return (
    <Panel title="Erase my data">
      <Typography variant="body2" sx={{ mb: 3 }}>
        You can ask us to erase everything that we have of you. Your account ends with it. The law asks us to
        keep invoices for 8 years and the clinical record for 3 years after your last visit; it goes by itself
        after that. Download your data first if you want to keep them.
      </Typography>
      <RefusalNotice saving={asking} onAnswer={() => void send()} sx={{ mb: 3 }} />
      <RefusalNotice saving={withdrawing} onAnswer={() => void withdrawing.save({})} sx={{ mb: 3 }} />
      {erasure && <StateOf erasure={erasure} />}
      {isAsked ? (
        <ClinicButton look="outlined" disabled={isBusy} onClick={() => void withdrawing.save({})}>
          Take my request back
        </ClinicButton>
      ) : (
        <ClinicButton look="destructive" disabled={isBusy} onClick={() => setIsAsking(true)}>
          Ask to erase my data
        </ClinicButton>
      )}
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            title="Ask to erase my data?"
            confirmLabel="Ask to erase"
            danger
            busy={isBusy}
            onConfirm={() => void ask()}
            onClose={() => setIsAsking(false)}
          >
            <Typography sx={{ mb: 3 }}>
              When the clinic confirms, you can no longer log in, and your appointments are cancelled. It
              cannot be undone then.
            </Typography>
            <TextField
              label="Why (optional)"
              value={reason}
              onChange={(event) => form.change({ reason: event.target.value })}
              multiline
              minRows={2}
              fullWidth
              slotProps={{ htmlInput: { maxLength: MAX_REASON } }}
            />
          </ConfirmDialog>
        </Suspense>
      )}
    </Panel>
  );
}
