import type { FormType } from '@clinic/contract/care/intake-form-fields';
import { placeOf, type UncheckedWords } from '@clinic/contract/care/precautions';
import { InputField } from '@clinic/ui/forms/InputField.tsx';
import Box from '@mui/material/Box';
import { DialogPart } from './DialogPart.tsx';
import { FactSource } from './FactSource.tsx';
import { meaningOptions } from './precaution-choices.ts';
import { meaningOf, type PrecautionEdits } from './precaution-edits.ts';

interface Props {
  words: readonly UncheckedWords[];
  edits: PrecautionEdits;
  readOnly: boolean;
  formAddress: (formType: FormType) => string;
  onChange: (edits: Partial<PrecautionEdits>) => void;
}

/** Words of the forms of which nothing is known, each with a choice of what it means. */
export function NotChecked({ words: all, edits, readOnly, formAddress, onChange }: Props) {
  return (
    <DialogPart title="Not checked">
      {all.map((words) => (
        <Box key={placeOf(words)} sx={{ display: 'grid', gap: 2 }}>
          <FactSource {...words} formAddress={formAddress} />
          <InputField
            label={`What does “${words.text}” mean?`}
            size="small"
            disabled={readOnly}
            options={meaningOptions(words.field)}
            value={meaningOf(words, edits)}
            onChange={(choice) => onChange({ words: { ...edits.words, [placeOf(words)]: choice } })}
          />
        </Box>
      ))}
    </DialogPart>
  );
}
