import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import {
  addedLabel,
  answerKey,
  placeOf,
  type KnownFact,
  type Precautions,
} from '@clinic/contract/care/precautions/precautions';
import { Notice } from '@clinic/ui/layout/Notice.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { HeldDialog } from '@clinic/ui/forms/HeldDialog.tsx';
import { AddPrecaution } from './AddPrecaution.tsx';
import { DialogPart } from './DialogPart.tsx';
import { answeredRows, askedRows, isAsked, type AskedRow } from './asked-rows.ts';
import { FactRow } from './FactRow.tsx';
import { MeaningRow } from './MeaningRow.tsx';
import { additionKey, isGone } from './precaution-edits.ts';
import { usePrecautionEdits } from './usePrecautionEdits.ts';

interface Props {
  clientId: string;
  name: string;
  known: Precautions;
  readOnly: boolean;
  formAddress: (formType: FormType) => string;
  /** The text to answer: its row gets the focus. */
  opensAt?: string;
  onClose: () => void;
}

/** All precautions of a client with their sources and the doctor's answers. */
export default function PrecautionsDialog({
  clientId,
  name,
  known,
  readOnly,
  formAddress,
  opensAt,
  onClose,
}: Props) {
  const form = usePrecautionEdits(clientId, known, onClose);
  const { edits, change } = form;
  const quoted = new Set(known.notChecked.map(placeOf));
  // Meanings of unknown words are shown in the row of the words, so they are left out here.
  const read = known.facts.filter((fact) => !quoted.has(placeOf(fact)));
  const gone = read.filter(isGone);
  const settled = read.filter((fact) => !isGone(fact) && !isAsked(fact));
  const asked = askedRows(known);
  const answered = answeredRows(known);
  const rowOf = (row: AskedRow) => (
    <MeaningRow
      key={row.key}
      row={row}
      isFirst={row.text.toLowerCase() === opensAt?.toLowerCase()}
      {...{ edits, readOnly, formAddress, onChange: change }}
    />
  );
  const factRow = (fact: KnownFact) => (
    <FactRow
      key={answerKey(fact)}
      fact={fact}
      chosen={edits.facts[answerKey(fact)]}
      readOnly={readOnly}
      formAddress={formAddress}
      onChoose={(stands) => change({ facts: { ...edits.facts, [answerKey(fact)]: stands } })}
    />
  );
  const added = [
    ...known.added.filter((one) => !edits.removed.includes(additionKey(one))),
    ...edits.added.map((one) => ({ ...one, label: addedLabel(one) })),
  ];
  const remove = (key: string) =>
    change({
      removed: [...edits.removed, key],
      added: edits.added.filter((one) => additionKey(one) !== key),
    });
  return (
    <HeldDialog
      title={`What is known of ${name || 'the client'}`}
      saveLabel={readOnly ? undefined : 'Save'}
      isBusy={form.isBusy}
      problem={form.problem}
      onClose={onClose}
      onSave={form.save}
    >
      <Typography sx={{ color: 'text.secondary' }}>
        Read from the forms by their words, the program and the goal. What is written there in other words, or
        not at all, is not known here. A fact counts until it is answered “Read wrongly”.
      </Typography>
      {form.wasKept && !readOnly && (
        <Notice tone="note" action={<Button onClick={form.discard}>Discard</Button>}>
          What you chose before is not saved yet.
        </Notice>
      )}
      {gone.length + asked.length > 0 && (
        <DialogPart title="To be answered">
          {gone.map(factRow)}
          {asked.map(rowOf)}
        </DialogPart>
      )}
      <DialogPart title="Read">
        {settled.map(factRow)}
        {read.length === 0 && <Typography>No allergy, diet or condition is recorded.</Typography>}
      </DialogPart>
      {answered.length > 0 && <DialogPart title="Words that were answered">{answered.map(rowOf)}</DialogPart>}
      <DialogPart title="Added by hand">
        {added.map((one) => (
          <Box key={additionKey(one)} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              <strong>{one.label}</strong>
              {one.words !== '' && one.words !== one.label && `, ${one.words}`}
            </Box>
            {!readOnly && (
              <Button
                size="small"
                aria-label={`Remove ${one.label}`}
                onClick={() => remove(additionKey(one))}
              >
                Remove
              </Button>
            )}
          </Box>
        ))}
        {readOnly ? (
          added.length === 0 && <Typography>Nothing.</Typography>
        ) : (
          <AddPrecaution
            adding={edits.adding}
            error={form.errors}
            onChange={(adding) => change({ adding })}
            onAdd={form.add}
          />
        )}
      </DialogPart>
    </HeldDialog>
  );
}
