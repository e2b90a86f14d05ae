import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { tillCalls } from '@clinic/contract/billing/till-calls';
import {
  DENOMINATIONS,
  differenceWords,
  MAX_PIECES,
  sumOfNotes,
  type CloseTill,
} from '@clinic/contract/billing/tills';
import { money, optional, wholeNumber } from '@clinic/contract/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Segments } from '@clinic/ui/layout/Segments.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import { RecordDialog } from '../forms/RecordDialog.tsx';
import { useDialogCall } from '../forms/useDialogCall.ts';

interface Props {
  /** As the drawer was read: another count meanwhile is refused. */
  since: string | null;
  onClose: () => void;
}

type Way = 'notes' | 'sum';
type Pieces = Record<string, number | null>;
interface Typed {
  notes: Pieces;
  counted: number | null;
  float: number;
}

const piecesRule = optional(wholeNumber(0, MAX_PIECES));
/** A form takes a number in a path for a place in a list. */
const keyOf = (note: number) => `n${String(note)}`;

const notesOf = (pieces: Pieces): Record<string, number> =>
  Object.fromEntries(
    DENOMINATIONS.flatMap((note) => {
      const count = pieces[keyOf(note)];
      return typeof count === 'number' && count > 0 ? [[String(note), count]] : [];
    }),
  );

function Notes() {
  const pieces = useWatch({ name: 'notes' }) as Pieces;
  return (
    <>
      <Box sx={{ display: 'grid', columnGap: 3, gridTemplateColumns: 'repeat(3, 1fr)' }}>
        {DENOMINATIONS.map((note) => (
          <NumberField
            key={note}
            source={`notes.${keyOf(note)}`}
            label={`× ₹${String(note)}`}
            validate={piecesRule}
            helperText={false}
          />
        ))}
      </Box>
      <Typography component="output" sx={{ display: 'block', fontWeight: 600, my: 1 }}>
        {formatRupees(sumOfNotes(notesOf(pieces)))}
      </Typography>
    </>
  );
}

/** Counts blind: the desk learns afterwards how much should have been in the drawer. */
function CloseDialog({ since, onClose }: Props) {
  const [way, setWay] = useState<Way>('notes');
  const { run, failure, onReload } = useDialogCall(onClose);
  const count = ({ notes, counted, float }: Typed) => {
    const what = way === 'notes' ? { notes: notesOf(notes) } : { counted: counted ?? 0 };
    const body: CloseTill = { ...(since && { since }), ...what, float };
    return run(async (api) => {
      const { closing } = await api.call(tillCalls.close, { body });
      return { message: `Counted: ${differenceWords(closing.difference)}.` };
    }, 'The count could not be saved.');
  };
  return (
    <RecordDialog
      title="Count the drawer"
      submitLabel="Save the count"
      defaultValues={{
        notes: Object.fromEntries(DENOMINATIONS.map((note) => [keyOf(note), null])),
        counted: null,
        float: 0,
      }}
      draft={null}
      onSubmit={(values) => count(values as Typed)}
      onClose={onClose}
      failure={failure}
      onReload={onReload}
    >
      <Box sx={{ mb: 2 }}>
        <Segments<Way>
          label="How it is counted"
          choices={[
            ['notes', 'By note'],
            ['sum', 'One sum'],
          ]}
          chosen={way}
          onChoose={setWay}
        />
      </Box>
      {way === 'notes' ? (
        <Notes />
      ) : (
        <NumberField source="counted" label="Counted (₹)" validate={money} isRequired helperText={false} />
      )}
      <NumberField
        source="float"
        label="Stays in the drawer (₹)"
        validate={money}
        isRequired
        helperText={false}
      />
    </RecordDialog>
  );
}

export default CloseDialog;
