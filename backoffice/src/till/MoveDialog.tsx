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
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';

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
  const saving = useSaving<TillMoveInput, { message: string }>({
    draft: 'till-move',
    send: ({ note, ...fields }, { api, keys }) =>
      api.call(tillCalls.move, { body: { ...fields, note: note ?? '' } }, { keys }),
    saved: ({ message }) => {
      onClose();
      return message;
    },
    refresh: 'page',
    otherwise: 'This could not be saved.',
  });
  const form = useSavedForm({
    saving,
    values: { direction: 'out', amount: null, reason: 'bank', note: '' },
  });
  return (
    <SavedDialog
      form={form}
      title="Put in or take out"
      saveLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <MoveFields />
    </SavedDialog>
  );
}

export default MoveDialog;
