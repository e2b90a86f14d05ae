import { tillCalls } from '@clinic/contract/billing/till-calls';
import type { TillClosing } from '@clinic/contract/billing/tills';
import { momentOf } from '@clinic/ui/clinic-page';
import Typography from '@mui/material/Typography';
import { TextInput } from 'react-admin';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { reasonRule } from '../payments/reason-rule.ts';
import { useDialogCall } from '../payments/useDialogCall.ts';
import { differenceWords } from './Closings.tsx';

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
      <TextInput
        source="reason"
        label="Reason"
        validate={reasonRule}
        isRequired
        helperText={false}
        autoComplete="off"
      />
    </RecordDialog>
  );
}

export default ExplainDialog;
