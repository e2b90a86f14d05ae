import { tillCalls } from '@clinic/contract/billing/till-calls';
import {
  isSpent,
  noteProblem,
  TILL_REASON_WORDS,
  TILL_REASONS,
  type TillMoveInput,
} from '@clinic/contract/billing/tills';
import { amount, oneLine } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import { SelectInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DeskLimit } from '../business/DeskLimit.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { useDialogCall } from '../forms/useDialogCall.ts';

const reasons = TILL_REASONS.map((id) => ({ id, name: TILL_REASON_WORDS[id] }));
const directions = [
  { id: 'out', name: 'Taken out' },
  { id: 'in', name: 'Put in' },
];
const lineRule = oneLine();
const noteRule = (note: string | null, move: TillMoveInput) =>
  noteProblem({ ...move, note: note?.trim() }) ?? lineRule(note);

function MoveFields() {
  const { direction, reason } = useWatch() as TillMoveInput;
  const isOut = direction === 'out';
  return (
    <>
      {isSpent({ direction, reason }) && <DeskLimit sum="out" />}
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <NumberField source="amount" label="Amount (₹)" validate={amount} isRequired helperText={false} />
        <SelectInput source="direction" label="It was" choices={directions} isRequired helperText={false} />
        <SelectInput source="reason" label="Reason" choices={reasons} isRequired helperText={false} />
        <TextInput
          source="note"
          label={isOut ? 'Why' : 'Note'}
          validate={noteRule}
          isRequired={isOut}
          helperText={false}
          autoComplete="off"
        />
      </Box>
    </>
  );
}

function MoveDialog({ onClose }: { onClose: () => void }) {
  const { run, failure } = useDialogCall(onClose);
  return (
    <RecordDialog
      title="Put in or take out"
      submitLabel="Save"
      defaultValues={{ direction: 'out', amount: null, reason: 'bank', note: '' }}
      draft={null}
      onSubmit={(values) => {
        const { note, ...fields } = values as TillMoveInput;
        const body = { ...fields, note: note ?? '' };
        return run((api) => api.call(tillCalls.move, { body }), 'This could not be saved.');
      }}
      onClose={onClose}
      failure={failure}
    >
      <MoveFields />
    </RecordDialog>
  );
}

export default MoveDialog;
