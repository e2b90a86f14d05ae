import { formatRupees } from '@clinic/contract/billing/invoice-totals';
import { tillCalls } from '@clinic/contract/billing/till-calls';
import {
  DENOMINATIONS,
  differenceWords,
  MAX_PIECES,
  sumOfNotes,
  type CloseTill,
  type TillClosing,
} from '@clinic/contract/billing/tills';
import { money, optional, wholeNumber } from '@clinic/contract/rules';
import { momentOf } from '@clinic/ui/clinic-page';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, useWatch } from 'react-hook-form';
import { notify } from '@clinic/ui/layout/notify.ts';
import { Segments } from '@clinic/ui/layout/Segments.tsx';
import { NumberField } from '../forms/NumberField.tsx';
import { SavedDialog } from '@clinic/ui/forms/SavedDialog.tsx';
import { useSavedForm } from '@clinic/ui/forms/useSavedForm.ts';
import { useSaving } from '@clinic/ui/forms/useSaving.ts';

interface Props {
  /** Instant of the last count that the dialog knows: if there was another since, the server refuses. */
  since: string | null;
  onClose: () => void;
}

type Way = 'notes' | 'sum';
type Pieces = Record<string, number | null>;
interface Typed {
  /** Instant of the last count when the dialog was opened. */
  since: string | null;
  way: Way;
  notes: Pieces;
  counted: number | null;
  float: number;
}

const piecesRule = optional(wholeNumber(0, MAX_PIECES));
/** A prefix, since react-hook-form reads a number in a path as a list's index. */
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

function Counted() {
  const { field } = useController<Typed, 'way'>({ name: 'way' });
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <Segments<Way>
          label="How it is counted"
          choices={[
            ['notes', 'By note'],
            ['sum', 'One sum'],
          ]}
          chosen={field.value}
          onChoose={field.onChange}
        />
      </Box>
      {field.value === 'notes' ? (
        <Notes />
      ) : (
        <NumberField source="counted" label="Counted (₹)" validate={money} isRequired helperText={false} />
      )}
    </>
  );
}

const bodyOf = ({ since, way, notes, counted, float }: Typed): CloseTill => ({
  ...(since && { since }),
  ...(way === 'notes' ? { notes: notesOf(notes) } : { counted: counted ?? 0 }),
  float,
});

/** Counts blind: the desk learns afterwards how much should have been in the drawer. */
function CloseDialog({ since, onClose }: Props) {
  const saving = useSaving<Typed, { closing: TillClosing }>({
    draft: 'till-count',
    send: (typed, { api, keys }) => {
      // A count without an answer is repeated unchanged; any other uses the drawer as it is read now.
      const body = bodyOf(keys?.unanswered ? typed : { ...typed, since });
      return api.call(tillCalls.close, { body }, { keys });
    },
    saved: ({ closing }) => {
      onClose();
      const words = `Counted: ${differenceWords(closing.difference)}.`;
      if (closing.difference === 0) return words;
      notify.error(words);
      return undefined;
    },
    refresh: 'page',
    otherwise: 'The count could not be saved.',
    reload: 'page',
  });
  const form = useSavedForm({
    saving,
    values: {
      since,
      way: 'notes',
      notes: Object.fromEntries(DENOMINATIONS.map((note) => [keyOf(note), null])),
      counted: null,
      float: 0,
    },
  });
  return (
    <SavedDialog
      form={form}
      title="Count the drawer"
      saveLabel="Save the count"
      busyLabel="Saving…"
      enterMoves
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
        {since
          ? `All cash since ${momentOf(since)}, until now.`
          : 'All cash until now: it is the first count.'}
      </Typography>
      <Counted />
      <NumberField
        source="float"
        label="Stays in the drawer (₹)"
        validate={money}
        isRequired
        helperText={false}
      />
    </SavedDialog>
  );
}

export default CloseDialog;
