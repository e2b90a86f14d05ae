import { tillCalls } from '@clinic/contract/billing/till-calls';
import { differenceWords, type TillClosing } from '@clinic/contract/billing/tills';
import { momentOf } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';
import { ReasonInput } from '../payments/ReasonInput.tsx';

interface Props {
  closing: TillClosing;
  onClose: () => void;
}

function ExplainDialog({ closing: { id, until, difference }, onClose }: Props) {
  const saving = useSaving<{ reason: string }, unknown>({
    draft: `till-reason:${id}`,
    send: (body, { api }) => api.call(tillCalls.explain, { id, body }),
    saved: () => {
      onClose();
      return 'Reason saved.';
    },
    refresh: 'page',
    otherwise: 'The reason could not be saved.',
    reload: 'page',
  });
  const form = useSavedForm({ saving, values: { reason: '' } });
  return (
    <SavedDialog
      form={form}
      title="Why is there a difference?"
      saveLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {differenceWords(difference)} on {momentOf(until)}. It can be said once.
      </Typography>
      <ReasonInput />
    </SavedDialog>
  );
}

export default ExplainDialog;
