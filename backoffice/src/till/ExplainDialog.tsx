import { tillCalls } from '@clinic/contract/billing/till-calls';
import { differenceWords, type TillClosing } from '@clinic/contract/billing/tills';
import { momentOf } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { ReasonInput } from '../payments/ReasonInput.tsx';
import { useDialogCall } from '../forms/useDialogCall.ts';

interface Props {
  closing: TillClosing;
  onClose: () => void;
}

function ExplainDialog({ closing: { id, until, difference }, onClose }: Props) {
  const { run, failure, onReload } = useDialogCall(onClose);
  return (
    <RecordDialog
      title="Why is there a difference?"
      submitLabel="Save"
      defaultValues={{ reason: '' }}
      draft={null}
      onSubmit={(values) =>
        run(async (api) => {
          await api.call(tillCalls.explain, { id, body: values as { reason: string } });
          return { message: 'Reason saved.' };
        }, 'The reason could not be saved.')
      }
      onClose={onClose}
      failure={failure}
      onReload={onReload}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {differenceWords(difference)} on {momentOf(until)}. It can be said once.
      </Typography>
      <ReasonInput />
    </RecordDialog>
  );
}

export default ExplainDialog;
