import type { FormType } from '@clinic/contract/care/intake-forms/intake-form-fields';
import { placeOf } from '@clinic/contract/care/precautions/precautions';
import Box from '@mui/material/Box';
import { placesOf, type AskedRow } from './asked-rows.ts';
import { FactChoices, type ChoicesProps } from './FactChoices.tsx';
import { FactSource } from './FactSource.tsx';
import { meaningLabel } from './precaution-choices.ts';
import { meaningsOf, type PrecautionEdits } from './precaution-edits.ts';
import { WordChoices } from './WordChoices.tsx';

interface Props extends ChoicesProps {
  readOnly: boolean;
  /** True: the dialog was opened for this row. */
  isFirst: boolean;
  formAddress: (formType: FormType) => string;
}

const focusFirst = (row: HTMLElement | null) => row?.querySelector('button')?.focus();

/** A text of the forms with its possible meanings: likely ones as buttons, others behind "More". */
export function MeaningRow({ row, edits, readOnly, isFirst, formAddress, onChange }: Props) {
  const question = `What does “${row.text}” mean?`;
  const choices = row.words.length > 0 && !readOnly;
  return (
    <Box
      component="fieldset"
      ref={isFirst ? focusFirst : undefined}
      aria-label={question}
      disabled={readOnly}
      sx={{ display: 'grid', gap: 2, border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box>
        {placesOf(row).map((place) => (
          <FactSource key={placeOf(place)} {...place} formAddress={formAddress} />
        ))}
      </Box>
      {readOnly ? (
        <Box>{saidOf(row, edits) || 'Not answered yet'}</Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {row.facts.length > 0 && <FactChoices {...{ row, edits, onChange }} />}
          {choices && <WordChoices {...{ row, edits, onChange }} />}
        </Box>
      )}
    </Box>
  );
}

const saidOf = ({ words, facts }: AskedRow, edits: PrecautionEdits): string =>
  [
    ...facts.map(({ label }) => `${label}?`),
    ...new Set(
      words.flatMap((one) => meaningsOf(one, edits).map((choice) => meaningLabel(choice, one.field))),
    ),
  ].join(', ');
